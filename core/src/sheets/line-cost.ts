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
export function doubtOf(
  { values, per, isEach }: ReadLine,
  unit: UnitTypeId,
  reading: Reading,
): PriceDoubt | null {
  const { material, quantity, unitPrice, packPrice } = values;
  const isSure = per !== null || isEach || packPrice !== undefined || reading.isPriceOfOne;
  if (isSure || quantity === undefined || quantity === 1 || unitPrice === undefined) return null;
  if (reading.doubts === 'small' && !smallUnits.includes(unit)) return null;
  const whole = toDecimal(Number(unitPrice)).times(toDecimal(Number(quantity)));
  return {
    name: String(material ?? ''),
    amount: amountText(Number(quantity), unit),
    one: amountText(1, unit),
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
  const cost = { error: null, doubt: null };
  if (packPrice !== undefined || packContent !== undefined) {
    const content = packContent ?? (reading.isOfWhole ? quantity : undefined);
    const pack = { price: packPrice, content, unit: packUnit ?? unit };
    return { ...cost, price: { unitPrice: null, pack } };
  }
  if (unitPrice === undefined) return { ...cost, price: {} };
  const { per } = read;
  const plain = { ...cost, price: { unitPrice, pack: null } };
  if (per !== null && !areAlike(per, unit)) {
    const message = sheetMessages.otherUnit(unitOf(per).name);
    return { ...plain, error: { column: 'unitPrice', message } };
  }
  const packOf = (content: unknown, of: UnitTypeId) => ({
    ...cost,
    price: { unitPrice: null, pack: { price: unitPrice, content, unit: of } },
  });
  if (per !== null && per !== unit) return packOf(1, per);
  const doubt = doubtOf(read, unit, reading);
  if (doubt && reading.priceOf === 'amount') return packOf(quantity, unit);
  return { ...plain, doubt: reading.priceOf === null ? doubt : null };
}

const smallUnits: readonly UnitTypeId[] = [
  'grama',
  'mililitro',
  'milimetro',
  'centimetro',
  'centimetro-quadrado',
];
