import { formatCount, formatDecimal, formatMoney, formatPercent } from '../numbers/formats.ts';
import type { OrderOutcome } from './discount.ts';
import { earnedAmount, earnedLabel, earnedWords, perHourText, profitText } from './earned-texts.ts';

export const discountWords = {
  title: 'Se eu der desconto',
  open: 'E se eu der desconto?',
  percent: 'Desconto',
  quantity: 'Quantas peças',
  where: 'Onde',
  table: 'Encomendas maiores',
  floor: 'Margem líquida mínima',
  floorHint: (price: string) => `O preço não baixa de ${formatMoney(price)} por peça.`,
  pieces: 'Peças',
  price: 'Cada',
  percentOf: (pieces: number) => `Desconto para ${formatDecimal(pieces)} peças`,
  earned: earnedWords.earned,
  margin: (percent: string) => `${formatPercent(percent)} líquida`,
  held: 'no piso',
  pro: 'No plano Pro, a tabela para 10, 50 e 100 peças, com um piso que protege a sua margem.',
} as const;

/**
 * 'A R$ 90,00 você ganha R$ 35,96 por peça e R$ 359,60 em 10 peças: R$ 17,98 por hora. Lucro R$ 3,20 por
 * peça.', or what it loses.
 */
export function discountText(outcome: OrderOutcome, pieces: number): string {
  const { price, profit, earned, totalEarned } = outcome;
  const whole =
    pieces === 1
      ? ''
      : ` e ${earnedAmount(totalEarned.earned)} em ${formatCount(pieces, 'peça', 'peças')}`;
  const hour = earned.perHour === null ? '' : `: ${perHourText(earned.perHour.replace('-', ''))}`;
  const lead = `A ${formatMoney(price)} ${earnedLabel(earned.earned).toLowerCase()}`;
  return `${lead} ${earnedAmount(earned.earned)} por peça${whole}${hour}. ${profitText(profit)} por peça.`;
}

/** The discount beyond which the cost is not paid. @param percent the largest that still pays it: '12.5' */
export function untilLossText(percent: string, cost: string): string {
  const discount =
    Number(percent) === 0 ? 'Sem desconto' : `Acima de ${formatPercent(percent)} de desconto`;
  return `${discount} já não cobre o custo de ${formatMoney(cost)}.`;
}
