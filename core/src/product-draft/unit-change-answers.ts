import { toDecimal } from '../numbers/decimal.ts';
import { type Pack, rowCost } from '../pricing/row-cost.ts';
import { materialFields, packedMaterialFields, packFields } from '../products/product-fields.ts';
import { numberText, readNumber } from '../typed/number-text.ts';
import { fits, multiply, type Ratio, ratioOf, ratioText } from '../typed/ratio.ts';
import { convert } from '../typed/read-term.ts';
import { readTyped } from '../typed/read-typed.ts';
import { areAlike, type UnitTypeId } from '../units/unit-types.ts';
import { type MaterialDraft, rowPricing } from './product-draft.ts';
import { knownUnit, withPackUnit, withUnit } from './row-units.ts';
import type { UnitChange } from './unit-change.ts';
import { unitChangeTexts } from './unit-change-texts.ts';

const { quantity: used } = packedMaterialFields;

export interface UnitQuestion {
  readonly text: string;
  /** What to press where the number is answered by choosing: 'Por grama'. Null where it is typed. */
  readonly asBefore: string | null;
  /** What to press to take the new unit as it is: 'São mesmo 25 unidades'. */
  readonly isMeant: string;
}

/** @param change one that `asksAbout` is true of */
export function questionOf(row: MaterialDraft, change: UnitChange): UnitQuestion {
  const { unit } = change;
  const before = knownUnit(row.unit);
  if (areAlike(before, unit)) {
    return {
      text: unitChangeTexts.whosePrice(plainText(row.unitPrice), before, unit),
      asBefore: unitChangeTexts.pricePer(before),
      isMeant: unitChangeTexts.pricePer(unit),
    };
  }
  const known = ofContent(row, change)
    ? { amount: String(readNumber(packFields.content, row.pack.content)), of: row.pack.unit }
    : { amount: String(rowPricing(row).quantity), of: row.unit };
  const meant = change.of === 'unit' ? (change.amount ?? row.quantity) : null;
  return {
    text: unitChangeTexts.howMany(unit, known.amount, knownUnit(known.of)),
    asBefore: null,
    isMeant: unitChangeTexts.isMeant(meant === null ? known.amount : plainText(meant), unit),
  };
}

/** The row in the new unit, every number as it stands. */
export function withNewUnit(row: MaterialDraft, { of, unit, amount }: UnitChange): MaterialDraft {
  if (of === 'unit') return { ...withUnit(row, unit), quantity: amount ?? row.quantity };
  const moved = withPackUnit(row, unit);
  return { ...moved, pack: { ...moved.pack, content: amount ?? row.pack.content } };
}

/**
 * The row in the new unit, at the price that it has. A number that was typed with the unit stays.
 *
 * @param typed how many of the new unit come in the amount of the question
 * @returns null where that is no number that the field takes
 */
export function answered(
  row: MaterialDraft,
  change: UnitChange,
  typed: string,
): MaterialDraft | null {
  const { of, unit, amount } = change;
  const after = withNewUnit(row, change);
  if (areAlike(knownUnit(row.unit), unit)) return { ...after, ...priceAsBefore(row, unit) };
  const count = countOf(typed, unit);
  if (count === null) return null;
  if (of === 'unit') {
    const quantity = amount ?? numberText(used, count);
    const pack = shownPack(packOfAsMany(row, unit, count, plainText(quantity)));
    return { ...after, quantity, byPack: true, pack };
  }
  if (!ofContent(row, change)) return { ...after, quantity: numberText(used, count) };
  const { share } = partsOf(row);
  const quantity = ratioText(multiply(share, ratioOf(count)), used.decimals);
  if (quantity === '0') return null;
  const content = numberText(packFields.content, count);
  return { ...after, quantity: numberText(used, quantity), pack: { ...after.pack, content } };
}

/** Whether the answer says how much the pack holds: its unit was changed, and no number. */
const ofContent = (row: MaterialDraft, { of, amount }: UnitChange) =>
  of === 'pack.unit' && amount === null && row.byPack;

function countOf(typed: string, unit: UnitTypeId): string | null {
  const { value, unit: named } = readTyped(used, typed, unit);
  if (value === null || !areAlike(named ?? unit, unit)) return null;
  const count = ratioText(convert(ratioOf(value), named ?? unit, unit), used.decimals);
  return toDecimal(count).gt('0') && toDecimal(count).lte(String(used.max)) ? count : null;
}

/** A price per gram of an amount in kilograms, exactly: per kilogram, or of a pack of one gram. */
function priceAsBefore(row: MaterialDraft, unit: UnitTypeId): Partial<MaterialDraft> {
  const before = knownUnit(row.unit);
  const { unitPrice } = materialFields;
  const price = convert(ratioOf(plainText(row.unitPrice)), unit, before);
  if (fits(price, unitPrice.decimals) && price.over.lte(price.under.times(String(unitPrice.max)))) {
    return { unitPrice: numberText(unitPrice, ratioText(price, unitPrice.decimals)) };
  }
  return { byPack: true, pack: { price: row.unitPrice, content: '1', unit: before } };
}

/** What is paid for (a unit price is that of a pack of one), and which share of it the row uses. */
function partsOf(row: MaterialDraft) {
  const { quantity, unit = knownUnit(row.unit), unitPrice, pack } = rowPricing(row);
  const { price, content, unit: packed } = pack ?? { price: unitPrice ?? 0, content: 1, unit };
  const share = multiply(convert(ratioOf(quantity), unit, packed), ratioOf(1, content));
  return { price: ratioOf(price), share };
}

/**
 * The pack of which so many cost what the row's quantity costs. A price has whole cents and a content
 * six decimals, so several are tried: of a row by the pack first its own price, of one by the unit
 * what the quantity costs; then tens to ten thousands, and parts, of these.
 *
 * One that is exact is taken, so that every quantity of it costs the same as before. A row by the unit
 * always has one up to R$ 9,99 (a quantity has four decimals); beyond the bounds, and where a pack has
 * none, it is the one whose cost, at six decimals, differs least. The row shows what that costs.
 */
function packOfAsMany(row: MaterialDraft, unit: UnitTypeId, count: string, quantity: string): Pack {
  const { price, share } = partsOf(row);
  const whole = { price, content: multiply(ratioOf(count), inverse(share)) };
  const part = { price: multiply(price, share), content: ratioOf(count) };
  const first = row.byPack ? [whole, part] : [part, whole];
  const offered = [...first, ...[part, whole].flatMap(sized)];
  const exact = multiply(part.price, ratioOf(quantity, count));
  const ranked = offered
    .map((each) => ({ pack: roundedPack(each, unit), isExact: isHeld(each) }))
    .filter(({ pack }) => isWithin('price', pack.price) && isWithin('content', pack.content))
    .map(({ pack, isExact }) => ({
      pack,
      error: isExact ? toDecimal(-1) : errorOf(pack, quantity, exact),
    }))
    .toSorted((one, other) => one.error.cmp(other.error));
  return ranked[0]?.pack ?? roundedPack(part, unit);
}

const sizes = ['10', '100', '1000', '10000', '0.1', '0.01', '0.001'];

const sized = ({ price, content }: ExactPack) =>
  sizes.map((times) => ({
    price: multiply(price, ratioOf(times)),
    content: multiply(content, ratioOf(times)),
  }));

interface ExactPack {
  readonly price: Ratio;
  readonly content: Ratio;
}

const inverse = ({ over, under }: Ratio): Ratio => ({ over: under, under: over });

const isHeld = ({ price, content }: ExactPack) =>
  fits(price, packFields.price.decimals) && fits(content, packFields.content.decimals);

const roundedPack = ({ price, content }: ExactPack, unit: UnitTypeId) => ({
  price: ratioText(price, packFields.price.decimals),
  content: ratioText(content, packFields.content.decimals),
  unit,
});

const isWithin = (key: 'price' | 'content', value: string) =>
  toDecimal(value).gt('0') && toDecimal(value).lte(String(packFields[key].max));

function errorOf(pack: Pack, quantity: string, exact: Ratio) {
  const cost = rowCost({ quantity, unit: pack.unit, pack });
  return cost.minus(ratioText(exact, 6)).abs();
}

const shownPack = ({ price, content, unit }: Pack): MaterialDraft['pack'] => ({
  price: numberText(packFields.price, price),
  content: numberText(packFields.content, content),
  unit,
});

/** A number that a field shows, as a decimal text. */
const plainText = (shown: string) => String(readNumber(used, shown));
