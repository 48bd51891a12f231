import type { HistoryCause } from '#core/choices/history-causes.ts';
import type { Pace } from './row-limits.ts';
import type { Precondition } from './write-headers.ts';

export interface Replacement<Row> {
  readonly mayReplace: Precondition;
  /** Whether a client that is too old would take something away: docs/decisions/0206. */
  readonly loses?: (stored: Row) => boolean;
  /** Which the row's history gives, if anything changes; 'saved' without it. */
  readonly cause?: HistoryCause;
  /** At which a row may get versions; any without it. */
  readonly pace?: Pace;
}
