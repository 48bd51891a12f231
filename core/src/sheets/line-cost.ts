import { areAlike, defaultUnitType, type UnitTypeId, unitOf } from '../choices/unit-types.ts';
import { centsText, roundToCents, toDecimal } from '../pricing/decimal.ts';
import { amountText } from '../pricing/price-text.ts';
import { formatMoney } from '../text/formats.ts';
import type { CellError, Reading, ReadLine } from './read-line.ts';
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
  /** Of what the price is has to be asked. */
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

/** The question about a line whose price is doubtful, if it is. */
export function doubtOf(read: ReadLine, unit: UnitTypeId, reading: Reading): PriceDoubt | null {
  const { values, per, isEach, perThousand } = read;
  const { material, quantity, unitPrice, packPrice, packContent, packUnit } = values;
  const isPacked = packContent !== undefined;
  const isSure = per !== null || isEach || packPrice !== undefined || perThousand !== null;
  const [amount, of] = isPacked
    ? [packContent, (packUnit as UnitTypeId) ?? unit]
    : [quantity, unit];
  if (isSure || isPacked !== reading.isPriceOfOne) return null;
  if (amount === undefined || amount === 1 || unitPrice === undefined) return null;
  if (!isPacked && reading.doubts === 'small' && !smallUnits.includes(unit)) return null;
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
export function costOfLine(read: ReadLine, unit: UnitTypeId, reading: Reading): LineCost {
  const { unitPrice, packPrice, packContent, packUnit, quantity } = read.values;
  const { per, perThousand } = read;
  const cost = { error: null, doubt: null };
  const packOf = (price: unknown, content: unknown, of: unknown) => ({
    ...cost,
    price: { unitPrice: null, pack: { price, content, unit: of } },
  });
  if (packPrice !== undefined || (packContent !== undefined && unitPrice === undefined)) {
    const content = packContent ?? (reading.isOfWhole ? quantity : undefined);
    return packOf(packPrice, content, packUnit ?? unit);
  }
  if (unitPrice === undefined) return { ...cost, price: {} };
  const plain = { ...cost, price: { unitPrice, pack: null } };
  if (per !== null && !areAlike(per, unit)) {
    const message = sheetMessages.otherUnit(unitOf(per).name);
    return { ...plain, error: { column: 'unitPrice', message } };
  }
  if (perThousand !== null) return packOf(perThousand, 1000, per ?? unit);
  if (per !== null && per !== unit) return packOf(unitPrice, 1, per);
  const doubt = doubtOf(read, unit, reading);
  const [content, of] =
    packContent === undefined ? [quantity, unit] : [packContent, packUnit ?? unit];
  const isOfAll = doubt
    ? reading.priceOf === 'amount'
    : packContent !== undefined && !read.isEach && per === null;
  if (isOfAll) return packOf(unitPrice, content, of);
  return { ...plain, doubt: reading.priceOf === null ? doubt : null };
}

const smallUnits: readonly UnitTypeId[] = [
  'grama',
  'mililitro',
  'milimetro',
  'centimetro',
  'centimetro-quadrado',
];
