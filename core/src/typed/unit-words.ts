import { type UnitTypeId, unitTypes } from '../choices/unit-types.ts';
import { once } from '../once.ts';
import { foldText } from '../text/fold-text.ts';

/** Words besides the units' names and abbreviations, as `singular` answers them. */
const otherWords: readonly (readonly [string, UnitTypeId])[] = [
  ['und', 'unidade'],
  ['unid', 'unidade'],
  ['peca', 'unidade'],
  ['pare', 'par'],
  ['milh', 'milheiro'],
  ['mt', 'metro'],
  ['gr', 'grama'],
  ['quilo', 'quilograma'],
  ['kilo', 'quilograma'],
  ['lt', 'litro'],
];

const ids = once(
  () =>
    new Map([
      ...unitTypes.flatMap(({ id, name, abbreviation }) =>
        [name, abbreviation].map((word) => [singular(foldText(word)), id] as const),
      ),
      ...otherWords,
    ]),
);

/** The unit that a folded word names: 'g', 'gramas', 'm²', 'metros quadrados'. */
export function unitNamed(word: string): UnitTypeId | null {
  return ids().get(singular(word)) ?? null;
}

function singular(word: string): string {
  return word.replace('²', '2').replace(/s?\.?(?= |$)/g, '');
}
