import { type Field, type Fields, keysOf } from '../fields/field.ts';
import { catalogueFields } from '../products/fields.ts';
import type { CatalogueMaterial } from '../schemas/catalogue.ts';
import { foldText } from '../text/fold-text.ts';
import { tidyLine } from '../text/tidy-text.ts';

/**
 * What a search looks at of a row, a line for each of its fields that are `searched`, as foldText()
 * makes it. The server does the same in SQL: server/src/db/searched-text-sql.ts.
 */
export function searchedText<F extends Fields>(
  fields: F,
  row: Readonly<Record<keyof F, unknown>>,
): string {
  const texts = keysOf(fields).flatMap((key) => {
    const field = fields[key] as Field;
    return isSearched(field) ? [textOf(field, row[key])] : [];
  });
  return foldText(texts.join('\n'));
}

const isSearched = (field: Field) => field.kind !== 'number' && field.searched === true;

function textOf(field: Field, value: unknown): string {
  const chosen = field.kind === 'choice' && field.options.find(({ id }) => id === value);
  return chosen ? searchedName(chosen) : String(value ?? '');
}

export const searchedName = ({ id, name }: { readonly id: string; readonly name: string }) =>
  `${name}\n${id}`;

/** The materials in whose searched fields the query stands; all of them for a blank query. */
export function searchCatalogue(
  materials: readonly CatalogueMaterial[],
  wanted: string,
): readonly CatalogueMaterial[] {
  const term = foldText(tidyLine(wanted));
  if (term === '') return materials;
  return materials.filter((material) => searchedText(catalogueFields, material).includes(term));
}
