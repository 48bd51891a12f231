import { formatHourlyRate, formatPercent } from '../numbers/formats.ts';
import type { Rung } from './price-ladder.ts';

export const ladderWords = {
  title: 'Outros preços',
  hour: 'paga a sua hora',
  /** The price in force: of a saved piece, and of one that is being priced. */
  today: 'hoje',
  now: 'agora',
} as const;

/** What a price of the ladder is called: 'margem 50%'. */
export function rungLabel({ kind, markup }: Rung, now: string): string {
  if (kind === 'markup') return `margem ${formatPercent(markup ?? 0)}`;
  return kind === 'hour' ? ladderWords.hour : now;
}

/** What an hour brings at it; nothing of a piece that takes no time. */
export const rungHour = ({ perHour }: Rung): string => (perHour ? formatHourlyRate(perHour) : '');
