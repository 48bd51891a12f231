import { formatCount, formatDecimal, formatMoney, formatPercent } from '../text/formats.ts';
import type { OrderOutcome } from './discount.ts';
import { isLoss } from './profitability.ts';

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
  left: 'Fica em tudo',
  margin: (percent: string) => `${formatPercent(percent)} líquida`,
  held: 'no piso',
  pro: 'No plano Pro, a tabela para 10, 50 e 100 peças, com um piso que protege a sua margem.',
} as const;

/** 'Fica R$ 35,96 por peça e R$ 359,60 em 10 peças.', or what it loses. */
export function discountText({ price, profit, totalProfit }: OrderOutcome, pieces: number): string {
  const verb = isLoss(profit) ? 'Perde' : 'Fica';
  const [each, all] = [profit, totalProfit].map((amount) => formatMoney(amount.replace('-', '')));
  const whole = pieces === 1 ? '' : ` e ${all} em ${formatCount(pieces, 'peça', 'peças')}`;
  return `A ${formatMoney(price)}: ${verb.toLowerCase()} ${each} por peça${whole}.`;
}

/** From where on a discount is a loss, by the largest that is none in per cent: '12.5'. */
export function untilLossText(percent: string, cost: string): string {
  return Number(percent) === 0
    ? `Sem desconto já não cobre o custo de ${formatMoney(cost)}.`
    : `Acima de ${formatPercent(percent)} de desconto é prejuízo.`;
}
