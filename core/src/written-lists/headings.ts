import { once } from '../once.ts';
import { foldText } from '../search/fold-text.ts';
import { unitNamed } from '../typed/unit-words.ts';
import { isMeasure, type UnitTypeId } from '../units/unit-types.ts';
import { isDash, isNumber } from './cell-number.ts';
import type { Cells, Meaning } from './column.ts';
import { type ColumnId, columnsOf, type ListKind } from './sheet-columns.ts';
import { otherHeadings, sheetHeadings } from './sheet-texts.ts';
import { isUnitWord, wordList, wordsOf } from './words.ts';

/** What a heading may say of its column. */
export interface Heading {
  readonly meaning: Meaning;
  /** The heading's precedence: of two with one meaning, the one of the lower rank is meant. */
  readonly rank: number;
}

/**
 * The words that name a column, without accents and in the singular. The upper line decides where a
 * heading has several ('Preço do material', 'Quantidade total'); the first word says it best.
 */
const headingWords: readonly (readonly [Meaning, readonly string[]])[] = [
  ['quantity', wordList('quantidade quant qtd qtde qtdade qt')],
  ['total', wordList('total subtotal')],
  ['unitPrice', wordList('unitario unitaria unit custo preco valor vlr vl r$')],
  ['unit', wordList('unidade unid und un um medida')],
  ['aside', wordList('codigo cod sku referencia ref numero num nº ordem ob observacao')],
  ['material', wordList('material insumo nome produto descricao item artigo que')],
];

const small = wordList('o a de do da em no na por para e com');
/** Words that may stand beside those; any other one makes the heading an unknown one. */
const besides = new Set([
  ...small,
  ...wordList('cada sub real brl linear corrido v'),
  ...wordList('atual medio media hoje ultimo ultima'),
  ...wordList('usado usada utilizado utilizada necessario necessaria gasta'),
]);
/** Words of a price that is one unit's. */
const ofOne = new Set(wordList('unitario unitaria unit unidade unid und un cada peca'));
/** The words of one unit that people also write above a quantity: '2' under 'Unidades'. */
const counting = wordList('unidade unid und un medida numero num nº');

const known = new Set(headingWords.flatMap(([, words]) => words));

const phraseOf = (heading: string) =>
  wordsOf(heading.replace(/\(.*?\)/g, ' '))
    .filter((word) => !small.includes(word) && word !== 'r$')
    .join(' ');

type Phrases = ReadonlyMap<string, readonly Heading[]>;

const phrasesOf = (kind: ListKind): Phrases => {
  const found = new Map<string, Heading[]>();
  const add = (text: string, meaning: Meaning, rank: number) => {
    const phrase = phraseOf(text);
    found.set(phrase, [...(found.get(phrase) ?? []), { meaning, rank }]);
  };
  for (const id of columnsOf[kind]) {
    add(sheetHeadings[id], id, 0);
    for (const [index, text] of otherHeadings[id].entries()) add(text, id, (index + 1) / 100);
  }
  return found;
};

const phrases: Readonly<Record<ListKind, () => Phrases>> = {
  materials: once(() => phrasesOf('materials')),
  products: once(() => phrasesOf('products')),
  rows: once(() => phrasesOf('rows')),
};

/** What a heading may say that its column holds, most likely first; nothing when it is none that is known. */
export function readHeading(cell: string, kind: ListKind): readonly Heading[] {
  const exact = phrases[kind]().get(phraseOf(cell)) ?? [];
  const isInMinutes = wordsOf(cell).some((word) => word === 'min' || word === 'minuto');
  const timed = exact.map((each) =>
    isInMinutes && each.meaning === 'hours' ? { ...each, meaning: 'minutes' as const } : each,
  );
  return [...timed, ...readWords(wordsOf(cell), kind)];
}

function readWords(words: readonly string[], kind: ListKind): readonly Heading[] {
  if (words.some((word) => !known.has(word) && !besides.has(word) && !isUnitWord(word))) return [];
  for (const [meaning, names] of headingWords) {
    const rank = names.findIndex((name) => words.includes(name));
    const isOfKind = meaning === 'total' || meaning === 'aside' || isColumn(meaning, kind);
    if (rank >= 0) return isOfKind ? [{ meaning, rank: 10 + rank }] : [];
  }
  // 'Metros' above numbers.
  const unit = words.length === 1 ? unitNamed(words[0] ?? '') : null;
  return unit !== null && isMeasure(unit) ? [{ meaning: 'quantity', rank: 50 }] : [];
}

const isColumn = (meaning: Meaning, kind: ListKind) =>
  columnsOf[kind].includes(meaning as ColumnId);

/** The unit that a heading names for its column: 'Preço (kg)', 'Quantidade em metros'. */
export function unitOfHeading(heading: string, meaning: Meaning): UnitTypeId | null {
  if (meaning !== 'unitPrice' && meaning !== 'quantity' && meaning !== 'packContent') return null;
  const [, inside, behind] = /\(([^)]*)\)|(?:\/|\b(?:por|em)\s)\s*(.+)$/iu.exec(heading) ?? [];
  // Each word of the heading of a price or a quantity may be a unit: 'Preço do novelo', 'Metros'.
  const unitPart = inside ?? (meaning === 'packContent' ? '' : (behind ?? heading));
  const words = wordsOf(unitPart).filter((word) => !ofOne.has(word) && !known.has(word));
  return words.map(unitNamed).find((unit) => unit !== null && unit !== 'unidade') ?? null;
}

/** Whether a heading says something else than hours: '3' below 'Tempo (dias)' is no time that is known. */
export const isInDays = (heading: string) =>
  wordsOf(heading).some((word) => ['dia', 'semana', 'me', 'segundo', 'seg'].includes(word));

export const saysPrice = (heading: string) =>
  wordsOf(heading).some((word) => priceWords.includes(word));

export const saysCost = (heading: string) => wordsOf(heading).includes('custo');

const priceWords = wordList('preco custo valor vlr vl r$ pvp venda varejo atacado');

/** Headings of what is in a pack, or how large it is: a number alone says neither. */
export const mayBeSize = (heading: string) =>
  /^(?:embalagem|apresentacao|tamanho|comprimento|como vem)/.test(foldText(heading));

/** Headings of a weight, a length or a volume, below which a number needs its unit. */
export const needsUnit = (heading: string) =>
  /^(?:peso|metragem|volume|vem|quanto vem)/.test(foldText(heading));

/** 'Preço unitário', 'Valor da peça': it is no price of the whole quantity. */
export const isOfOne = (heading: string) => wordsOf(heading).some((word) => ofOne.has(word));

/** Whether a heading that names no field of a material may still name a quantity. */
export const mayCount = (cell: string) => wordsOf(cell).some((word) => counting.includes(word));

/** Whether a line says what the columns below it hold. */
export function isHeadingLine(cells: Cells, kind: ListKind = 'rows'): boolean {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length < 2 || filled.some(isNumber)) return false;
  const meanings = meaningsIn(filled, kind);
  // 'Total' may also stand before a sum, 'un' after a name.
  const isTelling = telling.some((each) => meanings.has(each));
  return isTelling || meanings.size >= 2;
}

const telling = ['material', 'product', 'quantity', 'unitPrice'] as const;

/** Whether a line is sure to be headings, where only they show that the text is a table at all. */
export const isCertainHeadingLine = (cells: Cells) =>
  (['rows', 'products'] as const).some(
    (kind) =>
      isHeadingLine(cells, kind) &&
      (meaningsIn(cells, kind).size >= 2 || cells.filter(saysPrice).length >= 2),
  );

/** Whether a line is the heading of a list: 'Materiais' above it. */
export function isHeadingOfList(cells: Cells): boolean {
  const [only = '', ...others] = cells.filter((cell) => cell !== '');
  return others.length === 0 && readHeading(only, 'rows')[0]?.meaning === 'material';
}

/** 'Material  Preço', in one cell. */
export const isHeadingText = (text: string) => wordsOf(text).every((word) => known.has(word));

function meaningsIn(cells: Cells, kind: ListKind): Set<Meaning> {
  // The sign alone may also be a price that is missing.
  const heads = cells.filter((cell) => !isDash(cell));
  return new Set(heads.flatMap((cell) => readHeading(cell, kind)[0]?.meaning ?? []));
}
