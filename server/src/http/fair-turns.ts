import type { Turn } from './lines.ts';

/** Whoever's last work took less is likely to be done soon again. */
const shortMs = 1_000;

/** The most users to remember. */
const most = 1_000;

/**
 * Turns of users whose work takes unlike times: start-time fair queueing (Goyal, Vin and Cheng, 1996).
 * The clock shows the rank of who began last. A user's rank is the time at which their work before
 * ended by that clock, or what it shows now: who was not there is owed nothing.
 */
export function fairTurns() {
  const known = new Map<string, { readonly end: number; readonly tookMs: number }>();
  let clock = 0;
  return {
    /** @returns the turn, and what its work begins with: that takes how many milliseconds it took */
    come(userId: string): { turn: Turn; begin: () => (tookMs: number) => void } {
      const before = known.get(userId);
      const rank = Math.max(clock, before?.end ?? 0);
      return {
        turn: { rank, isShort: before !== undefined && before.tookMs < shortMs },
        begin() {
          clock = Math.max(clock, rank);
          return (tookMs) => {
            known.delete(userId);
            known.set(userId, { end: rank + tookMs, tookMs });
            const [oldest] = known.keys();
            if (known.size > most && oldest) known.delete(oldest);
          };
        },
      };
    },
  };
}
