import { errorsOf } from '#core/errors/kind-errors.ts';
import type { KindId } from '#core/kinds/kinds.ts';
import { hasCode, storedIn } from '../api/api-error.ts';
import type { StoredRow } from './cached-rows.ts';

/** How a row of one kind is sent. */
export interface RowCalls<Row extends StoredRow, Input> {
  readonly kind: KindId;
  /** @param id becomes its id: however often it is sent, one row comes of it */
  readonly create: (id: string, input: Input) => Promise<Row>;
  /** @param version the updatedAt of the state that is replaced */
  readonly replace: (id: string, input: Input, version: string) => Promise<Row>;
  readonly saysTheSame: (stored: Row, input: Input) => boolean;
}

interface Beginning<Input> {
  /** The form of a new row was opened again, so it does not know what it sent before. */
  readonly reopened?: boolean;
  /** What the form began with, and of which state that was. */
  readonly from?: { readonly input: Input; readonly version: string } | undefined;
}

/** The row as somebody else saved it, from the server's refusal because of that. */
export function theirsIn<Row extends StoredRow, Input>(
  { kind }: RowCalls<Row, Input>,
  error: unknown,
): Row | null {
  const { changed, alreadyStored } = errorsOf(kind);
  return storedIn<Row>(error, changed) ?? storedIn<Row>(error, alreadyStored);
}

/** Whether saving failed because the row was deleted: its id is taken, but by nothing. */
export function isDeleted({ kind }: { readonly kind: KindId }, error: unknown): boolean {
  const { notFound, alreadyStored } = errorsOf(kind);
  return hasCode(error, notFound) || (hasCode(error, alreadyStored) && !error.stored);
}

/**
 * Saves a row against its version, or a new one where there is none. No conflict is a state that was
 * sent from here, that a reopened form sent and nobody changed, or that equals the form's start.
 *
 * @returns what saves; it throws the refusal, which holds the row as somebody else saved it
 */
export function saveAgainstVersion<Row extends StoredRow, Input>(
  calls: RowCalls<Row, Input>,
  { reopened = false, from }: Beginning<Input> = {},
) {
  const { create, replace, saysTheSame } = calls;
  const sent: Input[] = [];
  /** Whether nobody else made a state, or at least none that says something else. */
  const isOurs = (stored: Row, version: string | null): boolean =>
    sent.some((tried) => saysTheSame(stored, tried)) ||
    (from?.version === version && saysTheSame(stored, from.input)) ||
    (reopened && stored.createdAt === stored.updatedAt);

  return async (id: string, input: Input, version: string | null): Promise<Row> => {
    sent.push(input);
    try {
      return await (version === null ? create(id, input) : replace(id, input, version));
    } catch (error) {
      const stored = theirsIn(calls, error);
      if (!stored) throw error;
      if (saysTheSame(stored, input)) return stored;
      if (isOurs(stored, version)) return await replace(id, input, stored.updatedAt);
      throw error;
    }
  };
}
