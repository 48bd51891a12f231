import {
  centsText,
  type Decimal,
  type DecimalInput,
  decimalsText,
  quotient,
  toDecimal,
} from '../numbers/decimal.ts';
import { hourlyRateField } from './hourly-rate-field.ts';

/** R$ per month, or the price of a tool in R$ and how many months it lasts. */
export interface MonthlyCost {
  readonly name: string;
  readonly amount: DecimalInput;
  readonly months?: DecimalInput | null | undefined;
}

/** R$ per month, hours per day, days per week, weeks per year, per cents. */
export interface HourInput {
  readonly monthlyIncome: DecimalInput;
  readonly hoursPerDay: DecimalInput;
  readonly daysPerWeek: DecimalInput;
  readonly vacationWeeks: DecimalInput;
  readonly unpaidPercentage: DecimalInput;
  readonly monthlyCosts: readonly MonthlyCost[];
}

/** Hours per month, R$ per hour, R$ per month, R$ per hour: texts with two decimals. */
export interface HourlyRate {
  readonly productiveHours: string;
  readonly hourlyRate: string;
  readonly monthlyCosts: string;
  readonly costsPerHour: string;
}

const one = toDecimal(1);

/**
 * The hours per month that customers pay for: hours per day × days per week × (52 − vacation) ÷ 12 ×
 * (1 − unpaid ÷ 100), rounded half-up to two decimals once (docs/decisions/0224).
 *
 * @throws {RangeError} when an input is not a finite decimal number
 */
export function productiveHoursOf(
  input: Omit<HourInput, 'monthlyIncome' | 'monthlyCosts'>,
): string {
  return decimalsText(hoursOf(input, toDecimal(100).minus(toDecimal(input.unpaidPercentage))), 2);
}

/** The hours per month at work that nobody pays for, rounded as those that are paid. */
export function unpaidHoursOf(input: HourInput): string {
  return decimalsText(hoursOf(input, toDecimal(input.unpaidPercentage)), 2);
}

function hoursOf(
  input: Pick<HourInput, 'hoursPerDay' | 'daysPerWeek' | 'vacationWeeks'>,
  percent: Decimal,
): Decimal {
  const weeks = toDecimal(52).minus(toDecimal(input.vacationWeeks));
  const perWeek = toDecimal(input.hoursPerDay).times(toDecimal(input.daysPerWeek));
  return quotient(perWeek.times(weeks).times(percent), toDecimal(1200), 2);
}

/**
 * What an hour must bring, and what an hour of work costs. Both divisions use the rounded productive
 * hours; the costs of an hour come from the exact sum of a month (docs/decisions/0224). The rate is
 * answered as it comes out, bounded by nothing.
 *
 * @throws {RangeError} when there are no productive hours, a tool lasts no month, or an input is
 *   not a finite decimal number
 */
export function hourlyRateOf(input: HourInput): HourlyRate {
  const productiveHours = productiveHoursOf(input);
  const hours = toDecimal(productiveHours);
  if (hours.lte('0')) throw new RangeError('No productive hours');
  const costs = sumOf(input.monthlyCosts);
  return {
    productiveHours,
    hourlyRate: centsText(quotient(toDecimal(input.monthlyIncome), hours, 2)),
    monthlyCosts: centsText(quotient(costs.part, costs.whole, 2)),
    costsPerHour: centsText(quotient(costs.part, costs.whole.times(hours), 2)),
  };
}

/** What a cost comes to in a month: R$, half-up to cents. @throws {RangeError} as hourlyRateOf() */
export function monthlyAmount(cost: MonthlyCost): string {
  const { part, whole } = sumOf([cost]);
  return centsText(quotient(part, whole, 2));
}

/** The exact sum, as a fraction: no division is rounded before the last one. */
function sumOf(costs: readonly MonthlyCost[]): { part: Decimal; whole: Decimal } {
  return costs.reduce(
    (sum, { amount, months }) => {
      const divisor = toDecimal(months ?? 1);
      if (divisor.lte('0')) throw new RangeError('A tool lasts a month at least');
      const part = sum.part.times(divisor).plus(toDecimal(amount).times(sum.whole));
      return { part, whole: sum.whole.times(divisor) };
    },
    { part: toDecimal(0), whole: one },
  );
}

/**
 * The fixed costs of a piece, or of a batch, by its hours: hours × costs per hour in R$, half-up to
 * cents.
 *
 * @throws {RangeError} when an input is not a finite decimal number
 */
export function fixedCostsOfHours(hours: DecimalInput, costsPerHour: DecimalInput): string {
  return centsText(toDecimal(hours).times(toDecimal(costsPerHour)));
}

/**
 * The fixed costs of who counts no hours: R$ per month ÷ pieces per month × the pieces of the batch,
 * half-up to cents once.
 *
 * @throws {RangeError} when no piece is made in a month, or an input is not a finite decimal number
 */
export function fixedCostsOfPieces(
  monthly: DecimalInput,
  piecesPerMonth: DecimalInput,
  batchSize: DecimalInput,
): string {
  const pieces = toDecimal(piecesPerMonth);
  if (pieces.lte('0')) throw new RangeError('No piece is made in a month');
  return centsText(quotient(toDecimal(monthly).times(toDecimal(batchSize)), pieces, 2));
}

/** The nearest rate that the product takes (specification, section 9): R$ 10 to R$ 100 an hour. */
export function boundedRate(rate: DecimalInput): string {
  const { min, max } = hourlyRateField;
  const exact = toDecimal(rate);
  if (exact.lt(String(min))) return centsText(toDecimal(min));
  return centsText(exact.gt(String(max)) ? toDecimal(max) : exact);
}
