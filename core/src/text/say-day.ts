import { formatDate } from './time.ts';

/** The day of an ISO 8601 time as people say it, in the reader's time zone: 'hoje', 'ontem', '13/06/2025'. */
export function sayDay(time: string, now: number = Date.now()): string {
  const days = Math.round((midnight(now) - midnight(Date.parse(time))) / 86_400_000);
  if (days === 0) return 'hoje';
  return days === 1 ? 'ontem' : formatDate(time);
}

const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0);
