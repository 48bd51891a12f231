/** The kinds of a user's own rows whose changes are told to every open tab. */
export const rowKinds = ['product', 'material'] as const;

export type RowKind = (typeof rowKinds)[number];

/** That a row changed, and nothing of what is in it: whoever wants it reads it. */
export interface RowChange {
  readonly kind: RowKind;
  /** Null when so many changed that all are to be read again. */
  readonly id: string | null;
  /** Its updatedAt since then (ISO 8601), or the newest of many. */
  readonly version: string;
  /** It is deleted. */
  readonly gone: boolean;
}

/** When the rows of each kind changed last (ISO 8601), deletions included; null where there is none. */
export type LastChanges = Readonly<Record<RowKind, string | null>>;
