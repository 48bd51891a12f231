import { centsText, type DecimalInput, toDecimal } from '../numbers/decimal.ts';
import { formatMoney } from '../numbers/formats.ts';
import { forWork } from './earned.ts';
import { perHourText } from './earned-texts.ts';
import type { PriceBreakdown } from './price.ts';
import { profitLabel } from './price-notes.ts';
import { isLoss } from './profitability.ts';

/** The figures of a piece at a price, beside what an hour is to bring and the hours typed. */
export interface Judged
  extends Pick<PriceBreakdown, 'finalPrice' | 'labour' | 'profit' | 'earnedPerHour'> {
  /** What the person wants to earn, in R$ per hour. */
  readonly hourlyRate: DecimalInput;
  /** The time in hours; 0 of a piece whose time is not known. */
  readonly productionTime: DecimalInput;
}

/**
 * What a price does to the person who makes the piece: 'Com R$ 90,00 você ganha R$ 73,78: R$ 19,67 por
 * hora, abaixo dos R$ 25,00 que você quer.' It compares what it shows: cents, exactly.
 *
 * @throws {RangeError} when a figure is not a finite decimal number.
 */
export function verdictOf(price: Judged): string {
  return `Com ${formatMoney(price.finalPrice)} ${happening(price)}.`;
}

/**
 * The sentence with the profit, which stands second: '… Lucro de R$ 0,03.', or where the cost with the
 * hour is not reached: '… A sua hora não está paga: faltam R$ 19,97.'
 *
 * @throws {RangeError} as verdictOf()
 */
export function verdictWithRestOf(price: Judged): string {
  const verdict = verdictOf(price);
  const outcome = outcomeOf(price);
  if (outcome === 'untimed') return verdict;
  if (!isLoss(price.profit))
    return `${verdict} ${profitLabel(price.profit)} de ${formatMoney(price.profit)}.`;
  if (outcome !== 'below') return verdict;
  const lack = lacking(toDecimal(price.profit).times('-1'));
  return `${verdict} A sua hora não está paga: ${lack}.`;
}

type Outcome = 'untimed' | 'pays' | 'nothing' | 'below' | 'equal' | 'above';

function outcomeOf(price: Judged): Outcome {
  if (toDecimal(price.productionTime).lte('0')) return 'untimed';
  const left = forWork(price);
  if (left.lt('0')) return 'pays';
  if (left.eq('0')) return 'nothing';
  const hour = toDecimal(price.earnedPerHour);
  const wanted = toDecimal(price.hourlyRate);
  if (hour.lt(wanted)) return 'below';
  return hour.eq(wanted) ? 'equal' : 'above';
}

function happening(price: Judged): string {
  const earned = formatMoney(centsText(forWork(price)));
  const hour = `você ganha ${earned}: ${perHourText(price.earnedPerHour)}`;
  const wish = `dos ${formatMoney(price.hourlyRate)} que você quer`;
  const outcome = outcomeOf(price);
  switch (outcome) {
    case 'untimed':
      return untimed(price);
    case 'pays':
      return `você paga para trabalhar: ${lacking(forWork(price).times('-1'))} para materiais e custos fixos`;
    case 'nothing':
      return 'você trabalha de graça: o preço só cobre materiais e custos fixos';
    case 'below':
      return `${hour}, abaixo ${wish}`;
    case 'equal':
    case 'above': {
      const enough = outcome === 'equal' ? `${hour}, o que você quer` : `${hour}, acima ${wish}`;
      // Cents of a batch or of a long work are less than a cent of its hour.
      return isLoss(price.profit)
        ? `${enough}, mas ${lacking(toDecimal(price.profit).times('-1'))} para o custo`
        : enough;
    }
  }
}

function untimed(price: Judged): string {
  const left = forWork(price);
  if (left.lt('0')) return `${lacking(left.times('-1'))} para materiais e custos fixos`;
  return left.eq('0')
    ? 'não sobra nada: o preço só cobre materiais e custos fixos'
    : `você ganha ${formatMoney(centsText(left))} depois de materiais e custos fixos`;
}

/** 'falta R$ 1,99' and 'faltam R$ 2,00': an amount above 0. */
function lacking(amount: ReturnType<typeof toDecimal>): string {
  return `${amount.lt('2') ? 'falta' : 'faltam'} ${formatMoney(centsText(amount))}`;
}
