import { formatDecimal } from '../numbers/formats.ts';
import { abbreviationAfter, areAlike, type UnitTypeId, unitOf } from '../units/unit-types.ts';
import { parseDecimal } from './parse-decimal.ts';
import { add, fits, ratioOf, ratioText } from './ratio.ts';
import { readTerms } from './read-amount.ts';
import { convert, readTerm, type Term } from './read-term.ts';
import { typedNotes } from './typed-notes.ts';

export interface Quantity {
  /** The quantity as a plain decimal text. */
  readonly quantity: string;
  readonly unit: UnitTypeId | null;
  /** How it was understood: '1/3 = 0,3333'. Null where that is plain. */
  readonly note: string | null;
}

/**
 * Reads a quantity as people type it: '1/3', '85+12', '60 g', '30 x 40 cm', '1 m + 20 cm'. It is
 * rounded half-up. It answers null for anything but one amount.
 *
 * @param unit the unit of the field: where it is an area, '30 x 40' is one
 */
export function readQuantity(typed: string, unit: UnitTypeId, decimals = 4): Quantity | null {
  const plain = parseDecimal(typed);
  if (plain !== null) {
    return { quantity: ratioText(ratioOf(plain), decimals), unit: null, note: null };
  }
  const terms = readTerms(typed, (term) => readTerm(term, unit));
  const sum = terms && sumOf(terms, decimals);
  if (!sum) return null;
  const quantity = ratioText(sum.value, decimals);
  const isPlain = terms.length === 1 && terms[0]?.isPlain === true;
  const note =
    isPlain && fits(sum.value, decimals)
      ? unitNote(sum.unit, unit)
      : typedNotes.means(withSides(typed, terms), shown(quantity, sum.unit, decimals), !isPlain);
  return { quantity, unit: sum.unit, note };
}

/** Numbers without a unit take the one that is named. Of several, the first that needs no rounding. */
function sumOf(terms: readonly Term[], decimals: number) {
  const units = [...new Set(terms.flatMap(({ unit }) => unit ?? []))];
  const [first = null, ...others] = units;
  if (first === null || others.length === 0) {
    return { value: terms.map(({ value }) => value).reduce(add), unit: first };
  }
  const areOfOneKind = terms.every(({ unit }) => unit !== null && areAlike(unit, first));
  if (!areOfOneKind) return null;
  const sums = units.map((to) => ({
    value: terms.map(({ value, unit }) => convert(value, unit ?? to, to)).reduce(add),
    unit: to,
  }));
  return sums.find(({ value }) => fits(value, decimals)) ?? null;
}

function shown(quantity: string, unit: UnitTypeId | null, decimals: number): string {
  const number = formatDecimal(quantity, { max: decimals });
  return unit === null ? number : `${number}\u00a0${abbreviationAfter(quantity, unit)}`;
}

function unitNote(named: UnitTypeId | null, unit: UnitTypeId): string | null {
  return named === null || named === unit ? null : typedNotes.unit(unitOf(named).name);
}

/** '30x40' → '30 × 40 cm' where its sides were taken as centimetres. */
function withSides(typed: string, terms: readonly Term[]): string {
  const pieces = typed.split('+').map((piece, index) => {
    const sides = terms[index]?.sides;
    const text = piece.replace(/\s*[x×*]\s*/gi, ' × ');
    return sides ? text.replace(/\s*$/, ` ${unitOf(sides).abbreviation}$&`) : text;
  });
  return pieces.join('+');
}
