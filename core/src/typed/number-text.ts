import { boundsMessage } from '../fields/bounds-message.ts';
import type { NumberField } from '../fields/field.ts';
import { shownSigns } from '../fields/tidy-text.ts';
import { type DecimalInput, toDecimal } from '../numbers/decimal.ts';
import { formatDecimal } from '../numbers/formats.ts';
import type { UnitTypeId } from '../units/unit-types.ts';
import { numberNotes } from './number-notes.ts';
import { readTyped, type TypedNumber } from './read-typed.ts';

export interface SettledNumber {
  /** The number in Brazilian notation, or '' where empty is as good as the fallback. */
  readonly text: string;
  /** Tells the user what was changed or understood; null when the number stays as typed. */
  readonly note: string | null;
  /** The note only repeats what was understood. */
  readonly isEchoed?: true;
  readonly unit?: UnitTypeId;
}

/** A number (12.5 or '12.5') as its field shows it: '12,50' for money. */
export function numberText(field: NumberField, value: DecimalInput): string {
  const { decimals, unit } = field;
  const isMoney = unit === 'reais' || unit === 'reaisPerHour';
  return formatDecimal(value, { min: isMoney ? decimals : 0, max: decimals });
}

export function emptyNumberText(field: NumberField): string {
  const { fallback, mayStayEmpty } = field;
  return fallback === null || mayStayEmpty ? '' : numberText(field, fallback);
}

/** The placeholder of an empty field: its fallback, or an example of a number. */
export function placeholderText(field: NumberField): string | undefined {
  return emptyNumberText(field) === '' ? numberText(field, field.fallback ?? 0) : undefined;
}

/**
 * What a field's text is sent as. A text that is no number stays that text, which every schema refuses.
 * Bounds are not checked.
 */
export const sentNumber = (field: NumberField, typed: string): number | string | null =>
  isBlank(typed) || readTyped(field, typed).value !== null
    ? readOptionalNumber(field, typed)
    : typed;

/**
 * The number to count with while somebody types, null for none: what is no number yet counts as nothing
 * typed. So does 0 or less where only a box of the form can mean none.
 */
export function readOptionalNumber(field: NumberField, typed: string): number | null {
  const { value } = readTyped(field, typed);
  return value === null || fallsBack(field, value)
    ? (field.fallback ?? field.absent ?? null)
    : Number(value);
}

/** The number that a field's text means; no number counts as 0. */
export function readNumber(field: NumberField, typed: string): number {
  return readOptionalNumber(field, typed) ?? 0;
}

/** The content by which texts are compared: '25' and '25,00' are the same, '1h30' and '1,5' too. */
export function numberContent(field: NumberField, typed: string): string {
  return readTyped(field, typed).value ?? typed.trim();
}

/**
 * A number field after it is left: within bounds, well written, with a note on what was changed or
 * understood.
 *
 * @param unit that of an amount, where a text may name another one
 */
export function settleNumber(field: NumberField, typed: string, unit?: UnitTypeId): SettledNumber {
  if (isBlank(typed) && emptyNumberText(field) === '') return { text: '', note: null };
  const read = readTyped(field, typed, unit);
  const { value } = read;
  if (field.fallback === null) return settleRequired(field, typed, read);
  if (value === null || fallsBack(field, value)) return settleMissing(field, typed, value);
  const settled = clampToBounds(field, value);
  const text = numberText(field, settled);
  if (settled === value) return understood(read, text);
  const note = [read.note && `${read.note}.`, noteOf(field, value, text)].filter(Boolean).join(' ');
  return { text, note, ...(read.unit && { unit: read.unit }) };
}

function understood({ note, unit }: TypedNumber, text: string): SettledNumber {
  return { text, note, ...(note !== null && { isEchoed: true }), ...(unit && { unit }) };
}

/**
 * The number after an arrow key: one step up or down, within the field's bounds. What was typed
 * beyond the last step does not rise.
 */
export function stepNumber(field: NumberField, typed: string, direction: 1 | -1): string {
  const { step, min, max, lastStep = max } = field;
  const from = toDecimal(readTyped(field, typed).value ?? field.fallback ?? 0);
  const moved = from.plus(toDecimal(direction * step));
  const isLast = direction === 1 && moved.gt(String(lastStep));
  const stopped = from.gt(String(lastStep)) ? from : toDecimal(lastStep);
  const to = isLast ? stopped : moved;
  return numberText(field, clampToBounds(field, to.lt(String(min)) ? min : to.toFixed()));
}

/**
 * Rounds a number half-up to the field's decimals. A number that the field does not take becomes
 * the nearest bound that the form offers: 0.25 h stays, 0 h becomes 0.5 h. Answers a plain decimal
 * text ('0.5').
 *
 * @throws {RangeError} when the value is not a finite decimal number.
 */
export function clampToBounds(field: NumberField, value: DecimalInput): string {
  const { min, max, decimals } = field;
  const rounded = toDecimal(value).round(decimals);
  if (isTooSmall(field, rounded.toFixed())) return String(min);
  if (rounded.gt(String(max))) return String(max);
  return rounded.eq('0') ? '0' : rounded.toFixed();
}

function fallsBack({ noneBy, decimals }: NumberField, value: string): boolean {
  return noneBy !== undefined && toDecimal(value).round(decimals).lte('0');
}

function isTooSmall({ least }: NumberField, value: string): boolean {
  return 'above' in least
    ? toDecimal(value).lte(String(least.above))
    : toDecimal(value).lt(String(least.from));
}

/** A number without a fallback is only written well. One with too many decimals stays as it is. */
function wellWritten(field: NumberField, typed: string, value: string): string {
  const exact = toDecimal(value);
  return exact.round(field.decimals).eq(exact) ? numberText(field, value) : typed;
}

const isBlank = (typed: string) => shownSigns(typed).trim() === '';

/** A number that nothing replaces stays as it was typed, with what keeps it from being saved. */
function settleRequired(field: NumberField, typed: string, read: TypedNumber): SettledNumber {
  const { value } = read;
  if (value === null) return { text: typed, note: numberNotes.unread(typed) };
  const text = wellWritten(field, typed, value);
  const isSound = !isTooSmall(field, value) && toDecimal(value).lte(String(field.max));
  return isSound ? understood(read, text) : { text, note: boundsMessage(field) };
}

/** A price that was not understood is left empty: as a price of nothing it would pass unseen. */
function settleMissing(field: NumberField, typed: string, value: string | null): SettledNumber {
  const { fallback, fallbackNote, mayStayEmpty } = field;
  if (mayStayEmpty && fallback === 0) return { text: '', note: numberNotes.nothing(typed) };
  const text = numberText(field, fallback ?? 0);
  const isUnread = value === null || value.startsWith('-');
  if (isUnread && !isBlank(typed)) return { text, note: numberNotes.noNumber(text, typed) };
  return { text, note: fallbackNote ?? numberNotes.empty(text) };
}

function noteOf(field: NumberField, typed: string, text: string): string {
  const { min, max, decimals, least } = field;
  if (toDecimal(typed).gt(String(max))) return numberNotes.tooLarge(text);
  if (!isTooSmall(field, toDecimal(typed).round(decimals).toFixed())) {
    return numberNotes.rounded(text, decimals);
  }
  if ('above' in least) return numberNotes.notPositive(text);
  return least.from < min ? numberNotes.negative(text) : numberNotes.tooSmall(text);
}
