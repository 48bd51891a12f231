import { foldText } from '../search/fold-text.ts';
import { unitNamed } from '../typed/unit-words.ts';

/** The words of a cell as they are compared: 'Preços unit. (R$)' → preco, unit, r$. */
export function wordsOf(cell: string): string[] {
  return foldText(cell)
    .split(/[^\p{L}\p{N}$]+/u)
    .filter((word) => word !== '')
    .map(singular);
}

export const wordList = (words: string): readonly string[] => words.trim().split(/\s+/);

/** What people count in besides the units that we know. */
const otherUnits = new Set(wordList('m2 km mg retalho'));

export const isUnitWord = (word: string) => otherUnits.has(word) || unitNamed(word) !== null;

const plurals: readonly (readonly [RegExp, string])[] = [
  [/ais$/, 'al'],
  [/eis$/, 'el'],
  [/ens$/, 'em'],
  [/oes$/, 'ao'],
  [/(?<=r)es$/, ''],
  [/(?<=.)s$/, ''],
];

function singular(word: string): string {
  const [ending, replacement] = plurals.find(([plural]) => plural.test(word)) ?? [/$/, ''];
  return word.replace(ending, replacement);
}
