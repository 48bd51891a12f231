import { setImmediate as letOthers } from 'node:timers/promises';
import type { PaidPrice, SentMaterial } from '#core/schemas/catalogue.ts';
import type { MaterialVersion, ProductVersion } from '#core/schemas/history.ts';
import type { ProductContent } from '#core/schemas/product.ts';
import type { StoredSettings } from '../catalogue/stock-settings.ts';

/** What a row once was. */
export type VersionToStore = MaterialVersion | ProductVersion;

/**
 * A row from a file. What it says of the past counts only where the row is not there yet: without
 * it, the past begins now. No time is later than now.
 */
interface Row {
  readonly id: string;
  readonly createdAt?: string | undefined;
  /** It is stored as one that was deleted. */
  readonly deletedAt?: string | null | undefined;
  readonly history?: readonly VersionToStore[] | undefined;
}

export interface MaterialToStore extends Row {
  /** What it does not say of its stock stays as it is. */
  readonly content: SentMaterial;
  /** What was paid for it over time. */
  readonly prices?: readonly PaidPrice[] | undefined;
}

export interface ProductToStore extends Row {
  readonly content: ProductContent;
}

/** Many rows that are stored at once; each id stands in it once. */
export interface RowsToStore {
  readonly materials: readonly MaterialToStore[];
  readonly products: readonly ProductToStore[];
}

/** What storing does with a row. A deleted one that the file has too, or that is equal, stays. */
export type Act = 'create' | 'revive' | 'replace' | 'keep';

export interface Planned<R extends MaterialToStore | ProductToStore> {
  readonly row: R;
  readonly act: Act;
  /** The version of the row that is there. */
  readonly updatedAt: Date | null;
  /** For the row that is there the same was paid. True of a product. */
  readonly isPaid: boolean;
  /** What is kept of a material's stock afterwards; nothing of a product's. */
  readonly settings: StoredSettings;
}

export interface PlannedRows {
  readonly materials: readonly Planned<MaterialToStore>[];
  readonly products: readonly Planned<ProductToStore>[];
}

/** @param stored the row of the same id, if there is one, and whether it has the same content */
export function actOn(
  row: Row,
  stored: { readonly isActive: boolean; readonly isEqual: boolean } | undefined,
): Act {
  if (!stored) return 'create';
  if (row.deletedAt) return 'keep';
  if (!stored.isActive) return 'revive';
  return stored.isEqual ? 'keep' : 'replace';
}

/** Converts rows, and lets others come in between, however many and large they are. */
export async function inTurns<From, To>(
  rows: readonly From[],
  convert: (row: From) => To,
): Promise<To[]> {
  const all: To[] = [];
  let since = performance.now();
  for (const row of rows) {
    all.push(convert(row));
    if (performance.now() - since < turnMs) continue;
    await letOthers();
    since = performance.now();
  }
  return all;
}

const turnMs = 10;

/** So many rows are read at once: each may have hundreds of materials, prices or kilobytes. */
export const rowsOfPage = 25;

/** How much a row is, beside one without lists. */
export const weightOf = ({ content, ...row }: MaterialToStore | ProductToStore) =>
  1 +
  ('materials' in content ? content.materials.length : 0) +
  ('prices' in row ? (row.prices?.length ?? 0) : 0);

/** Of a portion, unless a single row is more. */
const heaviest = 1_000;

/**
 * The rows in portions that one statement takes, and that hold nobody up while they are made.
 *
 * @param weigh how much each is; a portion is a thousand at most, or a single row
 */
export function* portionsOf<R>(
  rows: Iterable<R>,
  size = 250,
  weigh: (row: R) => number = () => 0,
): Generator<R[]> {
  let portion: R[] = [];
  let weight = 0;
  for (const row of rows) {
    weight += weigh(row);
    if (portion.length === size || (portion.length > 0 && weight > heaviest)) {
      yield portion;
      portion = [];
      weight = weigh(row);
    }
    portion.push(row);
  }
  if (portion.length > 0) yield portion;
}
