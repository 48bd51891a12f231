/** Bounds of a text in characters (code points). */
export interface TextBounds {
  readonly min: number;
  readonly max: number;
}

/** Length in code points, as PostgreSQL's char_length counts. */
export function textLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** Whether a text has between min and max code points; quick however long the text is. */
export function hasLength(text: string, { min, max }: TextBounds): boolean {
  if (text.length > 2 * max) return false;
  const length = textLength(text);
  return length >= min && length <= max;
}
