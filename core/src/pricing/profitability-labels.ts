import type { Profitability, Standing } from './profitability.ts';

export const standingLabels: Readonly<Record<Standing, string>> = {
  lucrative: 'Lucrativo',
  attention: 'Atenção',
  low: 'Margem baixa',
  unpaid: 'Prejuízo',
  loss: 'Prejuízo',
};

/** What a list may be narrowed to. The lowest class holds pieces that earn something, and losses. */
export const filterLabels: Readonly<Record<Profitability | 'review', string>> = {
  lucrative: 'Lucrativo',
  attention: 'Atenção',
  loss: 'Margem baixa ou prejuízo',
  review: 'Para revisar',
};

export const standingsExplained =
  'Lucrativo: margem sobre o custo de 40% ou mais. Atenção: 30% ou mais. Margem baixa: menos. Prejuízo: abaixo do custo, que conta a sua hora; em vermelho, abaixo até dos materiais e custos fixos.';
