import type { CraftId } from '#core/choices/crafts.ts';
import type { ProductInput } from '#core/schemas/product.ts';
import { type CatalogueName, type CatalogueRow, catalogue } from './workshops/pro-catalogue.ts';

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

export const ofCraft =
  (craftCategory: CraftId) =>
  (name: string, work: Work, bought: readonly Bought[]): DemoProduct => ({
    ...workOf(craftCategory, name, work),
    materials: bought.map(([quantity, name, unitPrice]) => ({ name, quantity, unitPrice })),
  });

function workOf(
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

const bought = new Map<string, CatalogueRow[2]>(catalogue.map(([name, , price]) => [name, price]));

/** How much of a catalogue material goes into one product, in the unit in which it is used. */
type Used = readonly [number, CatalogueName];

/** Makes the products of one craft out of the catalogue, at the catalogue's prices. */
export const ofCraftFromCatalogue =
  (craftCategory: CraftId) =>
  (name: string, work: Work, used: readonly Used[]): DemoProduct => ({
    ...workOf(craftCategory, name, work),
    materials: used.map(rowOf),
  });

function rowOf([quantity, name]: Used): DemoProduct['materials'][number] {
  const price = bought.get(name);
  if (!price) throw new Error(`no ${name} in the catalogue`);
  const { unitType: unit, wastePercentage, unitPrice, pack } = price;
  return { name, quantity, unit, wastePercentage, unitPrice, pack };
}
