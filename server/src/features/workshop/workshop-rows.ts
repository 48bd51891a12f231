import type { PaidPrice, SentMaterial } from '#core/schemas/catalogue.ts';
import type { ChannelContent } from '#core/schemas/channel.ts';
import type { MaterialVersion, ProductVersion } from '#core/schemas/history.ts';
import type { ProductContent } from '#core/schemas/product.ts';
import type { Page } from '../../http/paging.ts';
import type { StoredSettings } from '../catalogue/stock-settings.ts';

export type VersionToStore = MaterialVersion | ProductVersion;

/**
 * A row from a file. Its past counts only where the row is not there yet: without it, the past
 * begins now. No time is later than now.
 */
interface Row {
  readonly id: string;
  readonly createdAt?: string | undefined;
  /** It is stored as a deleted one. */
  readonly deletedAt?: string | null | undefined;
  readonly history?: readonly VersionToStore[] | undefined;
}

export interface MaterialToStore extends Row {
  /** Stock settings that are left out stay as they are. */
  readonly content: SentMaterial;
  /** What was paid for it over time. */
  readonly prices?: readonly PaidPrice[] | undefined;
}

export interface ProductToStore extends Row {
  readonly content: ProductContent;
}

export interface ChannelToStore extends Row {
  readonly content: ChannelContent;
}

/** Each id is there once. */
export interface RowsToStore {
  readonly materials: readonly MaterialToStore[];
  readonly products: readonly ProductToStore[];
}

/** What storing does with a row. A deleted one that the file has too, or an equal one, stays. */
export type Act = 'create' | 'revive' | 'replace' | 'keep';

export interface Planned<R extends MaterialToStore | ProductToStore> {
  readonly row: R;
  readonly act: Act;
  /** The version of the stored row. */
  readonly updatedAt: Date | null;
  /** Whether the stored row has the same price. True of a product. */
  readonly isPaid: boolean;
  /** A material's stock settings afterwards; none of a product. */
  readonly settings: StoredSettings;
}

export type PlannedChannel = { readonly row: ChannelToStore } & Pick<
  Planned<ProductToStore>,
  'act' | 'updatedAt'
>;

export interface PlannedRows {
  readonly materials: readonly Planned<MaterialToStore>[];
  readonly products: readonly Planned<ProductToStore>[];
}

/** @param stored the row of the same id, if there is one, and whether its content is equal */
export function actOn(
  row: Row,
  stored: { readonly isActive: boolean; readonly isEqual: boolean } | undefined,
): Act {
  if (!stored) return 'create';
  if (row.deletedAt) return 'keep';
  if (!stored.isActive) return 'revive';
  return stored.isEqual ? 'keep' : 'replace';
}

/** The weight of a row; one without lists weighs 1. */
export const weightOf = ({ content, ...row }: MaterialToStore | ProductToStore) =>
  1 +
  ('materials' in content ? content.materials.length : 0) +
  ('prices' in row ? (row.prices?.length ?? 0) : 0);

/** A page that goes on after its last row, unless it has fewer rows than the limit. */
export const pageUpTo = <Row>(rows: Row[], limit: number): Page<Row, Row> => ({
  rows,
  next: rows.length === limit ? (rows.at(-1) ?? null) : null,
});

/** All pages of a list that have rows, each read when it is asked for. */
export async function* pagesOf<Row, Place>(
  read: (after: Place | undefined) => Promise<Page<Row, Place>>,
): AsyncGenerator<Row[]> {
  let after: Place | undefined;
  for (;;) {
    const { rows, next } = await read(after);
    if (rows.length > 0) yield rows;
    if (next === null) return;
    after = next;
  }
}
