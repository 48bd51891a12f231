import { fixedCostsOfHours, type HourInput, hourlyRateOf } from '../hour/hourly-rate.ts';
import { centsText, toDecimal } from '../numbers/decimal.ts';
import { productFields } from '../products/product-fields.ts';
import type { ProductValues } from '../products/product-input-of.ts';
import { clampToBounds, numberText, readNumber } from '../typed/number-text.ts';
import type { ProductDraft } from './product-draft.ts';

const { productionTime, fixedCosts } = productFields;

/** What an hour of work costs, R$; null for who did not answer the hour's questions. */
export const costsPerHourOf = (plan: HourInput | null | undefined): string | null =>
  plan ? hourlyRateOf(plan).costsPerHour : null;

/** The hours of a batch as typed, which the field brings within bounds when it is left. */
export const hoursTyped = (typed: string): string =>
  clampToBounds(productionTime, readNumber(productionTime, typed));

/** The fixed costs of so many hours, R$, at most what a product takes. */
export function followedCosts(hours: string | number, perHour: string): string {
  const exact = toDecimal(fixedCostsOfHours(hours, perHour));
  return centsText(exact.gt(String(fixedCosts.max)) ? toDecimal(fixedCosts.max) : exact);
}

/** The followed amount as the form has it: none is a ticked box, since a typed 0 falls back. */
export function followedTexts(
  amount: string,
): Pick<ProductDraft, 'fixedCosts' | typeof fixedCosts.noneBy> {
  const isNone = Number(amount) === 0;
  return { fixedCosts: isNone ? '' : numberText(fixedCosts, amount), noFixedCosts: isNone };
}

/** Whether the fixed costs of what is stored are those of its hours: they go on following them. */
export const isFollowing = (
  stored: Pick<ProductValues, 'productionTime' | 'fixedCosts'>,
  perHour: string | null,
): boolean =>
  perHour !== null &&
  toDecimal(stored.fixedCosts).eq(toDecimal(followedCosts(stored.productionTime, perHour)));
