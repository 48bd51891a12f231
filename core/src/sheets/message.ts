import { abbreviationAfter, type UnitTypeId, unitOf } from '../choices/unit-types.ts';
import { toDecimal } from '../pricing/decimal.ts';
import { parseDecimal } from '../pricing/parse-decimal.ts';
import { foldText } from '../text/fold-text.ts';
import { readQuantity } from '../typed/read-quantity.ts';
import { unitNamed } from '../typed/unit-words.ts';
import type { Cells } from './column.ts';
import {
  countNamed,
  elsewhere,
  type Found,
  noMaterial,
  type Part,
  partsOf,
  plainLine,
  take,
} from './line-grammar.ts';
import type { ColumnId } from './sheet-columns.ts';

/** What the cells of a line of a message are. */
export const messageColumns = [
  'material',
  'quantity',
  'unitPrice',
  'packPrice',
  'packContent',
] as const satisfies readonly ColumnId[];

/** Why a line has several readings: two prices, parts that are paid or pieces, packs of so many. */
type Shape = 'prices' | 'instalments' | 'packs';

export interface MessageLine {
  /** All that it may mean, each as the cells of `messageColumns`; none where it is about no material. */
  readonly readings: readonly Cells[];
  /** Lines of one shape are asked about once: 'prices-2'. */
  readonly shape: string;
  readonly isPriced: boolean;
}

interface Amount {
  /** A plain decimal text. */
  readonly value: string;
  readonly unit: UnitTypeId;
  readonly parts: readonly Part[];
}

interface Price {
  readonly price: string;
  /** What it is of: 'o metro', 'cada'. */
  readonly per: UnitTypeId | null;
}

/** What a line says besides its name and its prices. */
interface Said {
  readonly amount: Amount | undefined;
  /** How many are in one of these. */
  readonly content: Amount | undefined;
  readonly isEach: boolean;
  /** The price is that of all. */
  readonly isWhole: boolean;
}

/** The cells behind the name. */
type Cost = readonly [quantity: string, unitPrice: string, packPrice: string, packContent: string];
type Costs = readonly [Shape, readonly Cost[]];

/** In characters; nobody lists a material in more. */
const longestLine = 300;

/**
 * Reads a line as people write it to each other: 'Linha amigurumi 200g 18,90', '3 novelos barbante - R$ 25
 * cada', 'olho 8mm par 0,60'. No name holds a price.
 */
export function readMessageLine(written: string): MessageLine {
  const text = plainLine(written.slice(0, longestLine));
  const shown = text.replace(elsewhere, ' ');
  const parts = partsOf(shown);
  const areas = take(parts, 'named', '#')
    .flatMap((found) => amountsOf(found))
    .filter(isCloth);
  take(parts, 'old');
  const below = take(parts, 'below').map((found) => `-${moneyIn(found)}`);
  const parted = take(parts, 'instalments');
  take(parts, 'free');
  const [times] = take(parts, 'times').flatMap(numberOf);
  const [together] = take(parts, 'together').flatMap((found) => amountsOf(found));
  const [content] = take(parts, 'content', '#').flatMap(numberOf);
  const signed = take(parts, 'price');
  const prices = (signed.length > 0 ? signed : take(parts, 'said')).map(priceOf);
  const isPriced = prices.length + parted.length + below.length > 0;
  const isNone =
    noMaterial.test(foldText(text)) || (!isPriced && (shown !== text || !/\p{L}/u.test(text)));
  if (isNone) return { readings: [], shape: '', isPriced: false };
  const isEach = isPriced && take(parts, 'each').length > 0;
  const isWhole = (isPriced && take(parts, 'whole').length > 0) || together !== undefined;
  const amount = times ?? together ?? usedOf([...areas, ...amountsIn(parts, isPriced)]);
  for (const part of amount?.parts ?? []) part.letter = '_';
  const said = { amount, content, isEach, isWhole };
  const [shape, costs] = costsOf(said, prices, { below, times, parted: parted[0] });
  const cells = costs.map((cost) => [nameOf(parts), ...cost]);
  const readings = [...new Map(cells.map((each) => [each.join('\t'), each])).values()];
  return { readings, shape: `${shape}-${readings.length}`, isPriced };
}

interface Others {
  readonly below: readonly string[];
  /** '2 x' before a price, and '10x de R$ 89,90' */
  readonly times: Amount | undefined;
  readonly parted: Found | undefined;
}

function costsOf(said: Said, prices: readonly Price[], { below, times, parted }: Others): Costs {
  const { amount, content, isEach } = said;
  const [price] = prices;
  if (below[0] !== undefined) return ['prices', [['', below[0], '', '']]];
  if (!price) {
    const [parts] = parted ? numberOf(parted).slice(0, 1) : [];
    if (parted && parts) return inParts(parts, moneyIn(parted, 1), said);
    return ['prices', [[amount ? amountText(amount) : '', '', '', '']]];
  }
  const one = prices.find((each) => prices.some((sum) => isProduct(each, amount, sum)));
  if (one) return ['prices', [costOf(one, { ...said, isEach: true, isWhole: false })]];
  if (times && prices.length === 1 && !isEach) return inParts(times, price.price, said);
  if (!content || !amount || amount.value === '1' || isEach) {
    return ['prices', prices.map((each) => costOf(each, said))];
  }
  const whole = { ...content, value: toDecimal(content.value).times(amount.value).toFixed() };
  return ['packs', [content, whole].map((content) => costOf(price, { ...said, content }))];
}

/** '10x de R$ 89,90': one paid in parts, or so many. */
function inParts(times: Amount, price: string, said: Said): Costs {
  const whole = toDecimal(plain(price)).times(times.value).toFixed(2).replace('.', ',');
  const paid = costOf({ price: whole, per: null }, { ...said, amount: undefined });
  return ['instalments', [paid, [amountText(times), `${price}/unidade`, '', '']]];
}

function costOf({ price, per }: Price, said: Said): Cost {
  const { amount, content, isEach, isWhole } = said;
  const quantity = amount ? amountText(amount) : '';
  const each = (unit: UnitTypeId): Cost => [quantity, `${price}/${unitOf(unit).name}`, '', ''];
  const isOfPack = per === null || unitOf(per).dimension === 'pacote';
  if (content && (isOfPack || isEach)) return ofAll(content, price);
  if (per !== null && per !== 'unidade') return each(per);
  if (isEach || per === 'unidade') {
    return amount && !isMeasure(amount) ? each(amount.unit) : ['1', price, '', ''];
  }
  if (amount && (isWhole || isMeasure(amount))) return ofAll(amount, price);
  if (amount?.value === '1') return each(amount.unit);
  return [quantity, price, '', ''];
}

const ofAll = (amount: Amount, price: string): Cost =>
  amount.value === '1'
    ? [amountText(amount), `${price}/${unitOf(amount.unit).name}`, '', '']
    : [amountText(amount), '', price, amountText(amount)];

const amountText = ({ value, unit }: Amount) =>
  `${value.replace('.', ',')} ${abbreviationAfter(value, unit)}`;

const isMeasure = ({ unit }: Amount) =>
  ['mass', 'length', 'area', 'volume'].includes(unitOf(unit).dimension);

const isCloth = ({ unit }: Amount) => unit === 'metro-quadrado';

const plain = (price: string) => parseDecimal(price) ?? '0';

/** Whether a price times the amount is another one that is written beside it. */
const isProduct = ({ price }: Price, amount: Amount | undefined, sum: Price) =>
  amount !== undefined &&
  amount.value !== '1' &&
  toDecimal(plain(price)).times(amount.value).eq(plain(sum.price));

/** The money in what a rule found, from the number of this place on: '2 reais e 50' → '2,50'. */
function moneyIn({ parts, letters }: Pick<Found, 'parts' | 'letters'>, from = 0): string {
  const numbers = parts.map(({ text }) => text).filter((text) => /^\d/.test(text));
  const [whole = '0', cents] = numbers.slice(from);
  if (letters.includes('C') && cents === undefined) return `0,${whole.padStart(2, '0')}`;
  return cents === undefined ? whole : `${whole},${cents}`;
}

function priceOf(found: Found): Price {
  const words = found.parts.filter(({ text }) => /\p{L}/u.test(text) && !/^R\$$/i.test(text));
  const units = words.map(({ text }) => unitWord(text));
  return { price: moneyIn(found), per: units.find((unit) => unit !== null) ?? null };
}

const unitWord = (text: string): UnitTypeId | null =>
  /^(?:cada|cd|u|uma?)$/i.test(text) ? 'unidade' : unitNamed(foldText(text));

/** What a rule found, as the form's own fields read amounts; a number alone is of pieces, a unit alone is one. */
function amountsOf({ parts, letters }: Found, words = 'iomnqNHuzcehyx '): Amount[] {
  const texts = parts
    .filter((_, at) => words.includes(letters.charAt(at)))
    .map(({ text }) => String(countNamed(foldText(text)) || text));
  const typed = texts.join('').trim();
  const read = readQuantity(/^(?:[\d½¼¾]|mei[oa])/i.test(typed) ? typed : `1 ${typed}`, 'unidade');
  return read ? [{ value: read.quantity, unit: read.unit ?? 'unidade', parts }] : [];
}

const numberOf = (found: Found) => amountsOf(found, 'iN');

function amountsIn(parts: readonly Part[], isPriced: boolean): Amount[] {
  const counted = take(parts, 'amount', '#').flatMap((found) => amountsOf(found));
  const alone = isPriced ? take(parts, 'one', '#').flatMap((found) => amountsOf(found)) : [];
  return [...take(parts, 'count', '#').flatMap(numberOf), ...counted, ...alone];
}

/** Of '3 novelos de 100 g' the novelos, of '1 pacote 500 g' what is in it. */
function usedOf(amounts: readonly Amount[]): Amount | undefined {
  const many = amounts.find((amount) => !isMeasure(amount) && amount.value !== '1');
  const measured = amounts.find(isMeasure);
  const [first] = amounts;
  const used = many ?? measured ?? first;
  return (
    used && {
      ...used,
      parts: amounts
        .filter((each) => each === used || each === first)
        .flatMap(({ parts }) => parts),
    }
  );
}

const joints =
  'de|da|do|a|à|ao|o|é|por|cada|com|c|valor|preço|custa|custou|paguei|deu|sai|saiu|ou|em|até|sem|juros|vista|apenas';
const edges = new RegExp(
  String.raw`^(?:[\s\-–—:=,;.()/*|]|(?:de|da|do)(?=\s))+|(?:[\s\-–—:=,;(/*|]|\s(?:${joints})(?=$|[\s:=.,-]))+\.?$`,
  'giu',
);

const nameOf = (parts: readonly Part[]) =>
  parts
    .map(({ text, letter }) => (letter === '_' ? ' ' : text))
    .join('')
    .replace(/\([^()\p{L}\d]*\)|\((?:[\p{L} ]*\s)?(?:c\/|com)\s*\)/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(edges, '')
    .trim();
