import type { CraftId } from '#core/crafts/crafts.ts';
import type { ProductInput } from '#core/products/product-schemas.ts';
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

/** Makes the products of one craft, of materials as `materialOf` reads them. */
const productsOf =
  <Row>(materialOf: (row: Row) => DemoProduct['materials'][number]) =>
  (craftCategory: CraftId) =>
  (name: string, work: Work, rows: readonly Row[]): DemoProduct => ({
    name,
    craftCategory,
    productionTime: work.hours,
    fixedCosts: work.fixed,
    marginPercentage: work.markup,
    daysAgo: work.daysAgo,
    ...(work.rate !== undefined && { hourlyRate: work.rate }),
    materials: rows.map(materialOf),
  });

export const ofCraft = productsOf<Bought>(([quantity, name, unitPrice]) => ({
  name,
  quantity,
  unitPrice,
}));

const bought = new Map<string, CatalogueRow[2]>(catalogue.map(([name, , price]) => [name, price]));

/** How much of a catalogue material goes into one product, in the unit in which it is used. */
type Used = readonly [number, CatalogueName];

/** Products made out of the catalogue, at the catalogue's prices. */
export const ofCraftFromCatalogue = productsOf<Used>(([quantity, name]) => {
  const price = bought.get(name);
  if (!price) throw new Error(`no ${name} in the catalogue`);
  const { unitType: unit, wastePercentage, unitPrice, pack } = price;
  return { name, quantity, unit, wastePercentage, unitPrice, pack };
});
