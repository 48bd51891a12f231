import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { foldText } from '#core/text/fold-text.ts';
import { sameNameKey } from '#core/text/same-name.ts';
import { tidyLine } from '#core/text/tidy-text.ts';

type Materials = readonly CatalogueMaterial[];

/** As written, then in other letter case or spaces, then with other accents. */
const likenesses = [tidyLine, sameNameKey, (name: string) => foldText(sameNameKey(name))];

// Every row of the form asks.
const byNames = new WeakMap<Materials, readonly ReadonlyMap<string, CatalogueMaterial>[]>();

/**
 * The newest material of that name. One that is written just so goes before one that differs in letter
 * case or spaces, and that before one that differs in accents.
 */
export function findByName(materials: Materials, name: string): CatalogueMaterial | undefined {
  const known = byNames.get(materials) ?? byName(materials);
  byNames.set(materials, known);
  for (const [index, keyOf] of likenesses.entries()) {
    const found = known[index]?.get(keyOf(name));
    if (found) return found;
  }
  return undefined;
}

/** @param materials the newest first */
function byName(materials: Materials) {
  const oldestFirst = materials.toReversed();
  return likenesses.map(
    (keyOf) => new Map(oldestFirst.map((material) => [keyOf(material.name), material])),
  );
}
