import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { once } from '#core/once.ts';

/** A text as foldText() makes it: by Unicode's rules, not by those of the database's locale. */
export const folded = (text: SQLWrapper): SQL =>
  sql`lower(regexp_replace(normalize(${text}, NFD), ${marks().pattern}, '', 'g') collate "und-x-icu")`;

/** Orders names as compareText() does: numbers get twenty digits (docs/decisions/0135). */
export function dictionaryKey(name: SQLWrapper): SQL {
  const long = sql`regexp_replace(normalize(${name}, NFC), '[0-9]+', '00000000000000000000\\&', 'g')`;
  return sql`regexp_replace(${long}, '[0-9]*([0-9]{20})', '\\1', 'g') collate "und-x-icu"`;
}

/** All combining marks, for which PostgreSQL's regular expressions have no name. */
const marks = once(() => {
  const isMark = (code: number) => /^\p{M}$/u.test(String.fromCodePoint(code));
  let ranges = '';
  for (let code = 0; code < 0x10ffff; code += 1) {
    if (!isMark(code)) continue;
    const first = code;
    while (isMark(code + 1)) code += 1;
    ranges += `${String.fromCodePoint(first)}-${String.fromCodePoint(code)}`;
  }
  return { pattern: `[${ranges}]` };
});
