import type { SQL } from 'drizzle-orm';
import type { PaidPrice } from '#core/catalogue/catalogue-schemas.ts';
import type { HistoryCause } from '#core/history/history-causes.ts';
import type { MaterialVersion, ProductVersion } from '#core/history/history-schemas.ts';
import type { ContentOf } from '#core/kinds/kind-schemas.ts';
import type { KindId } from '#core/kinds/kinds.ts';
import type { UserChange } from '../../db/change-as-user.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import type { NewState } from '../../db/row-states.ts';
import type { Page } from '../../http/row-calls/paging.ts';

export type VersionToStore = MaterialVersion | ProductVersion;

/**
 * A row from a file. Its past counts only where the row is not there yet: without it, the past
 * begins now. No time is later than now.
 */
export interface ToStore<K extends KindId = KindId> {
  readonly id: string;
  /** Stock settings of a material that are left out stay as they are. */
  readonly content: ContentOf<K>;
  readonly createdAt?: string | undefined;
  /** The time since when the row is deleted, if it is stored as a deleted one. */
  readonly deletedAt?: string | null | undefined;
  readonly history?: readonly VersionToStore[] | undefined;
  /** What was paid for a material over time. */
  readonly prices?: readonly PaidPrice[] | undefined;
}

/** Each id is there once. */
export type RowsToStore = { readonly [K in KindId]?: readonly ToStore<K>[] };

/** What storing does with a row. A deleted one that the file has too, or an equal one, stays. */
export type Act = 'create' | 'revive' | 'replace' | 'keep';

export interface Planned<K extends KindId = KindId, Retained = unknown> {
  readonly row: ToStore<K>;
  readonly act: Act;
  /** The version of the stored row. */
  readonly updatedAt: Date | null;
  /** What the kind has to know of the stored row when it writes. */
  readonly retained: Retained;
}

export type PlannedRows = { readonly [K in KindId]: readonly Planned<K>[] };

/** What is to be written of a row, its id and its times apart. */
interface Prepared<Parts = unknown> {
  readonly columns: object;
  /** The state that the row's history stores. */
  readonly state?: NewState['state'];
  /** What is written into other tables. */
  readonly parts?: Parts;
}

/** A row that was written. */
export interface Written<K extends KindId = KindId, Retained = unknown, Parts = unknown>
  extends Prepared<Parts> {
  readonly planned: Planned<K, Retained>;
  readonly columns: { readonly id: string; readonly updatedAt: Date };
}

/** Columns of a row as it is stored. */
export interface Selected {
  readonly id: string;
  readonly isActive: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Whose rows are selected, and how many at most. */
interface Selection {
  readonly userId: UserId;
  readonly limit: number;
  /** Whether they are read for a file, which may have more of them than what they are compared by. */
  readonly forFile: boolean;
}

/** What is a kind's own of keeping its rows in a file, and of storing many of them at once. */
export interface FileKind<
  K extends KindId,
  S extends Selected = Selected,
  Retained = unknown,
  Parts = unknown,
> {
  /** How many rows are read at once. */
  readonly page: number;
  /** Selects rows of the file's kind by id. */
  select(tx: Queryable, where: SQL | undefined, selection: Selection): Promise<S[]>;
  /** Whether storing the content would change nothing. */
  isEqual(stored: S, content: ContentOf<K>): boolean;
  retained?(content: ContentOf<K>, stored: S | undefined): Retained;
  /** @throws ProblemError when what is planned may not be stored */
  refuse?(change: UserChange, planned: readonly Planned<K>[], cause: HistoryCause): Promise<void>;
  /** Prepares each row of a portion. */
  prepare(
    change: UserChange,
    portion: readonly Planned<K, Retained>[],
  ): Promise<readonly Prepared<Parts>[]>;
  /** Writes the parts of rows that were written. */
  follow?(change: UserChange, rows: readonly Written<K, Retained, Parts>[]): Promise<void>;
}

/** @param stored the row of the same id, if there is one, and whether its content is equal */
export function actOn(
  row: Pick<ToStore, 'deletedAt'>,
  stored: { readonly isActive: boolean; readonly isEqual: boolean } | undefined,
): Act {
  if (!stored) return 'create';
  if (row.deletedAt) return 'keep';
  if (!stored.isActive) return 'revive';
  return stored.isEqual ? 'keep' : 'replace';
}

/** The weight of a row; one without lists weighs 1. */
export const weightOf = ({ content, prices }: ToStore) =>
  1 + ('materials' in content ? content.materials.length : 0) + (prices?.length ?? 0);

/** A page that goes on after its last row, unless it has fewer rows than the limit. */
export const pageUpTo = <Row>(rows: Row[], limit: number): Page<Row, Row> => ({
  rows,
  next: rows.length === limit ? (rows.at(-1) ?? null) : null,
});

/** All pages of a list that have rows, each read when it is requested. */
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
