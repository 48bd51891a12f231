import { once } from '../once.ts';
import { foldText } from '../search/fold-text.ts';
import { type UnitTypeId, unitTypes } from '../units/unit-types.ts';

/** Words besides the units' names and abbreviations, as `singular` answers them. */
const otherWords = {
  unidade: 'und unid ud peca pc',
  par: 'pare',
  duzia: 'duz',
  milheiro: 'milh',
  metro: 'mt metro_linear',
  grama: 'gr',
  quilograma: 'quilo kilo',
  litro: 'lt',
  // What is bought and used whole, whatever holds it.
  pacote: 'caixa cx saco sc pote kit cartela',
  rolo: 'rl bobina carretel',
} as const satisfies Partial<Record<UnitTypeId, string>>;

const ids = once(
  () =>
    new Map([
      ...unitTypes.flatMap(({ id, name, abbreviation }) =>
        [name, abbreviation].map((word) => [singular(foldText(word)), id] as const),
      ),
      ...Object.entries(otherWords).flatMap(([id, words]) =>
        words.split(' ').map((word) => [word.replace('_', ' '), id as UnitTypeId] as const),
      ),
    ]),
);

/** The unit that a folded word names: 'g', 'gramas', 'm²', 'metros quadrados'. */
export function unitNamed(word: string): UnitTypeId | null {
  return ids().get(singular(word)) ?? null;
}

function singular(word: string): string {
  return word.replace('²', '2').replace(/s?\.?(?= |$)/g, '');
}
