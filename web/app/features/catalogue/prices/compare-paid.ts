import type { PaidPrice } from '#core/catalogue/catalogue-schemas.ts';
import { changeText, paidPricesWords } from '#core/catalogue/paid-price-texts.ts';
import { percentText } from '#core/numbers/decimal.ts';
import { formatMoney } from '#core/numbers/formats.ts';
import { exactMoneyText, priceText } from '#core/pricing/price-text.ts';
import { comparePrices, rowCost, shownUnitPrice } from '#core/pricing/row-cost.ts';
import { areAlike, type UnitTypeId, unitOf } from '#core/units/unit-types.ts';

export interface ComparedPrice {
  /** The time since when the price holds, ISO 8601. */
  readonly since: string;
  /** 'R$ 21,50 por 254 m' */
  readonly paid: string;
  /** What it makes of a unit of today; null where it was of another dimension. */
  readonly perUnit: {
    /** The price as text: 'R$ 0,0846'. */
    readonly text: string;
    /** The price in R$; only for drawing. */
    readonly size: number;
  } | null;
}

export function comparePaid(prices: readonly PaidPrice[], unit: UnitTypeId): ComparedPrice[] {
  return prices.map((price) => ({
    since: price.paidSince,
    paid: priceText(price, price.unitType),
    perUnit: areAlike(boughtIn(price), unit)
      ? { text: perUnitText(price, unit), size: Number(costOfMany(price, unit).toFixed()) / many }
      : null,
  }));
}

/** 'R$ 0,0846 por metro', or 'de graça'; as it was paid where it was of another dimension. */
export function todayText(price: PaidPrice, unit: UnitTypeId): string {
  if (isFree(price)) return paidPricesWords.free;
  return areAlike(boughtIn(price), unit)
    ? `${perUnitText(price, unit)} por ${unitOf(unit).name}`
    : priceText(price, price.unitType);
}

/** '13,7% mais caro que antes'; null where two cannot be compared, or the newest is free. */
export function lastChange(
  [newest, before]: readonly PaidPrice[],
  unit: UnitTypeId,
): string | null {
  if (!newest || !before) return null;
  const [now, then] = [asRow(newest, unit), asRow(before, unit)];
  if (!areAlike(boughtIn(newest), unit) || !areAlike(boughtIn(before), unit)) return null;
  const change = comparePrices(now, then);
  if (change === 'unlike' || (change === 'cheaper' && isFree(newest))) return null;
  const [cost, earlier] = [costOfMany(newest, unit), costOfMany(before, unit)];
  return changeText(change, earlier.eq('0') ? null : percentText(cost.minus(earlier), earlier));
}

// So many units cost enough for a ratio that is as exact as anybody reads it.
const many = 1_000_000;

const costOfMany = (price: PaidPrice, unit: UnitTypeId) =>
  rowCost({ ...asRow(price, unit), quantity: many });

function perUnitText(price: PaidPrice, unit: UnitTypeId): string {
  const { unitPrice, unitType } = price;
  if (isFree(price)) return formatMoney(0);
  if (unitPrice !== null && unitType === unit) return formatMoney(unitPrice);
  return exactMoneyText(shownUnitPrice(asRow(price, unit)));
}

const isFree = ({ pack, unitPrice }: PaidPrice) => (pack?.price ?? unitPrice) === 0;

const boughtIn = ({ pack, unitType }: PaidPrice) => pack?.unit ?? unitType;

/** A price per unit is that of a pack of one, so that it can be given in other units too. */
function asRow({ unitType, unitPrice, pack }: PaidPrice, unit: UnitTypeId) {
  return { unit, pack: pack ?? { price: unitPrice ?? 0, content: 1, unit: unitType } };
}
