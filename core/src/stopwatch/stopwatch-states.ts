export const stopwatchStates = {
  off: 'Cronômetro',
  running: 'Cronômetro ligado',
  paused: 'Cronômetro pausado',
  /** The state of a stopwatch that ran so long that somebody has to say whether all of it counts. */
  overlong: 'Cronômetro: confira o tempo',
} as const;

/** A time (ms) as a stopwatch shows it, without its seconds: '0 h 25 min', with no-break spaces. */
export function formatReading(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  return `${Math.floor(minutes / 60)}\u00a0h\u00a0${minutes % 60}\u00a0min`;
}

/** A stopwatch's reading where there is little room: '0:25'. */
export function formatClock(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
