import { centsText, roundToCents, toDecimal } from '../numbers/decimal.ts';
import { formatMoney } from '../numbers/formats.ts';
import { amountText } from '../pricing/price-text.ts';
import { areAlike, defaultUnitType, type UnitTypeId, unitOf } from '../units/unit-types.ts';
import type { CellError, Reading, ReadLine } from './read-line.ts';
import { previewLimits } from './sheet-columns.ts';
import { sheetMessages } from './sheet-texts.ts';

/** What a line costs: a price per unit, or a pack. Empty where it does not say. */
export interface LineCost {
  readonly price: {
    readonly unitPrice?: unknown;
    readonly pack?: {
      readonly price: unknown;
      readonly content: unknown;
      readonly unit: unknown;
    } | null;
  };
  readonly error: CellError | null;
  /** The doubt of what the price is, which needs a question; null where there is none. */
  readonly doubt: PriceDoubt | null;
}

/** A price that may be that of one unit, or of the whole amount, as they are shown. */
export interface PriceDoubt {
  readonly name: string;
  readonly amount: string;
  /** '1 g' */
  readonly one: string;
  readonly price: string;
  /** What the whole amount costs if it is the price of one. */
  readonly whole: string;
}

/** The first of the lines that are in doubt, how many there are, and the first names. */
export type DoubtQuestion = PriceDoubt & {
  readonly count: number;
  readonly names: readonly string[];
};

export function doubtQuestion(doubts: readonly PriceDoubt[]) {
  const [first] = doubts;
  const names = doubts.slice(0, previewLimits.names).map(({ name }) => name);
  return first ? { ...first, count: doubts.length, names } : null;
}

/** What a price stands beside: the content of a pack, or how much there is. */
function besideOf({ values }: ReadLine, unit: UnitTypeId, known: KnownCost) {
  const { quantity, packContent, packUnit } = values;
  if (packContent !== undefined) {
    return { amount: packContent, of: (packUnit ?? unit) as UnitTypeId, isContent: true };
  }
  // A material that is bought by the pack may have another price for it.
  const pack = quantity === undefined && values.unit === undefined ? known?.pack : null;
  if (pack) return { amount: pack.content, of: pack.unit, isContent: false };
  return { amount: quantity, of: unit, isContent: false };
}

/** What a material costs that a line names. */
export type KnownCost =
  | {
      readonly pack?: { readonly content: number; readonly unit: UnitTypeId } | null | undefined;
    }
  | undefined;

/** The question about a line whose price is doubtful, if it is. */
export function doubtOf(
  read: ReadLine,
  unit: UnitTypeId,
  reading: Reading,
  known?: KnownCost,
): PriceDoubt | null {
  const { material, unitPrice, packPrice } = read.values;
  const { amount, of, isContent } = besideOf(read, unit, known);
  const isSure = [read.per, read.perThousand, packPrice ?? null].some((mark) => mark !== null);
  // A price that is marked as that of one is none of a content, and the other way round.
  if (isSure || read.isEach || isContent !== reading.isPriceOfOne) return null;
  if (amount === undefined || amount === 1 || unitPrice === undefined) return null;
  const isLarge = reading.doubts === 'small' && !smallUnits.includes(unit);
  if (!isContent && isLarge && !known?.pack) return null;
  const whole = toDecimal(Number(unitPrice)).times(toDecimal(Number(amount)));
  return {
    name: String(material ?? ''),
    amount: amountText(Number(amount), of),
    one: amountText(1, of),
    price: formatMoney(Number(unitPrice)),
    whole: formatMoney(centsText(roundToCents(whole))),
  };
}

/** The unit that a line names, or else the known one where its price can be of that, or that of its price. */
export function unitOfLine({ values, per }: ReadLine, known?: UnitTypeId): UnitTypeId {
  const ofPrice = per ?? (values.packUnit as UnitTypeId | undefined);
  const fits = known !== undefined && (ofPrice === undefined || areAlike(known, ofPrice));
  const named = values.unit as UnitTypeId | undefined;
  return named ?? (fits ? known : ofPrice) ?? defaultUnitType;
}

/** @param unit in which the material is counted */
export function costOfLine(
  read: ReadLine,
  unit: UnitTypeId,
  reading: Reading,
  known?: KnownCost,
): LineCost {
  const { unitPrice, packPrice } = read.values;
  const { amount, of, isContent } = besideOf(read, unit, known);
  if (packPrice !== undefined || (isContent && unitPrice === undefined)) {
    return packOf(packPrice, isContent || reading.isOfWhole ? amount : undefined, of);
  }
  if (unitPrice === undefined) return { price: {}, error: null, doubt: null };
  if (read.per !== null || read.perThousand !== null) return ofUnit(read, unit);
  const doubt = doubtOf(read, unit, reading, known);
  const isKnownPack = known?.pack && amount === 1 && !reading.isPriceOfOne;
  const isOfAll = doubt ? reading.priceOf === 'amount' : isContent || isKnownPack;
  if (isOfAll) return packOf(unitPrice, amount, of);
  return ofOne(unitPrice, reading.priceOf === null ? doubt : null);
}

/** A price that is marked as that of a unit, or is too fine for a single one. */
function ofUnit({ values, per, perThousand }: ReadLine, unit: UnitTypeId): LineCost {
  if (per !== null && !areAlike(per, unit)) {
    const message = sheetMessages.otherUnit(unitOf(per).name);
    return { ...ofOne(values.unitPrice), error: { column: 'unitPrice', message } };
  }
  if (perThousand !== null) return packOf(perThousand, 1000, per ?? unit);
  return per === unit ? ofOne(values.unitPrice) : packOf(values.unitPrice, 1, per);
}

const ofOne = (unitPrice: unknown, doubt: PriceDoubt | null = null): LineCost => ({
  price: { unitPrice, pack: null },
  error: null,
  doubt,
});

const packOf = (price: unknown, content: unknown, unit: unknown): LineCost => ({
  price: { unitPrice: null, pack: { price, content, unit } },
  error: null,
  doubt: null,
});

const smallUnits: readonly UnitTypeId[] = [
  'grama',
  'mililitro',
  'milimetro',
  'centimetro',
  'centimetro-quadrado',
];
