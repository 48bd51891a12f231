import { stockProblems } from '#core/messages/stock-labels.ts';
import type { FieldMessages } from '../../../ui/forms/use-form.ts';

/** When it happened and what else is to be said: a day as '2026-11-25', and a note. */
export interface SaidValues {
  readonly day: string;
  readonly note: string;
}

/** A day in the reader's time zone, as a date field holds it. */
export function dayOf(time: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

/** What a call says of the day and the note. Today is now; another day counts from its noon. */
export function saidOf({ day, note }: SaidValues, now: Date) {
  const text = note.trim();
  return {
    note: text === '' ? null : text,
    ...(day !== '' && day !== dayOf(now) && { happenedAt: new Date(`${day}T12:00`).toISOString() }),
  };
}

/** What is wrong with the day; the schema judges the rest. */
export function dayProblems({ day }: Pick<SaidValues, 'day'>, now: Date): FieldMessages {
  return day > dayOf(now) ? { day: stockProblems.inTheFuture } : {};
}
