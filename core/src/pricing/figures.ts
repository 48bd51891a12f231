import { computePrice, type PricingInput } from './price.ts';

/** What is stored of a price beside what it follows from. */
export const figureKeys = [
  'totalCost',
  'suggestedPrice',
  'finalPrice',
  'profit',
  'netMargin',
  'markup',
  'earnedPerHour',
] as const;

/** Amounts in R$, per cents. */
export type Figures = Readonly<Record<(typeof figureKeys)[number], number>>;

/**
 * The figures of a product as they are stored, and what each of its rows costs for the whole batch.
 *
 * @throws {RangeError} as computePrice()
 */
export function figuresOf(input: PricingInput): { figures: Figures; rowTotals: number[] } {
  const price = computePrice(input);
  const figures = Object.fromEntries(figureKeys.map((key) => [key, Number(price[key])])) as Figures;
  return { figures, rowTotals: price.rowCosts.map(Number) };
}
