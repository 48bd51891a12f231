import { centsText, toDecimal } from '../numbers/decimal.ts';
import { formatCount, formatDecimal, formatHourlyRate, formatMoney } from '../numbers/formats.ts';
import { type EarningPiece, forWork, hourStateOf } from '../pricing/earned.ts';
import { earnedAmount } from '../pricing/earned-texts.ts';
import type { RepricingCause } from './repricing-causes.ts';

export const repricingTexts = {
  oldPrices: 'Usa preços antigos de materiais',
  update: 'Atualizar preços',
  recalculate: 'Recalcular',
  recalculateAll: 'Recalcular todos',
  decline: 'Agora não',
  computing: 'Calculando os novos preços…',
  updating: 'Atualizando…',
  noneChosen: 'Escolha pelo menos um produto',
  loadFailed: 'Não foi possível calcular os novos preços',
  failed: 'Não foi possível atualizar os preços',
  undoFailed: 'Não foi possível desfazer a atualização',
  notDearer: 'Estes não ficaram mais caros. Marque se quiser atualizar também.',
  nothingLeft: 'Nenhum produto para atualizar: todos já estão com os preços de hoje.',
  tooHigh: 'O novo preço passaria de R$ 9.999.999,99. Edite o produto para escolher outro.',
} as const;

export const reviewTitles: Readonly<Record<RepricingCause, string>> = {
  materials: 'Atualizar preços',
  hourlyRate: 'Recalcular preços',
};

const untilThen = 'Nada muda até você atualizar.';

interface ReviewSubject {
  readonly cause: RepricingCause;
  /** Today's hourly rate, in R$. */
  readonly hourlyRate: number | string;
  /** The name of the one whose price has changed. */
  readonly material?: string | undefined;
  readonly isOne: boolean;
}

export function reviewLead({ cause, hourlyRate, material, isOne }: ReviewSubject): string {
  const show = isOne ? 'Veja como fica o produto' : 'Veja como ficam os produtos';
  switch (cause) {
    case 'hourlyRate': {
      const counted = isOne ? 'O custo e a margem já contam' : 'Custos e margens já contam';
      return `${show} com o seu valor da hora de hoje, ${formatHourlyRate(hourlyRate)}. ${counted} com ele. ${untilThen}`;
    }
    case 'materials':
      return material === undefined
        ? `${show} com os preços de hoje do seu catálogo. ${untilThen}`
        : `O preço de "${material}" mudou. ${show} que ${isOne ? 'usa' : 'usam'} esse material. ${untilThen}`;
  }
}

export const pricedAt = (hourlyRate: number | string) =>
  `Calculado com ${formatHourlyRate(hourlyRate)}`;

export const updateProducts = (count: number) =>
  `Atualizar ${formatCount(count, 'produto', 'produtos')}`;

export const allProducts = (count: number) => `Todos os ${formatDecimal(count)} produtos`;

export const chosenOf = (chosen: number, all: number) =>
  `${formatDecimal(chosen)} de ${formatDecimal(all)} escolhidos, somados`;

export const moreLater = (count: number) =>
  `Aqui estão os ${formatDecimal(count)} mais novos. Depois de atualizar estes, abra de novo para ver os outros.`;

/** The note on a product that would be sold for less. @param prices in R$ */
export const fallNote = (before: number, after: number): string | null =>
  after < before
    ? `O preço cai ${formatMoney(centsText(toDecimal(before).minus(toDecimal(after))))}.`
    : null;

/** The note on a product whose hour is not wholly paid then. @param price of a piece, in R$ */
export function unpaidNote(price: Pick<EarningPiece, 'labour' | 'profit'>): string | null {
  switch (hourStateOf(price)) {
    case 'paid':
      return null;
    case 'unpaid':
      return `A sua hora não fica paga: por peça faltam ${formatMoney(String(price.profit).replace('-', ''))}.`;
    case 'loss':
      return `Você perde ${earnedAmount(centsText(forWork(price)))} por peça.`;
  }
}

/** The note where the hourly rate of today leaves a loss. @param profit of a piece with it, in R$ */
export const lossTodayNote = (profit: string) =>
  Number(profit) < 0
    ? `Com o valor de hoje, esta peça dá prejuízo de ${formatMoney(profit.replace('-', ''))}.`
    : null;

/**
 * The note when a material's new price is by a kind of unit that its products do not count it in.
 *
 * @param products how many those are; null where it is not known whether there are any
 */
export function otherKindOfUnit(material: string, products: number | null): string {
  const changed = `A unidade de "${material}" agora é de outro tipo.`;
  if (products === null) {
    return `${changed} Os produtos que já usam esse material ficam com o preço que têm.`;
  }
  return products === 1
    ? `${changed} 1 produto que usa esse material fica com o preço que tem.`
    : `${changed} ${formatDecimal(products)} produtos que usam esse material ficam com o preço que têm.`;
}

export const otherRateNote = (count: number) =>
  count === 1
    ? '1 produto foi calculado com outro valor de hora'
    : `${formatDecimal(count)} produtos foram calculados com outro valor de hora`;

export const oldPricesNote = (count: number, hasMore: boolean) =>
  `${hasMore ? 'Pelo menos ' : ''}${formatCount(count, 'produto usa', 'produtos usam')} preços antigos`;

export const repricedToast = (count: number) =>
  count === 1
    ? 'Preço de 1 produto atualizado.'
    : `Preços de ${formatDecimal(count)} produtos atualizados.`;

export function repricingUndoneToast({
  restored,
  kept,
}: {
  readonly restored: number;
  readonly kept: readonly { readonly name: string }[];
}): string {
  const [first] = kept;
  const back =
    restored > 0 && `Preços de antes de volta em ${formatCount(restored, 'produto', 'produtos')}.`;
  const stays =
    kept.length === 1
      ? `"${first?.name}" mudou depois e ficou como está.`
      : `${formatDecimal(kept.length)} produtos mudaram depois e ficaram como estão.`;
  const sentences = [back, kept.length > 0 && stays].filter((sentence) => sentence !== false);
  return sentences.join(' ') || 'Não há o que desfazer: os produtos foram excluídos.';
}

export const rowsPricedToast = (count: number) =>
  `Preço de hoje em ${formatCount(count, 'material', 'materiais')}. Confira e salve.`;

export const rateTakenToast = 'Valor da hora de hoje no produto. Confira e salve.';
