import { once } from '../once.ts';
import { productLabels } from '../products/product-texts.ts';
import { formatReading } from './stopwatch-states.ts';

const clock = once(() => new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' }));
const date = once(() => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short' }));
const relative = once(() => new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' }));

export const stopwatchNotes = {
  reset: 'Cronômetro zerado.',
  leftOut: 'Tempo descontado.',
  otherPaused: 'O outro cronômetro foi pausado.',
  used: (seconds: number) => `${productLabels.productionTime}: ${formatDuration(seconds)}.`,
  use: (seconds: number) => `Usar ${formatDuration(seconds)}`,
  /** The two times in ms since 1970. */
  overlong: (since: number, now: number) =>
    `O cronômetro ficou ligado desde ${formatStart(since, now)}. Descontar?`,
  count: (ms: number) => `Contar ${formatReading(ms)}`,
} as const;

/** Seconds as people say them: '40 s', '2 min 30 s', '25 min', '1 h 25 min'; no-break spaces. */
export function formatDuration(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ] as const;
  const shown = parts.filter(([count]) => count > 0).map((part) => part.join('\u00a0'));
  return shown.join('\u00a0') || '0\u00a0s';
}

/** When something began, in the reader's time zone: 'ontem, 19:40', '13/06/2025, 19:40'. */
function formatStart(since: number, now: number): string {
  const days = Math.round((midnight(now) - midnight(since)) / 86_400_000);
  const day = days <= 1 ? relative().format(-days, 'day') : date().format(since);
  return `${day}, ${clock().format(since)}`;
}

const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0);

export const measuredTimeIsLost = 'O tempo que o cronômetro mediu neste aparelho será apagado.';
