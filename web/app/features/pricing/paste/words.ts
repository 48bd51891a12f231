import { foldText } from '#core/text/fold-text.ts';

/** The words of a cell as they are compared: 'Preços unit. (R$)' → preco, unit, r$. */
export function wordsOf(cell: string): string[] {
  return foldText(cell)
    .split(/[^\p{L}\p{N}$]+/u)
    .filter((word) => word !== '')
    .map(singular);
}

export const wordList = (words: string): readonly string[] => words.trim().split(/\s+/);

export const unitWords = new Set(
  wordList(`
    m m² m2 metro cm centimetro mm milimetro km g gr grama kg kilo quilo mg ml l lt litro un und unid
    unidade pc pç peca pct pacote cx caixa dz duzia par novelo rolo meada cone tubo folha kit frasco
    pote vidro saco saquinho cartela carretel retalho bobina
  `),
);

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
