import { defaultUnitType, type UnitTypeId, unitOf } from '../choices/unit-types.ts';
import type { NumberField } from '../fields/field.ts';
import { typedNotes } from '../messages/typed-notes.ts';
import { parseDecimal } from '../pricing/parse-decimal.ts';
import { hoursNote, readHours } from '../typed/read-hours.ts';
import { type Quantity, readQuantity } from '../typed/read-quantity.ts';

/** What the text of a number field means. */
export interface TypedNumber {
  /** A plain decimal text; null where the text is no number. */
  readonly value: string | null;
  /** What is said back: '45 min = 0,75 h'. */
  readonly note: string | null;
  /** The unit that the text names. */
  readonly unit: UnitTypeId | null;
}

const nothing: TypedNumber = { value: null, note: null, unit: null };

/**
 * Reads a number, and where its field takes them, times and amounts as a workshop says them.
 *
 * @param unit that of an amount. Without it there is no place for another one, and '60 g' is no number.
 */
export function readTyped(field: NumberField, typed: string, unit?: UnitTypeId): TypedNumber {
  const value = parseDecimal(typed);
  if (value !== null) return { ...nothing, value };
  if (field.typedAs === 'hours') {
    return { ...nothing, value: readHours(typed)?.hours ?? null, note: hoursNote(typed) };
  }
  if (field.typedAs !== 'amount') return nothing;
  const read = readQuantity(typed, unit ?? defaultUnitType, field.decimals);
  if (read === null || (unit === undefined && read.unit !== null)) return nothing;
  return { value: read.quantity, note: saidBack(read), unit: read.unit };
}

/** Another unit alone is not said: it stands beside the number. */
function saidBack({ note, unit }: Quantity): string | null {
  return unit !== null && note === typedNotes.unit(unitOf(unit).name) ? null : note;
}
