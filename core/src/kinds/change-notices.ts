import { kindIds } from './kinds.ts';

/** The kinds of rows whose changes every open tab is notified of. All stock is one. */
export const rowKinds = [...kindIds, 'stock'] as const;

export type RowKind = (typeof rowKinds)[number];

/** Says that a row changed, without its content. A tab that wants the content reads it. */
export interface RowChange {
  readonly kind: RowKind;
  /** Null when so many changed that the tab should read all again. */
  readonly id: string | null;
  /** The row's updatedAt after the change (ISO 8601), or the newest of many. */
  readonly version: string;
  readonly gone: boolean;
}

/** When rows of each kind last changed (ISO 8601), deletions included; null without any row. */
export type LastChanges = Readonly<Record<RowKind, string | null>>;
