import { type UnitTypeId, unitOf } from '../choices/unit-types.ts';
import { parseDecimal } from '../pricing/parse-decimal.ts';
import { foldText } from '../text/fold-text.ts';
import { unitNamed } from '../typed/unit-words.ts';
import type { Cells } from './column.ts';
import type { ColumnId } from './sheet-columns.ts';
import { wordList } from './words.ts';

/** What the cells of a line of a message are. */
export const messageColumns = [
  'material',
  'quantity',
  'unitPrice',
  'packPrice',
  'packContent',
] as const satisfies readonly ColumnId[];

const number = String.raw`(?:\d{1,3}(?:\.\d{3})+|\d+)(?:[.,]\d{1,2})?`;
const unitBehind = String.raw`\s*(?:mm|cm|m|kg|g|ml|l|x|×|%)(?![\p{L}\d])`;
/** 'R$ 25', '25 reais', '18,90', and at the end of a line '- 25'. A size is none: '1,40 m'. */
const price = new RegExp(
  [
    String.raw`R\$\s*(?<signed>${number})(?![\d.,]*\d)`,
    String.raw`(?<![\d.,])(?<spoken>${number})\s*(?:reais|real|contos?|R\$)(?!\p{L})`,
    String.raw`(?<![\d.,x×]|[x×]\s)(?<bare>\d+(?:\.\d{3})*[.,]\d{2})(?![\d.,]*\d|${unitBehind})`,
    String.raw`(?<=[-–—:=]\s*)(?<last>\d+)\s*$`,
  ].join('|'),
  'giu',
);
/** Behind a price: '/kg', 'o metro', 'a dúzia'. */
const behindPrice = /^\s*(?:\/|p\/|por|o|a|c\/)?\s*(\p{L}+²?)?(?:\s+uma?(?!\p{L}))?/iu;
const eachWords = wordList('cada cd u unid unidade un und');

const counts: Readonly<Record<string, string>> = {
  ...{ um: '1', uma: '1', dois: '2', duas: '2', tres: '3', quatro: '4', cinco: '5' },
  ...{ seis: '6', sete: '7', oito: '8', nove: '9', dez: '10', meio: '0,5', meia: '0,5' },
};
const amount =
  /(?<![\p{L}\d.,])(\d+(?:[.,]\d+)?|\p{L}+)\s*(?<![\p{L}])(\p{L}+²?)\.?(?![\p{L}\d])/giu;

const greeting = /^\[?\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?\]?(?: -)? [^:]{1,40}: /;
const mark = /^(?:[-–—>•·▪◦*]|\d{1,2}[.)]|\p{ExtPict}[\uFE0F\u{1F3FB}-\u{1F3FF}]?)\s+/u;
const joint = `de|da|do|a|à|ao|o|é|por|cada|custa|custou|paguei|deu|sai|saiu|preço|valor|total|com|c`;
const edges = new RegExp(
  String.raw`^(?:[\s\-–—:=,;.()/*]|(?:de|da|do)(?=\s))+|(?:[\s\-–—:=,;(/*]|\s(?:${joint})(?=$|[\s:=.,-]))+\.?$`,
  'giu',
);

/** In characters; nobody lists a material in more. */
const longestLine = 300;

interface Amount {
  readonly text: string;
  readonly value: string;
  readonly unit: UnitTypeId;
  readonly at: number;
}

/** Whether what somebody wrote names a price. */
export const namesPrice = (text: string) => new RegExp(price.source, price.flags).test(text);

/**
 * Reads a line as people write it to each other: 'Linha amigurumi 200g 18,90', '3 novelos barbante - R$ 25
 * cada', 'olho 8mm par 0,60'. It answers the cells of `messageColumns`; the name holds no price.
 */
export function readMessageLine(written: string): Cells {
  const text = written
    .slice(0, longestLine)
    .replace(greeting, '')
    .replace(mark, '')
    .replace(/(^|\s)[*_~]+(?=\S)|(?<=\S)[*_~]+(?=\s|$)/g, '$1');
  const found = pricesIn(text);
  const wanted = chosenPrice(found);
  const rest = withoutPrices(text, found, wanted);
  const said = amountIn(rest, wanted !== undefined);
  // '20cm 1,80 un': a size.
  const used = said && wanted?.isEach && isMeasure(said.unit) ? null : said;
  const name = nameOf(
    used ? `${rest.slice(0, used.at)} ${rest.slice(used.at + used.text.length)}` : rest,
  );
  const [first = '', second = ''] = [used?.value, used && unitOf(used.unit).name];
  const quantity = [first, second].filter(Boolean).join(' ');
  if (!wanted) return [name, quantity, '', '', ''];
  const isMeasured = used !== null && isMeasure(used.unit);
  const isOne = used?.value === '1' || ((wanted.isEach || wanted.isOfOne) && !isMeasured);
  const per = wanted.per ?? (isOne ? used?.unit : undefined);
  if (per) return [name, quantity, `${wanted.price}/${unitOf(per).name}`, '', ''];
  // What is weighed or measured is written with what it cost; how many, with the price of one or of all.
  if (isMeasured) return [name, quantity, '', wanted.price, quantity];
  return [name, quantity === '' && wanted.isEach ? '1' : quantity, wanted.price, '', ''];
}

interface FoundPrice {
  readonly price: string;
  readonly start: number;
  readonly end: number;
  /** What it is of: 'o metro'. */
  readonly per: UnitTypeId | undefined;
  readonly isEach: boolean;
  /** Behind it stands what several are together. */
  readonly isOfOne?: boolean;
  /** '= 37,80' */
  readonly isSum: boolean;
}

function pricesIn(text: string): FoundPrice[] {
  return [...text.matchAll(new RegExp(price.source, price.flags))].map((match) => {
    const { signed, spoken, bare, last } = match.groups ?? {};
    const [behind = '', word = ''] =
      behindPrice.exec(text.slice(match.index + match[0].length)) ?? [];
    const folded = foldText(word);
    const isEach = eachWords.includes(folded);
    const unit = word === '' || isEach ? null : unitNamed(folded);
    const end = match.index + match[0].length + (isEach || unit ? behind.length : 0);
    return {
      price: signed ?? spoken ?? bare ?? last ?? '',
      start: match.index,
      end,
      per: unit ?? undefined,
      isEach,
      isSum: /(?:=|total)\s*$/i.test(text.slice(0, match.index)),
    };
  });
}

/** Of '2 x 18,90 = 37,80' the price of one, which is never the sum. */
const chosenPrice = (found: readonly FoundPrice[]): FoundPrice | undefined => {
  const [first, ...others] = found.filter(({ isSum }) => !isSum);
  if (!first) return found[0];
  return others.length === 0 && found.length > 1 ? { ...first, isOfOne: true } : first;
};

function withoutPrices(text: string, found: readonly FoundPrice[], wanted: FoundPrice | undefined) {
  const kept = found.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    text,
  );
  return wanted ? kept.replace(/\s(?:total|cada)(?=\s|$)/gi, ' ') : kept;
}

/** How much of it: what the line begins with, or else the last that is said. '8mm' is a size. */
function amountIn(text: string, hasPrice: boolean): Amount | null {
  const bare = hasPrice ? unitAtEnd(text) : null;
  if (bare) return bare;
  const found = [...text.matchAll(amount)].flatMap((match) => {
    const [whole, count = '', word = ''] = match;
    const value = counts[foldText(count)] ?? (parseDecimal(count) === null ? null : count);
    const unit = unitNamed(foldText(word));
    const isSize = unit === null || unit === 'milimetro' || value === null;
    return isSize ? [] : [{ text: whole, value, unit, at: match.index }];
  });
  const leading = found.find(({ at }) => text.slice(0, at).trim() === '');
  return leading ?? countAtStart(text) ?? found.at(-1) ?? null;
}

/** 'olho 8mm par': the price is one pair's. */
function unitAtEnd(text: string): Amount | null {
  const [whole, word = ''] =
    /(?<=\p{L}\S*\s+(?:.*\s)?)(?:o |a |por )?(\p{L}+²?)[\s\-–—:=(]*$/iu.exec(text) ?? [];
  const unit = unitNamed(foldText(word));
  const isHolder = unit === 'pacote' && !['pacote', 'pct', 'caixa', 'cx'].includes(foldText(word));
  const counted = new RegExp(String.raw`\d\s*${word}[\s\-–—:=(]*$`, 'iu').test(text);
  if (whole === undefined || unit === null || isHolder || counted) return null;
  return { text: whole, value: '1', unit, at: text.lastIndexOf(whole) };
}

/** '10 botões', '2x botão', 'par de olhos' */
function countAtStart(text: string): Amount | null {
  const [whole = '', count = ''] = /^\s*(\d{1,4}|\p{L}+)\s*[x×]?\s+(?=\p{L})/iu.exec(text) ?? [];
  const value = counts[foldText(count)] ?? (/^\d+$/.test(count) ? count : null);
  if (value !== null) return { text: whole, value, unit: 'unidade', at: 0 };
  const unit = /^\s*\p{L}+\s+de\s/iu.test(text) ? unitNamed(foldText(count)) : null;
  return unit === null ? null : { text: whole, value: '1', unit, at: 0 };
}

const isMeasure = (unit: UnitTypeId) =>
  ['mass', 'length', 'area', 'volume'].includes(unitOf(unit).dimension);

const nameOf = (text: string) =>
  text
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(edges, '')
    .trim();
