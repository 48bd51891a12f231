import { isDeepStrictEqual } from 'node:util';
import { kindSchemas } from '#core/kinds/kind-schemas.ts';
import type { PlainKind } from '#core/kinds/kinds.ts';
import { plainInputOf } from '#core/kinds/plain-input-of.ts';
import { copyAtRest, readAtRest } from '#core/schemas/at-rest.ts';
import { plainColumns, plainTable } from '../../rows/plain-rows.ts';
import type { FileKind, Selected } from '../workshop-rows.ts';

/** Rows that are stored as they are sent. */
export function plainInFile<K extends PlainKind>(kind: K): FileKind<K> {
  const table = plainTable(kind);
  const columns = { ...plainColumns(kind), isActive: table.isActive };
  const schema = kindSchemas[kind].row;
  return {
    page: 250,

    async select(tx, where, { limit, forFile }) {
      const found = await tx
        .select(columns)
        .from(table)
        .where(where)
        .orderBy(table.id)
        .limit(limit);
      return found.map(({ isActive, ...row }) => ({
        ...(forFile ? copyAtRest : readAtRest)(schema, row),
        isActive,
      })) as unknown as Selected[];
    },

    isEqual({ isActive: _, ...stored }, content) {
      return isDeepStrictEqual(plainInputOf(stored), content);
    },

    async prepare(_change, portion) {
      return portion.map(({ row }) => ({ columns: row.content }));
    },
  };
}
