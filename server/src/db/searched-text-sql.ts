import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Field, type Fields, keysOf } from '#core/fields/field.ts';
import { searchedName } from '#core/lists/searched-text.ts';
import { foldText } from '#core/text/fold-text.ts';
import { folded } from './folded.ts';

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
