import { type RowChange, type RowKind, rowKinds } from '#core/schemas/events.ts';

interface Notice {
  userId: string;
  /** Null when the user or a session changed. */
  change: RowChange | null;
}

/** What a trigger says: a user's id, and for a row its kind, version, id and whether it is gone. */
export function readNotice(payload: string): Notice {
  const [userId = '', kind, version, id = null, gone] = payload.split(' ');
  if (!isRowKind(kind) || !version) return { userId, change: null };
  return { userId, change: { kind, id, version, gone: gone !== undefined } };
}

const isRowKind = (word: string | undefined): word is RowKind =>
  rowKinds.some((kind) => kind === word);
