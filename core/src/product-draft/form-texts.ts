import { formatDecimal, formatMoney, formatPercent } from '../numbers/formats.ts';
import { amountText } from '../pricing/price-text.ts';
import { defaultUnitType } from '../units/unit-types.ts';
import { type MaterialDraft, rowPricing } from './product-draft.ts';

export const pricePer = (unit: string) => `Preço por ${unit}`;

/** What of a material a row uses, in few letters: '40 g', and '40 g + 5%' where some is wasted. */
export function usedText(row: MaterialDraft): string {
  const { quantity, unit = defaultUnitType, wastePercentage = 0 } = rowPricing(row);
  const used = amountText(quantity, unit);
  const waste = Number(wastePercentage);
  return waste > 0 ? `${used} + ${formatPercent(waste)}` : used;
}

/** The note of a material that is used, and has no price yet. */
export const withoutPrice = () => `Sem preço: conta ${formatMoney(0)}`;

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

/** @param followsHours the fixed costs come from the hours instead */
export const likeLast = (followsHours: boolean) =>
  `Categoria, ${followsHours ? '' : 'custos fixos, '}margem e arredondamento começam como na sua última peça.`;

export const batchHint =
  'Materiais, horas e custos fixos são os de todas as peças. O preço sai por peça.';

/** @param names of the materials that are saved without a quantity and a price */
export const nameAloneNote = (names: readonly string[]) =>
  `Só com o nome, conta 1 a ${formatMoney(0)}: ${names.join(', ')}.`;

/** The note of a product whose save goes by itself. */
export const savedOnceOnline =
  'Você está sem conexão. Tudo o que você digitou continua aqui e é salvo assim que ela voltar, se nada mais mudar.';

export function rowRemovedToast(name: string): string {
  return name.trim() === '' ? 'Material removido.' : `Material "${name.trim()}" removido.`;
}

export const freeMaterialsQuestion = 'Sem preço: foi de graça?';
