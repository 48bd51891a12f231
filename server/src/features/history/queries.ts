import { and, count, desc, eq, lt } from 'drizzle-orm';
import type { HistoryKind } from '#core/choices/history-causes.ts';
import { productInputOf } from '#core/products/product-input-of.ts';
import type { MaterialVersion, ProductVersion } from '#core/schemas/history.ts';
import type { ProductContent } from '#core/schemas/product.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { catalogueMaterials, products, rowStates } from '../../db/schema.ts';
import { findKnownMaterials } from '../products/queries.ts';

/** A version of either kind, as it is kept. */
export type StoredVersion = ProductVersion | MaterialVersion;

/** One of the user's products or materials, deleted or not. */
export interface HistoryOf {
  readonly kind: HistoryKind;
  readonly id: string;
}

/** A row as it is now, deleted or not. */
export interface PresentRow {
  readonly name: string;
  readonly deleted: boolean;
  readonly updatedAt: string;
}

/** A row as it is now; undefined when the user never had it. */
export async function findPresent(
  tx: Queryable,
  userId: UserId,
  { kind, id }: HistoryOf,
): Promise<PresentRow | undefined> {
  const rows = kind === 'product' ? products : catalogueMaterials;
  const { name, isActive, updatedAt } = rows;
  const [row] = await tx
    .select({ name, isActive, updatedAt })
    .from(rows)
    .where(and(eq(rows.userId, userId), eq(rows.id, id)));
  return row && { name: row.name, deleted: !row.isActive, updatedAt: row.updatedAt.toISOString() };
}

/** How many versions of a row there are; 0 of one that the user never had. */
export async function countVersions(tx: Queryable, userId: UserId, of: HistoryOf): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(rowStates).where(versionsOf(userId, of));
  return row?.count ?? 0;
}

/** The most versions that are read at once: each may hold hundreds of materials. */
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
  const { version, cause, state, at } = rowStates;
  const rows = await tx
    .select({ version, cause, state, at })
    .from(rowStates)
    .where(and(versionsOf(userId, of), before === undefined ? undefined : lt(version, before)))
    .orderBy(desc(version))
    // One more tells what the last one of the page changed.
    .limit(size + 1);
  const found = rows.map(toVersion);
  return { rows: found.slice(0, size), earlier: found[size] };
}

/** One version of a row, or undefined when there is none. */
export async function findVersion(
  tx: Queryable,
  userId: UserId,
  of: HistoryOf,
  number: number,
): Promise<StoredVersion | undefined> {
  const { version, cause, state, at } = rowStates;
  const [row] = await tx
    .select({ version, cause, state, at })
    .from(rowStates)
    .where(and(versionsOf(userId, of), eq(version, number)));
  return row && toVersion(row);
}

const toVersion = ({
  at,
  ...row
}: Omit<StoredVersion, 'at' | 'state'> & { at: Date; state: unknown }) =>
  ({ ...row, at: at.toISOString() }) as StoredVersion;

const versionsOf = (userId: UserId, { kind, id }: HistoryOf) =>
  and(eq(rowStates.userId, userId), eq(rowStates.kind, kind), eq(rowStates.rowId, id));

/** What a product was in a version, with links to what the user's catalogue has or had. */
export async function findProductContent(
  tx: Queryable,
  userId: UserId,
  id: string,
  number: number,
): Promise<ProductContent | undefined> {
  const found = await findVersion(tx, userId, { kind: 'product', id }, number);
  const state = found?.state as ProductVersion['state'] | undefined;
  if (!state) return undefined;
  const content = productInputOf(state);
  const linked = content.materials.flatMap(({ materialId }) => materialId ?? []);
  const known = new Set(await findKnownMaterials(tx, userId, linked));
  const materials = content.materials.map((row) =>
    row.materialId === null || known.has(row.materialId) ? row : { ...row, materialId: null },
  );
  return { ...content, materials };
}
