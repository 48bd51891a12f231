import type { ErrorCode } from '#core/messages/errors.ts';
import { isOutage, storedIn } from '../api/api-error.ts';
import type { StoredRow } from './cached-rows.ts';

interface Saving<Row extends StoredRow, Input> {
  /** @param version the state that was changed; null overwrites whatever is there */
  readonly send: (input: Input, version: string | null) => Promise<Row>;
  /** What the server refuses with when that is not the state any more. */
  readonly changed: ErrorCode;
  readonly saysTheSame: (stored: Row, input: Input) => boolean;
}

/**
 * Saves changes of a row to the state that they were made to. Tries of one's own whose answer was
 * lost are no change of somebody else.
 *
 * @returns what saves; it throws the ApiError `changed`, which holds the row as somebody else saved it
 */
export function saveAgainstVersion<Row extends StoredRow, Input>(saving: Saving<Row, Input>) {
  const { send, changed, saysTheSame } = saving;
  const unanswered: Input[] = [];

  const tryOnce = async (input: Input, version: string | null) => {
    try {
      return await send(input, version);
    } catch (error) {
      if (isOutage(error)) unanswered.push(input);
      throw error;
    }
  };
  return async (input: Input, version: string | null): Promise<Row> => {
    try {
      return await tryOnce(input, version);
    } catch (error) {
      const stored = storedIn<Row>(error, changed);
      if (!stored) throw error;
      if (saysTheSame(stored, input)) return stored;
      const ours = unanswered.some((tried) => saysTheSame(stored, tried));
      if (ours) return await tryOnce(input, stored.updatedAt);
      throw error;
    }
  };
}
