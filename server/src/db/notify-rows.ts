import { sql } from 'drizzle-orm';
import type { RowKind } from '#core/schemas/events.ts';
import type { Queryable, UserId } from './database.ts';

/** A row that changed: its version in ISO 8601, and whether it is deleted now. */
export interface ChangedRow {
  readonly id: string;
  readonly updatedAt: string;
  readonly gone: boolean;
}

/** The most rows to name: of more, tabs hear the kind alone. The triggers have the same number. */
const mostNamed = 20;

/**
 * Tells the user's open tabs that rows changed, once the transaction commits: what the triggers of
 * older tables do (migration 0013), for a table without one.
 */
export async function notifyRows(
  tx: Queryable,
  userId: UserId,
  kind: RowKind,
  rows: readonly ChangedRow[],
): Promise<void> {
  const [first, ...rest] = rows;
  if (!first) return;
  const newest = rest.reduce(
    (at, row) => (row.updatedAt > at ? row.updatedAt : at),
    first.updatedAt,
  );
  const notices =
    rows.length > mostNamed
      ? [`${kind} ${newest}`]
      : rows.map((row) => `${kind} ${row.updatedAt} ${row.id}${row.gone ? ' gone' : ''}`);
  for (const notice of notices) {
    await tx.execute(sql`select pg_notify('artesa_user', ${`${userId} ${notice}`})`);
  }
}
