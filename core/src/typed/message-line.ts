import { abbreviationAfter, type UnitTypeId, unitOf } from '../choices/unit-types.ts';
import { toDecimal } from '../pricing/decimal.ts';
import { parseDecimal } from '../pricing/parse-decimal.ts';
import { foldText } from '../text/fold-text.ts';
import {
  countNamed,
  elsewhere,
  type Found,
  noMaterial,
  type Part,
  partsOf,
  plainLine,
  type Rule,
  take,
} from './line-grammar.ts';
import { readQuantity } from './read-quantity.ts';
import { unitNamed } from './unit-words.ts';

/** What it costs and how much it is, as texts for fields; the price of one, or that of a pack. */
export type MessageReading = readonly [
  name: string,
  quantity: string,
  unitPrice: string,
  packPrice: string,
  packContent: string,
];

/** Why a line has several readings: two prices, parts that are paid or pieces, packs of so many. */
type Shape = 'prices' | 'instalments' | 'packs';

export interface MessageLine {
  /** All that it may mean; none where it is about no material. */
  readonly readings: readonly MessageReading[];
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

/** What a line says besides its name. */
interface Said {
  readonly prices: readonly Price[];
  /** '-5,00' */
  readonly below: string | undefined;
  /** '10x de R$ 89,90', and '2 x' before a price */
  readonly parted: Found | undefined;
  readonly times: Amount | undefined;
  readonly amount: Amount | undefined;
  /** '310 por' in 'Linha 310 por': several, or a name */
  readonly perhaps: Found | undefined;
  /** How many are in one of these. */
  readonly content: Amount | undefined;
  readonly isEach: boolean;
  /** The price is that of all. */
  readonly isWhole: boolean;
  /** Some money in it was not understood. */
  readonly isUnread: boolean;
}

type Cost = MessageReading extends readonly [string, ...infer Behind] ? Readonly<Behind> : never;
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
  const said = saidIn(parts);
  const isPriced = [said.prices[0], said.below, said.parted].some(Boolean);
  const isOther = !isPriced && (shown !== text || !/\p{L}/u.test(text));
  if (isOther || noMaterial.test(foldText(text)))
    return { readings: [], shape: '', isPriced: false };
  const [shape, costs] = said.isUnread
    ? (['prices', [['', text, '', '']]] as const)
    : costsOf(said);
  const cells = costs.map((cost): MessageReading => [nameOf(parts), ...cost]);
  const readings = [...new Map(cells.map((each) => [each.join('\t'), each])).values()];
  return { readings, shape: `${shape}-${readings.length}`, isPriced };
}

/** Takes what is no name out of the parts of a line, in the order of the grammar. */
function saidIn(parts: readonly Part[]): Said {
  const all = (rule: Rule, read = amountsOf, mark: '_' | '#' = '_') =>
    take(parts, rule, mark).flatMap((found) => read(found));
  const areas = all('named', amountsOf, '#').filter(({ unit }) => unit === 'metro-quadrado');
  take(parts, 'old');
  const [below] = take(parts, 'below').map((found) => `-${moneyIn(found)}`);
  const [parted] = take(parts, 'instalments');
  take(parts, 'free');
  const [times] = all('times', numberOf);
  const [content] = all('content', contentOf, '#');
  const before = all('together');
  const [perhaps] = take(parts, 'perhaps', '#');
  const signed = take(parts, 'price');
  const prices = (signed.length > 0 ? signed : take(parts, 'said')).map(priceOf);
  const isPriced = prices.length > 0;
  const [together] = [...before, ...all('after')];
  const isEach = isPriced && take(parts, 'each').length > 0;
  const isWhole = isPriced && take(parts, 'whole').length > 0;
  const isUnread = parts.some(({ letter }) => /[RrCm]/.test(letter));
  const counted = [
    ...all('amount', amountsOf, '#'),
    ...(isPriced ? all('one', amountsOf, '#') : []),
  ];
  const amount =
    times ?? together ?? usedOf([...areas, ...all('count', numberOf, '#'), ...counted]);
  for (const part of amount?.parts ?? []) part.letter = '_';
  const said = { prices, below, parted, times, amount, perhaps, content, isEach, isUnread };
  return { ...said, isWhole: isWhole || isOfMany(together) };
}

/** '310 meada por' may be one of a colour. */
const isOfMany = (together: Amount | undefined) =>
  together !== undefined &&
  (together.unit === 'unidade' || together.parts.some(({ text }) => /\p{L}s$/iu.test(text)));

function costsOf(said: Said): Costs {
  const { prices, below, parted, times, amount, content, isEach } = said;
  const [price] = prices;
  const quantity = amount ? amountText(amount) : '';
  if (below !== undefined) return ['prices', [['', below, '', '']]];
  if (!price)
    return parted
      ? inParts(numberOf(parted)[0], moneyIn(parted, 1), said)
      : ['prices', [[quantity, '', '', '']]];
  const one = prices.find((each) => prices.some((sum) => isProduct(each, amount, sum)));
  if (one) return ['prices', [costOf(one, { ...said, isEach: true, isWhole: false })]];
  if (times && prices.length === 1 && !isEach) return inParts(times, price.price, said);
  if (said.perhaps && !isEach && price.per === null) return ofSeveral(said.perhaps, said);
  if (!content || !amount || amount.value === '1' || isEach) {
    return ['prices', prices.map((each) => costOf(each, said))];
  }
  const whole = { ...content, value: toDecimal(content.value).times(amount.value).toFixed() };
  return ['packs', [content, whole].map((content) => costOf(price, { ...said, content }))];
}

/** '10x de R$ 89,90': one paid in parts, or so many. */
function inParts(times: Amount | undefined, price: string, said: Said): Costs {
  if (!times) return ['instalments', []];
  const whole = toDecimal(plain(price)).times(times.value).toFixed(2).replace('.', ',');
  const paid = costOf({ price: whole, per: null }, { ...said, amount: undefined });
  return ['instalments', [paid, [amountText(times), `${price}/unidade`, '', '']]];
}

/** 'Botões 5 por' are five, 'Linha 310 por' may be one. */
function ofSeveral(perhaps: Found, said: Said): Costs {
  const [amount] = numberOf(perhaps);
  const isPlural = /s$/i.test(perhaps.word);
  if (isPlural) for (const part of perhaps.parts) part.letter = '_';
  const several = said.prices.map((each) => costOf(each, { ...said, amount, isWhole: true }));
  const one = isPlural ? [] : said.prices.map((each) => costOf(each, said));
  return ['packs', [...one, ...several]];
}

function costOf({ price, per }: Price, said: Said): Cost {
  const { amount, content } = said;
  const isOne = said.isEach || per === 'unidade';
  const isOfPack = per === null || isOne || unitOf(per).dimension === 'pacote';
  if (content && isOfPack) return ofAll(content, price);
  const quantity = amount ? amountText(amount) : '';
  const each = (unit: UnitTypeId): Cost => [quantity, `${price}/${unitOf(unit).name}`, '', ''];
  if (per !== null && per !== 'unidade') return each(per);
  if (!amount || (isOne && isMeasure(amount))) return [isOne ? '1' : '', price, '', ''];
  if (isOne || amount.value === '1') return each(amount.unit);
  return isOfAll(amount, said) ? ofAll(amount, price) : [quantity, price, '', ''];
}

/** What is weighed or measured, or no whole number, is written with what all of it costs. */
const isOfAll = (amount: Amount, { isWhole }: Said) =>
  isWhole || isMeasure(amount) || amount.value.includes('.');

const ofAll = (amount: Amount, price: string): Cost =>
  amount.value === '1'
    ? [amountText(amount), `${price}/${unitOf(amount.unit).name}`, '', '']
    : [amountText(amount), '', price, amountText(amount)];

const amountText = ({ value, unit }: Amount) =>
  `${value.replace('.', ',')} ${abbreviationAfter(value, unit)}`;

const isMeasure = ({ unit }: Amount) =>
  ['mass', 'length', 'area', 'volume'].includes(unitOf(unit).dimension);

const plain = (price: string) => parseDecimal(price) ?? '0';

/** Whether a price times the amount is another one that is written beside it. */
const isProduct = ({ price }: Price, amount: Amount | undefined, sum: Price) =>
  amount !== undefined &&
  amount.value !== '1' &&
  toDecimal(plain(price)).times(amount.value).eq(plain(sum.price));

/** The money in what a rule found, from the number of this place on: '2 reais e 50' → '2,50'. */
function moneyIn({ parts, letters }: Found, from = 0): string {
  const numbers = parts.map(({ text }) => text).filter((text) => /^\d/.test(text));
  const [whole = '0', cents] = numbers.slice(from);
  if (letters.includes('C') && cents === undefined) return `0,${whole.padStart(2, '0')}`;
  return cents === undefined ? whole : `${whole},${cents}`;
}

function priceOf(found: Found): Price {
  const units = found.parts.flatMap(({ text }) =>
    /^(?:cada|cd|u|uma?)$/i.test(text) ? ('unidade' as const) : (unitNamed(foldText(text)) ?? []),
  );
  // 'cada' and 'cada novelo'
  const per = units.find((unit) => unit !== 'unidade') ?? units[0] ?? null;
  return { price: moneyIn(found), per };
}

/** What a rule found, as the form's own fields read amounts; a number alone is of pieces, a unit alone is one. */
function amountsOf({ parts, letters }: Found, words = 'iomnqNHuUzcehyx '): Amount[] {
  // '1 kg e 200 g' is a sum, and '1 e 1/2' a number.
  const isSum = /y [iomn]/.test(letters);
  const texts = parts
    .filter((_, at) => words.includes(letters.charAt(at)) && !/^y q|^x ?i$/.test(letters.slice(at)))
    .map(({ text }) => (isSum && /^e$/i.test(text) ? '+' : countNamed(foldText(text)) || text));
  const typed = texts.join('').trim();
  const read = readQuantity(/^(?:[\d½¼¾]|mei[oa])/i.test(typed) ? typed : `1 ${typed}`, 'unidade');
  return read ? [{ value: read.quantity, unit: read.unit ?? 'unidade', parts }] : [];
}

const numberOf = (found: Found) => amountsOf(found, 'iN');
const contentOf = (found: Found) => amountsOf(found, 'ice ');

/** Of '3 novelos de 100 g' the novelos, of '1 pacote 500 g' what is in it. */
function usedOf(amounts: readonly Amount[]): Amount | undefined {
  const [first] = amounts;
  const many = amounts.find((amount) => !isMeasure(amount) && amount.value !== '1');
  const used = many ?? amounts.find(isMeasure) ?? first;
  const gone = amounts.filter((each) => each === used || each === first);
  return used && { ...used, parts: gone.flatMap(({ parts }) => parts) };
}

const joints =
  'de|da|do|a|à|ao|o|é|por|cada|com|c|valor|preço|custa|custou|paguei|deu|sai|saiu|foi|tá|ou|em|no|na|até|sem|juros|à vista';
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
