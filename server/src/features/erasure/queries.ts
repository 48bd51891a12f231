import { eq, getTableName, inArray, sql } from 'drizzle-orm';
import { NIL } from 'uuid';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { reachWorkshop } from '../../db/scope.ts';
import { workshopTables } from '../../db/workshop-tables.ts';

/** Workshops of nobody: the id that they name, and their rows. */
export interface Orphans {
  readonly userId: string;
  readonly rows: number;
}

/** How many owners a statement reads at most. */
const stepSize = 1000;

/**
 * Finds workshops whose account is gone. Nothing makes them but an account that was deleted past the
 * application, or machines that were restored to different times.
 */
export async function findOrphans(db: Database, signal?: AbortSignal): Promise<Orphans[]> {
  const candidates = new Set<string>();
  for (const table of workshopTables) {
    for (let after: string | undefined = NIL; after && !signal?.aborted; ) {
      const owners = await ownersOf(db, getTableName(table), after);
      for (const id of await withoutAccount(db, owners)) candidates.add(id);
      after = owners.length === stepSize ? owners.at(-1) : undefined;
    }
  }
  signal?.throwIfAborted();
  const found = [];
  for (const userId of candidates) found.push({ userId, rows: await countRows(db, userId) });
  // An account that was deleted meanwhile took its workshop along.
  return found.filter(({ rows }) => rows > 0);
}

async function ownersOf({ auth }: Database, table: string, after: string): Promise<string[]> {
  const owners = sql`select owner from workshop_owners(${table}, ${after}, ${stepSize}) as owner`;
  return (await auth.execute(owners)).rows.map(({ owner }) => String(owner));
}

/** The query runs after their rows were seen: an account is there before its first row. */
async function withoutAccount({ auth }: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const known = await auth
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]));
  const accounts = new Set(known.map(({ id }) => id));
  return ids.filter((id) => !accounts.has(id));
}

const countRows = (db: Database, userId: string) =>
  db.asAuth(async (tx) => {
    for (const setting of reachWorkshop(userId)) await tx.execute(setting);
    let rows = 0;
    for (const table of workshopTables) {
      const [found] = await tx
        .select({ count: sql`count(*)`.mapWith(Number) })
        .from(table)
        .where(eq(table.userId, userId));
      rows += found?.count ?? 0;
    }
    return rows;
  });
