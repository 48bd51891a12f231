import type { Profitability, Standing } from '../pricing/profitability.ts';

/** What cards and lists call a product. */
export const standingLabels: Readonly<Record<Standing, string>> = {
  lucrative: 'Lucrativo',
  attention: 'Atenção',
  low: 'Margem baixa',
  loss: 'Prejuízo',
};

/** What a list may be narrowed to. The lowest class holds pieces that earn something, and losses. */
export const filterLabels: Readonly<Record<Profitability | 'review', string>> = {
  lucrative: 'Lucrativo',
  attention: 'Atenção',
  loss: 'Margem baixa ou prejuízo',
  review: 'Para revisar',
};

/** Explains what products are called, where that is first seen. */
export const standingsExplained =
  'Lucrativo: margem de 40% ou mais. Atenção: 30% ou mais. Margem baixa: menos. Prejuízo: abaixo do custo.';

export const lowMarkupWarning =
  'Margem baixa - risco de prejuízo. Considere aumentar para pelo menos 50%.';

export const markupTip =
  'Margens abaixo de 30% sobre o custo podem significar que você está vendendo no prejuízo. Confira se as horas e os materiais estão completos antes de baixar um preço.';
