import { defaultUnitType } from '../choices/unit-types.ts';
import { amountText, wasteText } from '../pricing/price-text.ts';
import { formatDecimal } from '../text/formats.ts';
import { type MaterialDraft, rowPricing } from './product-draft.ts';

export const pricePer = (unit: string) => `Preço por ${unit}`;

/** '40 g', with the waste where there is one: what of a material a row uses. */
export function usedText(row: MaterialDraft): string {
  const { quantity, unit = defaultUnitType, wastePercentage = 0 } = rowPricing(row);
  const waste = wasteText(Number(wastePercentage));
  return [amountText(quantity, unit), waste].filter(Boolean).join(' + ');
}

export const totalOfBatch = (pieces: number) => `Total para ${formatDecimal(pieces)} peças`;

export function materialsLead(pieces: number): string {
  const whole = pieces > 1 ? `nas ${formatDecimal(pieces)} peças` : 'na peça';
  return `Tudo o que vai ${whole}. Dá para colar linhas de uma planilha.`;
}

export const hoursHint = (pieces: number) =>
  pieces > 1
    ? `O tempo de todas as ${formatDecimal(pieces)}: 1h30, 45 min ou 1,5.`
    : 'Digite 1h30, 45 min ou 1,5.';

export const fixedCostsHint = (pieces: number) =>
  pieces > 1
    ? `A parte destas ${formatDecimal(pieces)} peças em aluguel, luz, internet, embalagem…`
    : 'A parte desta peça em aluguel, luz, internet, embalagem…';

export const likeLast =
  'Categoria, custos fixos, margem e arredondamento começam como na sua última peça.';

export const batchHint =
  'Materiais, horas e custos fixos são os de todas as peças. O preço sai por peça.';
