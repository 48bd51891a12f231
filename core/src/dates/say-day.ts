import { once } from '../once.ts';

const dayOfYear = once(() => new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long' }));
const dayOfAnyYear = once(() => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long' }));
const clock = once(() => new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short' }));

/**
 * A day as people say it, in the reader's time zone: 'hoje', 'ontem', '13 de junho', and with its year
 * where that is another.
 *
 * @param time in ISO 8601
 */
export function sayDay(time: string, now: Date = new Date()): string {
  const at = new Date(time);
  if (isSameDay(at, now)) return 'hoje';
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (isSameDay(at, before)) return 'ontem';
  return (at.getFullYear() === now.getFullYear() ? dayOfYear() : dayOfAnyYear()).format(at);
}

/** A day with its time, as people say it: 'ontem às 09:00'. */
export function sayMoment(time: string, now?: Date): string {
  return `${sayDay(time, now)} às ${clock().format(new Date(time))}`;
}

const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString();
