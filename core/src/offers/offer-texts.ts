import { toDecimal } from '../numbers/decimal.ts';
import { formatMoney, formatShortMoney } from '../numbers/formats.ts';
import type { Earned } from '../pricing/earned.ts';
import type { CostedPiece, Floor } from '../pricing/price-ladder.ts';

export const offerWords = {
  title: 'Me ofereceram',
  /** Read out behind the price that opens it. */
  other: ': me ofereceram outro preço',
  amount: 'Quanto ofereceram?',
  see: 'Ver',
  where: 'Onde',
  received: (net: string) => `Depois das taxas você recebe ${formatShortMoney(net)}.`,
  hint: 'A resposta aparece enquanto você digita.',
  answers: 'Responda com',
  keep: (price: string) => `Mudar o preço para ${formatShortMoney(price)}`,
  sell: (price: string) => `Vendi por ${formatShortMoney(price)}`,
  repriced: (name: string, price: number) => `${name}: agora o preço é ${formatMoney(price)}.`,
  undone: (price: number) => `O preço voltou a ${formatMoney(price)}.`,
  undoFailed: 'Não foi possível voltar ao preço de antes',
} as const;

const pays = { hour: 'paga a sua hora', costs: 'paga materiais e custos fixos' } as const;

/** The words after the price of the floor: 'seu piso: paga a sua hora'. */
export const floorText = (floor: Floor): string => `seu piso: ${pays[floor.pays]}`;

/** 'R$ 33 por hora', or without a time what is left: 'sobram R$ 20'. */
export const broughtText = ({ earned, perHour }: Earned): string =>
  perHour === null ? leftText(earned) : perHourText(perHour);

/** What an offer comes to: first in a few words, then in a sentence. */
export interface OfferAnswer {
  readonly tone: 'good' | 'warn' | 'bad';
  /** 'Dá: R$ 31 por hora' */
  readonly verdict: string;
  /** 'Com R$ 90 você ganha R$ 77,50, e a hora fica R$ 7,85 acima da sua.' */
  readonly text: string;
}

/** @param price that was offered, in R$; what it brings is after the fees of where it was */
export function answerText(
  price: string,
  { earned, perHour }: Earned,
  { hourlyRate }: Pick<CostedPiece, 'hourlyRate'>,
): OfferAnswer {
  const left = toDecimal(earned);
  const given = `Com ${formatShortMoney(price)}`;
  if (left.lt('0')) {
    const lack = `${given} ${lackText(left.times('-1').toFixed(2))} para materiais e custos fixos.`;
    return { tone: 'bad', verdict: 'Não dá: você paga para trabalhar', text: lack };
  }
  if (left.eq('0')) {
    const text = `${given} o preço só cobre materiais e custos fixos.`;
    return { tone: 'bad', verdict: 'Não dá: você trabalha de graça', text };
  }
  if (perHour === null) {
    const text = `${given} ${leftText(earned)} depois de materiais e custos fixos.`;
    return { tone: 'good', verdict: `Dá: ${leftText(earned)}`, text };
  }
  const above = toDecimal(perHour).minus(toDecimal(hourlyRate));
  const apart = formatShortMoney(above.abs().toFixed(2));
  const [tone, verdict, hour] = above.lt('0')
    ? (['warn', 'Abaixo da sua hora', `${apart} abaixo da sua`] as const)
    : (['good', 'Dá', above.eq('0') ? 'igual à sua' : `${apart} acima da sua`] as const);
  return {
    tone,
    verdict: `${verdict}: ${perHourText(perHour)}`,
    text: `${given} você ganha ${formatShortMoney(earned)}, e a hora fica ${hour}.`,
  };
}

const perHourText = (perHour: string) => `${formatShortMoney(perHour)} por hora`;

const leftText = (amount: string) =>
  `${toDecimal(amount).lt('2') ? 'sobra' : 'sobram'} ${formatShortMoney(amount)}`;

const lackText = (amount: string) =>
  `${toDecimal(amount).lt('2') ? 'falta' : 'faltam'} ${formatShortMoney(amount)}`;
