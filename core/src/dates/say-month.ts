import { once } from '../once.ts';
import { formatMonth } from './time.ts';

const name = once(() => new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' }));
// Swedish dates are those of ISO 8601.
const there = once(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      year: 'numeric',
      month: '2-digit',
      timeZone: 'America/Sao_Paulo',
    }),
);

/** The month in which it is in Brasília: '2026-11'. */
export const monthOf = (at: Date): string => there().format(at);

/** '2026-11' as people say it: 'novembro', with its year where that is not the year of `now`. */
export function sayMonth(month: string, now = new Date()): string {
  const sameYear = month.slice(0, 4) === monthOf(now).slice(0, 4);
  return sameYear ? name().format(new Date(month)) : formatMonth(month);
}
