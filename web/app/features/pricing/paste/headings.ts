import { isDash, isNumber } from './cell-number.ts';
import type { Cells, Meaning } from './column.ts';
import { unitWords, wordList, wordsOf } from './words.ts';

interface Heading {
  readonly meaning: Meaning;
  /** Of two headings with one meaning, the one of the lower rank is meant. */
  readonly rank: number;
}

/**
 * The words that name a column, without accents and in the singular. The upper line decides where a
 * heading has several ('Preço do material', 'Quantidade total'); the first word says it best.
 */
const headingWords: readonly (readonly [Meaning, readonly string[]])[] = [
  ['quantity', wordList('quantidade quant qtd qtde qtdade qt')],
  ['total', wordList('total subtotal')],
  ['unitPrice', wordList('unitario unitaria unit preco custo valor vlr vl r$')],
  ['aside', wordList('unidade unid und un medida codigo cod numero num nº ordem')],
  ['name', wordList('material insumo nome descricao item produto artigo que')],
];

/** Words that may stand beside those; any other one makes the heading an unknown one. */
const besides = new Set([
  ...unitWords,
  ...wordList('o a de do da em no na por para e com cada sub real brl'),
  ...wordList('usado usada utilizado utilizada necessario necessaria gasta'),
]);

/** Those of the words for 'aside' that people also write above a quantity: '2' under 'Unidades'. */
const counting = wordList('unidade unid und un medida numero num nº');

const known = new Set(headingWords.flatMap(([, words]) => words));

/** What a heading says its column holds; null when it is none that is known. */
export function readHeading(cell: string): Heading | null {
  const words = wordsOf(cell);
  if (words.some((word) => !known.has(word) && !besides.has(word))) return null;
  for (const [meaning, names] of headingWords) {
    const rank = names.findIndex((name) => words.includes(name));
    if (rank >= 0) return { meaning, rank };
  }
  return null;
}

/** Whether a heading that names no field of a material may still name a quantity. */
export const mayCount = (cell: string) => wordsOf(cell).some((word) => counting.includes(word));

/** Whether a line says what the columns below it hold. */
export function isHeadingLine(cells: Cells): boolean {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length < 2 || filled.some(isNumber)) return false;
  const meanings = meaningsIn(filled);
  // 'Total' may also stand before a sum, 'un' after a name.
  const isTelling = (['name', 'quantity', 'unitPrice'] as const).some((each) => meanings.has(each));
  return isTelling || meanings.size >= 2;
}

/** The same where only headings show that the text is a table at all. */
export const isCertainHeadingLine = (cells: Cells) =>
  isHeadingLine(cells) && meaningsIn(cells).size >= 2;

/** 'Materiais' above a list. */
export function isHeadingOfList(cells: Cells): boolean {
  const [only = '', ...others] = cells.filter((cell) => cell !== '');
  return others.length === 0 && readHeading(only)?.meaning === 'name';
}

function meaningsIn(cells: Cells): Set<Meaning> {
  // The sign alone may also be a price that is missing.
  const telling = cells.filter((cell) => !isDash(cell));
  return new Set(telling.flatMap((cell) => readHeading(cell)?.meaning ?? []));
}
