import { once } from '../once.ts';

const relative = once(() => new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' }));
const moment = once(
  () => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' }),
);
const date = once(() => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short' }));
const day = once(
  () => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' }),
);

const minute = 60_000;
const month = once(
  () => new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const shortMonth = once(
  () => new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' }),
);
const units = [
  { unit: 'year', ms: 365 * 24 * 60 * minute },
  { unit: 'month', ms: 30 * 24 * 60 * minute },
  { unit: 'day', ms: 24 * 60 * minute },
  { unit: 'hour', ms: 60 * minute },
  { unit: 'minute', ms: minute },
] as const;

/** An ISO 8601 time as people say it: 'agora', 'há 5 minutos'. A time ahead counts as now. */
export function formatTimeAgo(time: string, now: number = Date.now()): string {
  return timeAgo(time, now) ?? 'agora';
}

/** The time of a past act as people say it: 'foi salvo há instantes', not 'foi salvo agora'. */
export function formatTimeSince(time: string, now: number = Date.now()): string {
  return timeAgo(time, now) ?? 'há instantes';
}

function timeAgo(time: string, now: number): string | null {
  const elapsed = now - Date.parse(time);
  const fitting = units.find(({ ms }) => elapsed >= ms);
  return fitting ? relative().format(-Math.floor(elapsed / fitting.ms), fitting.unit) : null;
}

/** An ISO 8601 time to the minute, in the reader's time zone: '13/06/2025, 09:00'. */
export function formatMoment(time: string): string {
  return moment().format(new Date(time));
}

/** The day of an ISO 8601 time, in the reader's time zone: '13/06/2025'. */
export function formatDate(time: string): string {
  return date().format(new Date(time));
}

/** A day as it is in Brasília: '13 de junho de 2025'. */
export function formatDay(at: Date): string {
  return day().format(at);
}

/** '2026-11' → 'novembro de 2026'. */
export function formatMonth(name: string): string {
  return month().format(new Date(name));
}

/** '2026-11' → 'nov'. */
export function formatShortMonth(name: string): string {
  return shortMonth().format(new Date(name)).replace('.', '');
}
