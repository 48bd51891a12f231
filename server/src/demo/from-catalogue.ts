import type { CraftId } from '#core/choices/crafts.ts';
import { type DemoProduct, type Work, workOf } from './product.ts';
import { type CatalogueName, type CatalogueRow, catalogue } from './workshops/pro-catalogue.ts';

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
