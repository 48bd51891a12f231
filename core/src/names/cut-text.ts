import { hasLength, textLength } from '../fields/text-length.ts';
import { once } from '../once.ts';

const graphemes = once(() => new Intl.Segmenter('pt-BR', { granularity: 'grapheme' }));

/** The beginning of a text, at most `max` code points, cut between two characters as people see them. */
export function cutText(text: string, max: number): string {
  if (hasLength(text, { min: 0, max })) return text;
  let beginning = '';
  let length = 0;
  for (const { segment } of graphemes().segment(text)) {
    length += textLength(segment);
    if (length > max) break;
    beginning += segment;
  }
  // A single character may have a hundred combining marks. It has to be cut all the same.
  return (beginning || [...text].slice(0, max).join('')).trimEnd();
}

/** A text of at most `max` code points; one that was cut ends in '…'. */
export function shortenText(text: string, max: number): string {
  if (hasLength(text, { min: 0, max })) return text;
  return `${cutText(text, max - 1)}…`;
}
