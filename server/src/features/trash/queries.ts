import { and, desc, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { type HistoryKind, historyKinds } from '#core/kinds/kinds.ts';
import type { Trashed } from '#core/trash/trash-schemas.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { kindTables } from '../../db/kind-tables.ts';
import { type Page, pageOf } from '../../http/row-calls/paging.ts';

export type TrashPlace = Pick<Trashed, 'deletedAt' | 'id'>;

export async function listTrash(
  tx: Queryable,
  userId: UserId,
  { limit, after }: { readonly limit: number; readonly after: TrashPlace | undefined },
): Promise<Page<Trashed, TrashPlace>> {
  const deleted = (kind: HistoryKind) => {
    // Columns alike in every kind.
    const rows = kindTables[kind] as (typeof kindTables)['product'];
    return tx
      .select({
        kind: sql<HistoryKind>`${kind}::text`.as('kind'),
        id: rows.id,
        name: rows.name,
        deletedAt: rows.updatedAt,
      })
      .from(rows)
      .where(
        and(
          eq(rows.userId, userId),
          eq(rows.isActive, false),
          after &&
            sql`(${rows.updatedAt}, ${rows.id}) < (${after.deletedAt}::timestamptz, ${after.id}::uuid)`,
        ),
      );
  };
  const [first, second, ...others] = historyKinds.map(deleted) as Two<ReturnType<typeof deleted>>;
  const found = await unionAll(first, second, ...others)
    .orderBy(desc(sql`updated_at`), desc(sql`id`))
    .limit(limit + 1);
  const rows = found.map((row) => ({ ...row, deletedAt: row.deletedAt.toISOString() }));
  return pageOf(rows, limit, ({ deletedAt, id }) => ({ deletedAt, id }));
}

/** A union is of two at least. */
type Two<T> = [T, T, ...T[]];
