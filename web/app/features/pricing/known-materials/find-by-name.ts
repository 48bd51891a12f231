import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import { nameFinder, sameNames } from '#core/names/name-finder.ts';
import { sameNameKey } from '#core/names/same-name.ts';
import { foldText } from '#core/search/fold-text.ts';

type Materials = readonly CatalogueMaterial[];

interface Named {
  readonly name: string;
}

const withOtherAccents = (name: string) => foldText(sameNameKey(name));

const likenesses = [...sameNames, withOtherAccents];

/** The row of a name among a few, such as those that are offered. */
export const exactlyNamed = <Row extends Named>(rows: readonly Row[], name: string) =>
  nameFinder(rows, likenesses)(name);

// Every row of the form asks.
const finders = new WeakMap<Materials, (name: string) => CatalogueMaterial | undefined>();

/**
 * The newest material of that name. One that is written just so goes before one that differs in letter
 * case or spaces, and that before one that differs in accents.
 *
 * @param materials the newest first
 */
export function findByName(materials: Materials, name: string): CatalogueMaterial | undefined {
  const find = finders.get(materials) ?? nameFinder(materials, likenesses);
  finders.set(materials, find);
  return find(name);
}
