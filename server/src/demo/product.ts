import type { CraftId } from '#core/choices/crafts.ts';
import type { ProductInput } from '#core/schemas/product.ts';

/** A product of a demonstration account, priced at the account's hourly rate unless it has one. */
export interface DemoProduct extends Omit<ProductInput, 'hourlyRate'> {
  hourlyRate?: number;
  daysAgo: number;
}

/** Hours, fixed costs in R$, markup in per cent, age in days, R$ per hour. */
export interface Work {
  hours: number;
  fixed: number;
  markup: number;
  daysAgo: number;
  rate?: number;
}

/** A material of one product: quantity, name, R$ per unit. */
export type Bought = readonly [number, string, number];

/** Makes the products of one craft. */
export const ofCraft =
  (craftCategory: CraftId) =>
  (name: string, work: Work, bought: readonly Bought[]): DemoProduct => ({
    ...workOf(craftCategory, name, work),
    materials: bought.map(([quantity, name, unitPrice]) => ({ name, quantity, unitPrice })),
  });

/** All of a product but its materials. */
export function workOf(
  craftCategory: CraftId,
  name: string,
  { hours, fixed, markup, daysAgo, rate }: Work,
): Omit<DemoProduct, 'materials'> {
  return {
    name,
    craftCategory,
    productionTime: hours,
    fixedCosts: fixed,
    marginPercentage: markup,
    daysAgo,
    ...(rate !== undefined && { hourlyRate: rate }),
  };
}
