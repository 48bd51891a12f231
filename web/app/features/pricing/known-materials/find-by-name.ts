import { nameFinder, sameNames } from '#core/catalogue/name-finder.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { foldText } from '#core/text/fold-text.ts';
import { sameNameKey } from '#core/text/same-name.ts';

type Materials = readonly CatalogueMaterial[];

interface Named {
  readonly name: string;
}

const withOtherAccents = (name: string) => foldText(sameNameKey(name));

const likenesses = [...sameNames, withOtherAccents];

/** The same of a few rows, such as those that are offered. */
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
