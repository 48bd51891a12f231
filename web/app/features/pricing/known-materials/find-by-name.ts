import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { foldText } from '#core/text/fold-text.ts';

type Materials = readonly CatalogueMaterial[];

// Every row of the form asks.
const byNames = new WeakMap<Materials, ReadonlyMap<string, CatalogueMaterial>>();

/** The newest material of that name. Letter case, accents and spaces make no difference. */
export function findByName(materials: Materials, name: string): CatalogueMaterial | undefined {
  const known = byNames.get(materials) ?? byName(materials);
  byNames.set(materials, known);
  return known.get(plain(name));
}

/** @param materials the newest first */
const byName = (materials: Materials) =>
  new Map(materials.toReversed().map((material) => [plain(material.name), material]));

const plain = (name: string) => foldText(name).trim().replace(/\s+/g, ' ');
