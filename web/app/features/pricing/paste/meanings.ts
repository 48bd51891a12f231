/** One line of a pasted table. */
export type Cells = readonly string[];

/** What a column of a pasted table holds. */
export type Meaning =
  | 'name'
  | 'quantity'
  | 'unitPrice'
  /** Quantity × price: checked, and never taken as a price. */
  | 'total'
  /** Understood, but no part of a material: a unit, a code, the number of the line. */
  | 'aside'
  | 'unknown';

export interface Meanings {
  /** By the position of the column. */
  readonly meanings: readonly Meaning[];
  /** Another reading is as likely. */
  readonly unsure: boolean;
}
