import { type Field, type Fields, keysOf } from '../fields/field.ts';
import { foldText } from './fold-text.ts';

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
