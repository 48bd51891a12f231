import { setImmediate as letOthers } from 'node:timers/promises';
import type { PaidPrice, SentMaterial } from '#core/schemas/catalogue.ts';
import type { MaterialVersion, ProductVersion } from '#core/schemas/history.ts';
import type { ProductContent } from '#core/schemas/product.ts';
import type { KeptSettings } from '../catalogue/stock-settings.ts';

/**
 * A row from a file. What it says of the past counts only where the row is not there yet: without
 * it, the past begins now. No time is later than now.
 */
interface Row {
  readonly id: string;
  readonly createdAt?: string | undefined;
  /** It is stored as one that was deleted. */
  readonly deletedAt?: string | null | undefined;
}

export interface MaterialToStore extends Row {
  /** What it does not say of its stock stays as it is. */
  readonly content: SentMaterial;
  /** What was paid for it over time. */
  readonly prices?: readonly PaidPrice[] | undefined;
  readonly history?: readonly MaterialVersion[] | undefined;
}

export interface ProductToStore extends Row {
  readonly content: ProductContent;
  readonly history?: readonly ProductVersion[] | undefined;
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
  readonly settings: KeptSettings;
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

/** Converts rows, and lets others come in between, however many there are. */
export async function inTurns<From, To>(
  rows: readonly From[],
  convert: (row: From) => To,
): Promise<To[]> {
  const all: To[] = [];
  for (const portion of portionsOf(rows)) {
    for (const row of portion) all.push(convert(row));
    await letOthers();
  }
  return all;
}

/** The rows in portions that one statement takes, so that others come in between. */
export function* portionsOf<R>(rows: readonly R[], size = 250): Generator<R[]> {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}
