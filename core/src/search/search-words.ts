import { tidyLine } from '../fields/tidy-text.ts';
import { foldText } from './fold-text.ts';

/** The words of a search, as foldText() makes them: each has to be found, in any order. */
export function searchWords(query: string): string[] {
  return foldText(tidyLine(query)).split(/\s+/).filter(Boolean);
}
