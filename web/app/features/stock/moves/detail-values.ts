import { stockProblems } from '#core/stock/stock-labels.ts';
import { localDay } from '#core/text/local-day.ts';
import type { FieldMessages } from '../../../ui/forms/use-form.ts';

/** The day of a movement as '2026-11-25', and a note. */
export interface DetailValues {
  readonly day: string;
  readonly note: string;
}

/** A date field lets a year of two or five digits through. */
const isDay = (day: string) => /^2\d{3}-\d{2}-\d{2}$/.test(day);

/** What is sent of the day and the note. Today is now; another day counts from its noon. */
export function detailsOf({ day, note }: DetailValues, now: Date) {
  const text = note.trim();
  return {
    note: text === '' ? null : text,
    ...(isDay(day) &&
      day !== localDay(now) && { happenedAt: new Date(`${day}T12:00`).toISOString() }),
  };
}

/** What is wrong with the day; the schema validates the rest. */
export function dayProblems({ day }: Pick<DetailValues, 'day'>, now: Date): FieldMessages {
  if (day !== '' && !isDay(day)) return { day: stockProblems.noDay };
  return day > localDay(now) ? { day: stockProblems.inTheFuture } : {};
}

/** The field of a dialog that an error's path names. */
export const detailFieldAt = (path: string): string => (path === 'happenedAt' ? 'day' : path);
