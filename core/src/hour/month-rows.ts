import { centsText, type Decimal, percentText, toDecimal } from '../numbers/decimal.ts';
import { formatDecimal, formatMoney, formatPercent } from '../numbers/formats.ts';
import { monthWords } from './hour-texts.ts';
import {
  type HourInput,
  hourlyRateOf,
  monthlyAmount,
  productiveHoursOf,
  unpaidHoursOf,
} from './hourly-rate.ts';

/** A row of the table, and the bar that is drawn of it. */
export interface MonthRow {
  readonly label: string;
  /** What it comes to, in words: '128,8 horas', 'R$ 82,05'. */
  readonly figure: string;
  /** The row's share of the whole in per cent, with one decimal: '46.0'. */
  readonly percent: string;
}

export interface MonthPart {
  readonly rows: readonly MonthRow[];
  readonly total: string;
}

/** The most entries of one drawing. What is left of the costs is summed up. */
export const maxMonthRows = 12;

/**
 * Where a month goes: the hours that are paid and those that are not, and the money that the
 * workshop has to bring in. Table and drawing are made of the same rows.
 *
 * @throws {RangeError} as hourlyRateOf()
 */
export function monthOf(plan: HourInput): { readonly hours: MonthPart; readonly money: MonthPart } {
  const hours = [
    { label: monthWords.paid, amount: toDecimal(productiveHoursOf(plan)) },
    { label: monthWords.unpaid, amount: toDecimal(unpaidHoursOf(plan)) },
  ];
  const income = toDecimal(plan.monthlyIncome);
  const all = income.plus(toDecimal(hourlyRateOf(plan).monthlyCosts));
  const money = [{ label: monthWords.income, amount: income }, ...costsOf(plan, income, all)];
  return {
    hours: partOf(hours, sumOf(hours), (amount) => monthWords.hours(formatDecimal(amount))),
    money: partOf(money, all, formatMoney),
  };
}

interface Amount {
  readonly label: string;
  readonly amount: Decimal;
}

/** The dearest first, each per month. */
function costsOf({ monthlyCosts }: HourInput, income: Decimal, all: Decimal): Amount[] {
  const costs = monthlyCosts
    .map((cost) => ({ label: cost.name, amount: toDecimal(monthlyAmount(cost)) }))
    .toSorted((one, other) => other.amount.cmp(one.amount));
  const room = maxMonthRows - 1;
  if (costs.length <= room) return costs;
  const shown = costs.slice(0, room - 1);
  const rest = all.minus(income).minus(sumOf(shown));
  return [...shown, { label: monthWords.others(costs.length - shown.length), amount: rest }];
}

const sumOf = (amounts: readonly Amount[]) =>
  amounts.reduce((sum, { amount }) => sum.plus(amount), toDecimal(0));

function partOf(amounts: readonly Amount[], whole: Decimal, say: (amount: string) => string) {
  const rows = amounts.map(({ label, amount }) => ({
    label,
    figure: say(centsText(amount)),
    percent: percentText(amount, whole),
  }));
  return { rows, total: say(centsText(whole)) };
}

/** '46.0' as it is read: '46,0%'. */
export const shownPercent = ({ percent }: MonthRow) => formatPercent(percent);
