import { type RowChange, type RowKind, rowKinds } from '#core/kinds/change-notices.ts';

/**
 * Reads a notice: a user's id, and for a row its kind, version, id and whether it is gone.
 * The change is null when the user or a session changed.
 */
export function readNotice(payload: string): { userId: string; change: RowChange | null } {
  const [userId = '', kind, version, id = null, gone] = payload.split(' ');
  if (!isRowKind(kind) || !version) return { userId, change: null };
  return { userId, change: { kind, id, version, gone: gone !== undefined } };
}

const isRowKind = (word: string | undefined): word is RowKind =>
  rowKinds.some((kind) => kind === word);
