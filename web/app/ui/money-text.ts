import { formatDecimal } from '#core/messages/formats.ts';
import { toDecimal } from '#core/pricing/decimal.ts';
import { parseDecimal } from '#core/pricing/parse-decimal.ts';

const cents = 2;

/** An amount in R$ ('12.5' or 12.5) as its field shows it: '12,50'. */
export function moneyText(amount: number | string): string {
  return formatDecimal(amount, { min: cents, max: cents });
}

/** What a field holds once it is left: the same amount, well written; anything else as typed. */
export function settleMoney(typed: string): string {
  const amount = parseDecimal(typed);
  if (amount === null) return typed;
  const exact = toDecimal(amount);
  return exact.round(cents).eq(exact) ? moneyText(amount) : typed;
}

/** One cent up or down from what was typed, within bounds in R$. */
export function stepMoney(
  typed: string,
  direction: 1 | -1,
  { min, max }: { readonly min: number; readonly max: number },
): string {
  const moved = toDecimal(parseDecimal(typed) ?? '0')
    .plus(direction === 1 ? '0.01' : '-0.01')
    .round(cents);
  if (moved.lt(String(min))) return moneyText(min);
  if (moved.gt(String(max))) return moneyText(max);
  return moneyText(moved.toFixed());
}
