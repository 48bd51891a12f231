import type { StoredRow } from './cached-rows.ts';

interface Saving<Row extends StoredRow, Input> {
  /** @param version the state that was changed; null where none is known */
  readonly send: (input: Input, version: string | null) => Promise<Row>;
  /** The row as it is, from the server's refusal because that is not the state any more. */
  readonly changed: (error: unknown) => Row | null;
  readonly saysTheSame: (stored: Row, input: Input) => boolean;
  /** The form of a new row was opened again, so it does not know what it sent before. */
  readonly reopened?: boolean;
  /** What the form began with, and of which state that was. */
  readonly from?: { readonly input: Input; readonly version: string } | undefined;
}

/**
 * Saves changes of a row against their version. No conflict is a state that was sent from here,
 * that a reopened form sent and nobody changed, or that equals the form's start.
 * @returns what saves; it throws the refusal, which holds the row as somebody else saved it
 */
export function saveAgainstVersion<Row extends StoredRow, Input>(saving: Saving<Row, Input>) {
  const { send, changed, saysTheSame, reopened = false, from } = saving;
  const sent: Input[] = [];

  return async (input: Input, version: string | null): Promise<Row> => {
    sent.push(input);
    try {
      return await send(input, version);
    } catch (error) {
      const stored = changed(error);
      if (!stored) throw error;
      if (saysTheSame(stored, input)) return stored;
      const untouched = stored.createdAt === stored.updatedAt;
      const ours = sent.some((tried) => saysTheSame(stored, tried));
      const same = from?.version === version && saysTheSame(stored, from.input);
      if (ours || same || (reopened && untouched)) return await send(input, stored.updatedAt);
      throw error;
    }
  };
}
