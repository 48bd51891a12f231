import type { StoredRow } from '../../acts/cached-rows.ts';
import {
  isDeleted,
  type RowCalls,
  saveAgainstVersion,
  theirsIn,
} from '../../acts/save-against-version.ts';
import type { DraftWork } from './draft-work.ts';

type Work = Pick<DraftWork<never>, 'saveKey' | 'startOver' | 'version' | 'wasRestored'>;

interface Opened<Input> {
  readonly id: string;
  readonly version: string;
  /** What the row said when it was opened. */
  readonly input: Input;
}

/**
 * Saves what a form holds, however often it is tried. A new row is made once: if an earlier try arrived
 * after all and something was typed since, this changes that row, unless somebody else has changed it.
 *
 * @param opened the row that is edited; null for a new one
 * @returns what saves; it throws the refusal, which holds the row as somebody else saved it
 */
export function rowSaving<Row extends StoredRow, Input>(
  calls: RowCalls<Row, Input>,
  work: Work,
  opened: Opened<Input> | null,
) {
  const save = saveAgainstVersion(
    calls,
    opened ? { from: opened } : { reopened: work.wasRestored },
  );
  let theirs: Row | null = null;
  return async (input: Input): Promise<Row> => {
    // Of a new row there is a state only where the user went on from the one that is stored.
    const isKnown = opened !== null || theirs?.updatedAt === work.version();
    try {
      return await save(opened?.id ?? work.saveKey(), input, isKnown ? work.version() : null);
    } catch (error) {
      theirs = theirsIn(calls, error) ?? theirs;
      if (!opened && isDeleted(calls, error)) {
        work.startOver();
        theirs = null;
      }
      throw error;
    }
  };
}
