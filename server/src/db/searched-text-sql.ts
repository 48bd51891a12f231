import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Field, type Fields, keysOf } from '#core/fields/field.ts';
import { foldText } from '#core/search/fold-text.ts';
import { searchedName } from '#core/search/searched-text.ts';
import { folded } from './folded-text-sql.ts';

/** What a search looks at of a row, as core's searchedText() makes it on a device. */
export function searchedText<F extends Fields>(
  fields: F,
  columns: Readonly<Record<keyof F, SQLWrapper>>,
): SQL {
  const texts = keysOf(fields).flatMap((key) => textOf(fields[key] as Field, columns[key]));
  return sql`concat_ws(E'\\n', ${sql.join(texts, sql`, `)})`;
}

function textOf(field: Field, column: SQLWrapper): SQL[] {
  if (field.kind === 'number' || !field.searched) return [];
  if (field.kind === 'text') return [folded(column)];
  const names = field.options.map((option) => [option.id, foldText(searchedName(option))]);
  return [sql`(${JSON.stringify(Object.fromEntries(names))}::jsonb ->> ${column})`];
}
