import { toDecimal } from '../numbers/decimal.ts';
import { formatMoney } from '../numbers/formats.ts';
import { foldText } from '../search/fold-text.ts';
import { abbreviationAfter, isMeasure, type UnitTypeId, unitOf } from '../units/unit-types.ts';
import { countNamed } from './count-words.ts';
import {
  elsewhere,
  type Found,
  greeting,
  noMaterial,
  type Part,
  partsOf,
  plainLine,
  type Rule,
  take,
} from './line-grammar.ts';
import { longestNumber, parseDecimal } from './parse-decimal.ts';
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

/**
 * Why a line has several readings: two prices, parts that are paid or pieces, one pack or all of them, a card or
 * each on it, a count or a number of the name, a vessel or what is in it.
 */
type Shape = 'prices' | 'instalments' | 'packs' | 'cards' | 'names' | 'vessels';

export interface MessageLine {
  /** All that it may mean; none where it is about no material. */
  readonly readings: readonly MessageReading[];
  /** The shape of the line: lines of one shape share a question. */
  readonly shape: string;
  readonly isPriced: boolean;
}

interface Amount {
  /** The value as a plain decimal text. */
  readonly value: string;
  readonly unit: UnitTypeId;
  readonly parts: readonly Part[];
}

interface Price {
  readonly price: string;
  /** What it is of: 'o metro', 'cada'; or a word that is no unit. */
  readonly per: UnitTypeId | null;
  readonly word?: string | undefined;
}

/** What a line says besides its name. */
interface LineFacts {
  readonly prices: readonly Price[];
  /** A price below zero: '-5,00'. */
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
  /** 'a 25,00' beside a length may be of one. */
  readonly isAt: boolean;
  /** The price is that of all. */
  readonly isWhole: boolean;
  /** The text from the first price to the last, without their numbers. */
  readonly between: string;
  /** A pot or a cup, and how much goes in. */
  readonly isVessel: boolean;
  /** Some money in it was not understood. */
  readonly isUnread: boolean;
}

type Cost = MessageReading extends readonly [string, ...infer Behind] ? Readonly<Behind> : never;
type Costs = readonly [Shape, readonly Cost[]];

/** Stands for a price that is there, and cannot be read. */
export const unclearPrice = '?';

/** The longest line, in characters; nobody lists a material in more. */
const longestLine = 300;

/**
 * Reads a line as people write it to each other: 'Linha amigurumi 200g 18,90', '3 novelos barbante - R$ 25
 * cada', 'olho 8mm par 0,60'. No name holds a price.
 */
export function readMessageLine(written: string): MessageLine {
  const text = plainLine(written.slice(0, longestLine));
  const shown = text.replace(elsewhere, ' ~ ');
  const parts = partsOf(shown);
  const facts = factsIn(parts);
  const isPriced = [facts.prices[0], facts.below, facts.parted].some(Boolean);
  const isOther =
    !isPriced && (shown !== text || !/\p{L}/u.test(text) || greeting.test(foldText(text)));
  if (isOther || noMaterial.test(foldText(text)))
    return { readings: [], shape: '', isPriced: false };
  const quantity = facts.amount ? amountText(facts.amount) : '';
  const [shape, costs] = facts.isUnread
    ? (['prices', [[quantity, unclearPrice, '', '']]] as const)
    : costsOf(facts);
  const cells = costs.map((cost): MessageReading => [nameOf(parts), ...cost]);
  const readings = [...new Map(cells.map((each) => [each.join('\t'), each])).values()];
  return { readings, shape: `${shape}-${hashOf(facts.between)}`, isPriced };
}

/** Lines with the same words and signs between their prices are alike. */
const hashOf = (text: string) =>
  [...text].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 1e9, 7);

/** Takes what is no name out of the parts of a line, in the order of the grammar. */
function factsIn(parts: readonly Part[]): LineFacts {
  const all = (rule: Rule, read = amountsOf, mark: '_' | '#' = '_') =>
    take(parts, rule, mark).flatMap((found) => read(found));
  const areas = all('named', areaIn, '#');
  take(parts, 'old');
  const [below] = take(parts, 'below').map((found) => `-${moneyIn(found)}`);
  const [parted] = take(parts, 'instalments');
  take(parts, 'free');
  const [times] = all('times', numberOf);
  const [content] = all('content', contentOf, '#');
  const before = all('together');
  const [perhaps] = take(parts, 'perhaps', '#');
  const signed = take(parts, 'price');
  const priced = signed.length > 0 ? signed : take(parts, 'said');
  const between = betweenOf(parts, priced);
  const isPriced = priced.length > 0;
  const [together] = [...before, ...all('after')];
  const isAt = take(parts, 'at').length > 0;
  const isEach = isPriced && take(parts, 'each').length > 0;
  const isWhole = isPriced && take(parts, 'whole').length > 0;
  const counted = all('amount', readOrMarked, '#');
  const leading = all('count', numberOf, '#');
  const alone = isPriced ? all('one', amountsOf, '#') : [];
  const amounts = [...areas, ...leading, ...counted, ...alone];
  const amount = times ?? together ?? usedOf(amounts);
  for (const part of amount?.parts ?? []) part.letter = '_';
  const prices = [...priced, ...(isPriced ? [] : take(parts, 'rest'))].map(priceOf);
  const left = parts.map(({ letter }) => letter).join('');
  const text = parts.map((part) => part.text).join('');
  const isUnread =
    unread.test(left) || misread.test(text) || areTwo(amounts) || parts.some(isBeforePrice);
  const facts = {
    prices,
    between,
    below,
    parted,
    times,
    amount,
    perhaps,
    content,
    isEach,
    isAt,
    isVessel:
      left.includes('K') && amount !== undefined && unitOf(amount.unit).dimension === 'volume',
    isUnread,
  };
  return { ...facts, isWhole: isWhole || isOfMany(together) };
}

/**
 * What is left of money that was not understood: a number behind a price, a discount, other money, a rest of an
 * offer.
 */
const unread = /[RrCmL$€£§]|_[ ,.;:']*[ion]|_ ?\/ ?[ion]|_ ?- ?#|_ ?U\W*$|[#_] ?x ?[#_]/;

/** 'lã 2 31,80': two of them, or a name with a number. */
const isBeforePrice = ({ letter, text }: Part, at: number, parts: readonly Part[]) =>
  letter === 'i' &&
  text.length === 1 &&
  parts[at - 2]?.letter === 'W' &&
  parts[at + 2]?.letter === '_' &&
  /^\d/.test(parts[at + 2]?.text ?? '');

/** '1 299,00', 'R$ 2 mil', 'l8,90', '15,90 x 2 = 31,80': numbers that look like others. */
const misread = new RegExp(
  [
    String.raw`(?<![\d,]|R\$\s?)\d{1,3}(?:\s|'|\.\s)\d{3}[.,]\d{2}(?!\d)|(?<!\d)\d{1,2} \d{3}\s?(?:k?g|m|ml)(?!\p{L})`,
    String.raw`R\$\s*[\d.,]+\s*mil(?!\p{L})|(?<![\p{L}\d])(?!x)\p{L}{1,2}\d+[.,]\d{2}(?!\d)|\d[.,]\d{2}\s*[x×*]\s*\d+\s*=`,
  ].join('|'),
  'iu',
);

/** '1,4 m x 1 m' and '12 x 5 g' are amounts, '40 x 60 cm' is a size, '5 x 100 m' may be a cloth or five rolls. */
function areaIn(found: Found): Amount[] {
  const isSeveral = /^i ?x ?[iomn] ?[uU]/.test(found.letters);
  const [amount] = amountsOf(found);
  if (!amount) return [];
  if (isSeveral && amount.unit === 'metro-quadrado') {
    for (const part of found.parts) part.letter = '§';
    return [];
  }
  const isWhole = ['mass', 'volume'].includes(unitOf(amount.unit).dimension);
  return isWhole || amount.unit === 'metro-quadrado' ? [amount] : [];
}

function betweenOf(parts: readonly Part[], priced: readonly Found[]): string {
  const [first, last] = [priced[0]?.parts[0], priced.at(-1)?.parts.at(-1)];
  const between = first && last ? parts.slice(parts.indexOf(first), parts.indexOf(last) + 1) : [];
  return between.map(({ text }) => foldText(text).replace(/\d[\d.,]*/, '0')).join('');
}

/** '310 meada por' may be one of a colour. */
const isOfMany = (together: Amount | undefined) =>
  together !== undefined &&
  (together.unit === 'unidade' || together.parts.some(({ text }) => /\p{L}s$/iu.test(text)));

function costsOf(facts: LineFacts): Costs {
  const { prices, below, parted, times, amount, content, isEach } = facts;
  const [price] = prices;
  const quantity = amount ? amountText(amount) : '';
  if (below !== undefined) return ['prices', [['', below, '', '']]];
  if (!price)
    return parted
      ? inParts(numberOf(parted)[0], moneyIn(parted, 1), facts)
      : ['prices', [[quantity, '', '', '']]];
  const one = prices.find((each) => prices.some((sum) => isProduct(each, amount, sum)));
  if (one) {
    const per = one.per ?? amount?.unit ?? null;
    return ['prices', [costOf({ ...one, per }, { ...facts, isEach: true, isWhole: false })]];
  }
  if (times && prices.length === 1 && !isEach) return inParts(times, price.price, facts);
  if (facts.perhaps && !isEach && price.per === null) return ofSeveral(facts.perhaps, facts);
  if (facts.isVessel && prices.length === 1 && price.per === null) return ofVessel(price, facts);
  return content && prices.length === 1
    ? ofContent(price, content, facts)
    : ['prices', prices.map((each) => costOf(each, facts))];
}

/** 'cartela com 12 R$ 3,60 cada': of the card, or of each that it holds; '2 cartelas com 12': of both, or one. */
function ofContent(price: Price, content: Amount, facts: LineFacts): Costs {
  const { amount, isEach } = facts;
  const one = ofAll(content, price.price);
  if (isEach || price.per === 'unidade') {
    return ['cards', [one, ['', `${price.price}/unidade`, '', '']]];
  }
  if (!amount || amount.value === '1') return ['prices', [costOf(price, facts)]];
  const value = toDecimal(content.value).times(amount.value).toFixed();
  const { unit } = isMeasured(amount) ? amount : content;
  return ['packs', [one, ofAll({ ...content, value, unit }, price.price)]];
}

/** 'Pote 250 ml': an empty one of that size, or what is in it. */
function ofVessel(price: Price, facts: LineFacts): Costs {
  for (const part of facts.amount?.parts ?? []) part.letter = '#';
  return ['vessels', [['', `${price.price}/unidade`, '', ''], costOf(price, facts)]];
}

/** '10x de R$ 89,90': one paid in parts, or so many. */
function inParts(times: Amount | undefined, price: string, facts: LineFacts): Costs {
  if (!times) return ['instalments', []];
  const whole = toDecimal(plain(price)).times(times.value).toFixed(2).replace('.', ',');
  const paid = costOf({ price: whole, per: null }, { ...facts, amount: undefined });
  return ['instalments', [paid, [amountText(times), `${price}/unidade`, '', '']]];
}

/** 'Botões 5 por' are five, 'Linha 310 por' may be one. */
function ofSeveral(perhaps: Found, facts: LineFacts): Costs {
  const [amount] = numberOf(perhaps);
  const isPlural = /s$/i.test(perhaps.word);
  if (isPlural) for (const part of perhaps.parts) part.letter = '_';
  const several = facts.prices.map((each) => costOf(each, { ...facts, amount, isWhole: true }));
  const one = isPlural ? [] : facts.prices.map((each) => costOf(each, facts));
  return ['names', [...one, ...several]];
}

function costOf({ price, per, word }: Price, facts: LineFacts): Cost {
  const { amount, content } = facts;
  if (word !== undefined) return ['', `${price}/${word}`, '', ''];
  const isOne = facts.isEach || per === 'unidade';
  const isOfPack = per === null || isOne || unitOf(per).dimension === 'pacote';
  if (content && isOfPack) return ofAll(content, price);
  if (per !== null && per !== 'unidade') return ofEach(amount, price, per);
  return amount ? costOfAmount(amount, price, facts, isOne) : [isOne ? '1' : '', price, '', ''];
}

function costOfAmount(amount: Amount, price: string, facts: LineFacts, isOne: boolean): Cost {
  // Whether the price is that of the amount, or of one of it, is a question.
  if (isMeasured(amount) && (facts.isAt || isOne)) return [amountText(amount), price, '', ''];
  if (isOne || amount.value === '1') return ofEach(amount, price, amount.unit);
  return isOfAll(amount, facts) ? ofAll(amount, price) : [amountText(amount), price, '', ''];
}

const ofEach = (amount: Amount | undefined, price: string, unit: UnitTypeId): Cost => [
  amount ? amountText(amount) : '',
  `${price}/${unitOf(unit).name}`,
  '',
  '',
];

/** What is weighed or measured, or no whole number, is written with what all of it costs. */
const isOfAll = (amount: Amount, { isWhole }: LineFacts) =>
  isWhole || isMeasured(amount) || amount.value.includes('.');

const ofAll = (amount: Amount, price: string): Cost =>
  amount.value === '1'
    ? ofEach(amount, price, amount.unit)
    : [amountText(amount), '', price, amountText(amount)];

const amountText = ({ value, unit }: Amount) =>
  `${value.replace('.', ',')} ${abbreviationAfter(value, unit)}`;

const isMeasured = ({ unit }: Amount) => isMeasure(unit);

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
  const word = per === null && /\/W$/.test(found.letters) ? found.parts.at(-1)?.text : undefined;
  return { price: moneyIn(found), per, word };
}

/** What a rule found, as the form's own fields read amounts; a number alone is of pieces, a unit alone is one. */
function amountsOf({ parts, letters }: Found, words = 'iomnqNHuUzcehyx '): Amount[] {
  // '1 kg e 200 g' is a sum, and '1 e 1/2' a number.
  const isSum = /y [iomn] ?[uUz]/.test(letters);
  const texts = parts
    .filter((_, at) => words.includes(letters.charAt(at)) && !/^y q|^x ?i$/.test(letters.slice(at)))
    .map(({ text }) => (isSum && /^e$/i.test(text) ? '+' : countNamed(foldText(text)) || text));
  const typed = texts
    .join('')
    .trim()
    .replace(/ e mei[oa] (?=\p{L})/iu, ' 1/2 ');
  if (typed === '') return [];
  const read = readQuantity(/^(?:[\d½¼¾]|mei[oa])/i.test(typed) ? typed : `1 ${typed}`, 'unidade');
  return read ? [{ value: read.quantity, unit: read.unit ?? 'unidade', parts }] : [];
}

/** An amount that cannot be read is marked: no price is sure beside it. */
function readOrMarked(found: Found): Amount[] {
  const read = amountsOf(found);
  if (read.length === 0) for (const part of found.parts) part.letter = '§';
  return read;
}

/** '1/2 m e 1 m', '2 L - 3 unidades': it is unclear of which of them the price is. */
function areTwo(amounts: readonly Amount[]): boolean {
  const measured = amounts.filter(isMeasured).map(({ unit }) => unitOf(unit).dimension);
  const many = amounts.findIndex((amount) => !isMeasured(amount) && amount.value !== '1');
  const isBehind = many > amounts.findIndex(isMeasured) && measured.length > 0;
  return measured.length > 1 || isBehind;
}

/**
 * How much is in what a text names: '500 ml' of 'frasco 500 ml', 12 of 'pct c/ 12'. Null where it does not say
 * it.
 */
export function amountInText(text: string): Pick<Amount, 'value' | 'unit'> | null {
  if (text.length > longestNumber) return null;
  const { content, amount } = factsIn(partsOf(plainLine(text)));
  return content ?? (amount && amount.unit !== 'unidade' ? amount : null);
}

const numberOf = (found: Found) => amountsOf(found, 'iN');
const contentOf = (found: Found) => amountsOf(found, 'ice ');

/** The amount that is used: of '3 novelos de 100 g' the novelos, of '1 pacote 500 g' what is in it. */
function usedOf(amounts: readonly Amount[]): Amount | undefined {
  const [first] = amounts;
  const many = amounts.find((amount) => !isMeasured(amount) && amount.value !== '1');
  const used = many ?? amounts.find(isMeasured) ?? first;
  const gone = amounts.filter((each) => each === used || each === first);
  return used && { ...used, parts: gone.flatMap(({ parts }) => parts) };
}

const joints =
  'de|da|do|a|à|ao|o|é|por|cada|com|c|valor|preço|custa|custou|paguei|deu|sai|saiu|foi|tá|está|só|apenas|ou|em|no|na|até|sem|juros|agora|pix|à vista|a partir';
const edges = new RegExp(
  String.raw`^(?:[\s\-–—:=,;.()/*|~?!»+'´\]]|(?:de|da|do)(?=\s)|(?:preço|valor)\s*[:–-])+|(?:[\s\-–—:=,;(/*|~?!»>+'´[\]]|\p{ExtPict}\uFE0F?|\s(?:${joints})(?=$|[\s:=.,-]))+\.?$`,
  'giu',
);

const nameOf = (parts: readonly Part[]) =>
  parts
    .map(({ text, letter }) => (letter === '_' || text === '~' ? ' ' : text))
    .join('')
    .replace(/\([^()\p{L}\d]*\)|\((?:[\p{L} ]*\s)?(?:c\/|com)\s*\)|\([^()\d]*\s\)/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(edges, '')
    .trim();

/** A reading of a line of a message: 'R$ 10,00 por 50 un', '10 un: R$ 89,90 por unidade'. */
export function readingText([, quantity, price, packPrice, content]: MessageReading): string {
  const [amount = '', of] = price.split('/');
  const money = formatMoney(parseDecimal(packPrice || amount) ?? 0);
  if (packPrice !== '') return `${money} por ${content}`;
  if (of === undefined) return money;
  return `${quantity === '' ? '' : `${quantity}: `}${money} por ${of}`;
}
