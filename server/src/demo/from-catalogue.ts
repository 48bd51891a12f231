import type { CraftId } from '#core/choices/crafts.ts';
import { type DemoProduct, ofCraft, type Work } from './product.ts';
import { type CatalogueName, catalogue } from './workshops/pro-catalogue.ts';

const unitPrices = new Map<string, number>(
  catalogue.map(([name, , unitPrice]) => [name, unitPrice]),
);

/** How much of a catalogue material goes into one product. */
type Used = readonly [number, CatalogueName];

/** Makes the products of one craft out of the catalogue, at the catalogue's prices. */
export const ofCraftFromCatalogue =
  (craftCategory: CraftId) =>
  (name: string, work: Work, used: readonly Used[]): DemoProduct =>
    ofCraft(craftCategory)(
      name,
      work,
      used.map(([quantity, name]) => [quantity, name, unitPrices.get(name) ?? 0]),
    );
