import type { NumberField } from '../fields/field.ts';
import { shownSigns } from '../fields/tidy-text.ts';
import { formatDecimal } from '../numbers/formats.ts';
import { areAlike, defaultUnitType, type UnitTypeId, unitOf } from '../units/unit-types.ts';
import { longestNumber, parseDecimal } from './parse-decimal.ts';
import { readPricedUnit } from './price-unit.ts';
import { hoursNote, readHours } from './read-hours.ts';
import { type Quantity, readQuantity } from './read-quantity.ts';
import { typedNotes } from './typed-notes.ts';

export interface TypedNumber {
  /** A plain decimal text; null where the text is no number. */
  readonly value: string | null;
  /** How it was understood: '45 min = 0,75 h'. */
  readonly note: string | null;
  readonly unit: UnitTypeId | null;
}

/** What people write behind a number, though its field shows it already. */
const ownWord: Partial<Record<NumberField['unit'], RegExp>> = {
  percent: /\s*%\s*$/,
  pieces: /\s*(?:pe[çc]as?|p[çc]s?|un)\.?\s*$/i,
  reais: /\s*rea(?:l|is)\s*$/i,
  reaisPerHour: /\s*(?:rea(?:l|is))?(?:\/h)?\s*$/i,
};

const nothing: TypedNumber = { value: null, note: null, unit: null };

/**
 * Reads a number, and where its field takes them, times and amounts as a workshop writes them.
 *
 * @param unit that of an amount, or of what a price is of. Without it there is no place for another one,
 *   and neither '60 g' nor 'R$ 20,00/kg' is a number.
 */
export function readTyped(field: NumberField, typed: string, unit?: UnitTypeId): TypedNumber {
  const shown = shownSigns(typed);
  // No number is longer, and a pattern would look at every place of a long text.
  if (shown.length > longestNumber) return nothing;
  const text = shown.replace(ownWord[field.unit] ?? '', '');
  const value = parseDecimal(text);
  if (value !== null) return { ...nothing, value };
  const priced = field.unit === 'reais' && unit !== undefined && readPrice(field, text, unit);
  if (priced) return priced;
  switch (field.typedAs) {
    case 'hours':
      return { ...nothing, value: readHours(text)?.hours ?? null, note: hoursNote(text) };
    case 'sum':
      return readSum(field, text);
    case 'amount': {
      const read = readQuantity(text, unit ?? defaultUnitType, field.decimals);
      if (read === null || (unit === undefined && read.unit !== null)) return nothing;
      return { value: read.quantity, note: echo(read), unit: read.unit };
    }
    default:
      return nothing;
  }
}

/** 'R$ 20,00/kg', '0,50 cada': null where no price is of anything that the unit converts into. */
function readPrice(field: NumberField, typed: string, unit: UnitTypeId): TypedNumber | null {
  const { amount = '', unit: per } = readPricedUnit(typed) ?? {};
  const { value } = readTyped(field, amount);
  if (value === null || per === undefined) return null;
  const isOfUnit = per === null || unit === defaultUnitType || areAlike(per, unit);
  return isOfUnit ? { ...nothing, value, unit: per } : null;
}

/** '18,90/3', '12,50+3': an amount of no unit. */
function readSum({ decimals }: NumberField, typed: string): TypedNumber {
  const read = readQuantity(typed, defaultUnitType, decimals);
  if (read === null || read.unit !== null) return nothing;
  const shown = formatDecimal(read.quantity, { min: decimals, max: decimals });
  return { ...nothing, value: read.quantity, note: typedNotes.means(typed, shown) };
}

/** The note on a typed number, unless it only names another unit, which stands beside the number. */
function echo({ note, unit }: Quantity): string | null {
  return unit !== null && note === typedNotes.unit(unitOf(unit).name) ? null : note;
}
