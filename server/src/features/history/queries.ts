import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { type ProductVersion, readState, type StateOf } from '#core/history/history-schemas.ts';
import type { ContentOf } from '#core/kinds/kind-schemas.ts';
import type { HistoryKind } from '#core/kinds/kinds.ts';
import { maxMaterialsPerProduct } from '#core/products/product-fields.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { kindTables } from '../../db/kind-tables.ts';
import { rowStates } from '../../db/schema.ts';
import { linksOf, withKnownLinks } from '../products/priced-product.ts';
import { findKnownLinks } from '../products/queries.ts';
import { contentOfState } from '../rows/content-of-state.ts';

/** A version of a row; its state is as the version of the product that stored it wrote it. */
export interface StoredVersion extends Pick<ProductVersion, 'version' | 'cause' | 'at'> {
  readonly state: unknown;
}

export interface HistoryOf<Kind extends HistoryKind = HistoryKind> {
  readonly kind: Kind;
  readonly id: string;
}

export type VersionOf<Kind extends HistoryKind> = Omit<StoredVersion, 'state'> & {
  state: StateOf<Kind> | null;
};

export async function findPresent(tx: Queryable, userId: UserId, { kind, id }: HistoryOf) {
  const rows = kindTables[kind];
  const { name, isActive, updatedAt } = rows;
  const [row] = await tx
    .select({ name, isActive, updatedAt })
    .from(rows)
    .where(and(eq(rows.userId, userId), eq(rows.id, id)));
  return row && { name: row.name, deleted: !row.isActive, updatedAt: row.updatedAt.toISOString() };
}

export const countVersions = (tx: Queryable, userId: UserId, of: HistoryOf): Promise<number> =>
  tx.$count(rowStates, versionsOf(userId, of));

/**
 * A state. Of a list that is longer than a form allows, which older versions of the product
 * imported, one row too many is read: it cannot be saved, and all of it would take too long.
 */
const state = sql<unknown>`case
  when jsonb_path_exists(${rowStates.state}, ${`$.materials[${maxMaterialsPerProduct}]`}::jsonpath)
  then jsonb_set(${rowStates.state}, '{materials}', jsonb_path_query_array(
    ${rowStates.state}, ${`$.materials[0 to ${maxMaterialsPerProduct}]`}::jsonpath))
  else ${rowStates.state} end`;

/** Versions read at once: each may hold hundreds of materials. */
const mostRead = 50;

/** A page of versions, the newest first, and the one that came before them. */
export interface VersionsPage {
  readonly rows: readonly StoredVersion[];
  readonly earlier: StoredVersion | undefined;
}

/** @param before only versions that came before this one */
export async function listVersions(
  tx: Queryable,
  userId: UserId,
  of: HistoryOf,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<VersionsPage> {
  const size = Math.min(limit, mostRead);
  const { version, cause, at } = rowStates;
  const rows = await tx
    .select({ version, cause, state, at })
    .from(rowStates)
    .where(and(versionsOf(userId, of), before === undefined ? undefined : lt(version, before)))
    .orderBy(desc(version))
    // One more shows what the last one of the page changed.
    .limit(size + 1);
  const found = rows.map(toVersion);
  return { rows: found.slice(0, size), earlier: found[size] };
}

/** @throws {NewerError} when a newer version of the product stored it */
export async function findVersion<Kind extends HistoryKind>(
  tx: Queryable,
  userId: UserId,
  of: HistoryOf<Kind>,
  number: number,
): Promise<VersionOf<Kind> | undefined> {
  const { version, cause, at } = rowStates;
  const [row] = await tx
    .select({ version, cause, state, at })
    .from(rowStates)
    .where(and(versionsOf(userId, of), eq(version, number)));
  return row && { ...toVersion(row), state: readState(of.kind, row.state) };
}

const toVersion = ({ at, ...row }: Omit<StoredVersion, 'at'> & { at: Date }): StoredVersion => ({
  ...row,
  at: at.toISOString(),
});

const versionsOf = (userId: UserId, { kind, id }: HistoryOf) =>
  and(eq(rowStates.userId, userId), eq(rowStates.kind, kind), eq(rowStates.rowId, id));

/**
 * What a row was in a version. A product has links to what the user has or had.
 *
 * @returns undefined when there is no such version, or it is a deletion
 * @throws ProblemError 422 validation_failed when it could not be saved today
 */
export async function findContent<Kind extends HistoryKind>(
  tx: Queryable,
  userId: UserId,
  of: HistoryOf<Kind>,
  number: number,
): Promise<ContentOf<Kind> | undefined> {
  const found = await findVersion(tx, userId, of, number);
  if (!found?.state) return undefined;
  const content: ContentOf<HistoryKind> = contentOfState(of.kind, found.state);
  if (!('materials' in content)) return content as ContentOf<Kind>;
  const known = await findKnownLinks(tx, userId, [linksOf(content)]);
  return withKnownLinks(content, known) as ContentOf<Kind>;
}
