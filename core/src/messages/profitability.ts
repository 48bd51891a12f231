import type { Profitability, Standing } from '../pricing/profitability.ts';

/** What cards and lists call a product. */
export const standingLabels: Readonly<Record<Standing, string>> = {
  lucrative: 'Lucrativo',
  attention: 'Atenção',
  low: 'Margem baixa',
  loss: 'Prejuízo',
};

/** The classes of the report, of several products each. */
export const classLabels: Readonly<Record<Profitability, string>> = {
  lucrative: 'Lucrativos',
  attention: 'Atenção',
  loss: 'Prejuízo',
};

/** Explains what products are called, where that is first seen. */
export const standingsExplained =
  'Lucrativo: margem de 40% ou mais sobre o custo. Atenção: de 30% a 40%. Margem baixa: menos de 30%. Prejuízo: não cobre o custo.';

export const lowMarkupWarning =
  'Margem baixa - risco de prejuízo. Considere aumentar para pelo menos 50%.';

export const markupTip =
  'Margens abaixo de 30% sobre o custo podem significar que você está vendendo no prejuízo. Confira se as horas e os materiais estão completos antes de baixar um preço.';
