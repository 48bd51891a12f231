import type { HistoryCause } from '#core/choices/history-causes.ts';
import type { Pace } from './room.ts';
import type { Precondition } from './write-headers.ts';

/** How a row is replaced. */
export interface Replacement {
  readonly mayReplace: Precondition;
  /** Whether whoever calls knows what came with packs: docs/decisions/0184. */
  readonly knowsPacks: boolean;
  /** Which the row's history gives, if anything changes; 'saved' without it. */
  readonly cause?: HistoryCause;
  /** At which a row may get versions; any without it. */
  readonly pace?: Pace;
}
