import type { RowChange } from '#core/kinds/change-notices.ts';

/** The most rows to name. When more change, the tabs read all of them again. */
const mostNamed = 20;

/**
 * Notifies a user's tabs of changes: of the first at once, of those that follow soon after
 * together.
 */
export function createChangeDigest(
  everyMs: number,
  notify: (userId: string, changes: readonly RowChange[]) => void,
) {
  /** The changes since the last message, by user, while that is recent. */
  const held = new Map<string, RowChange[]>();
  const timers = new Set<NodeJS.Timeout>();

  function notifyNow(userId: string, changes: readonly RowChange[]): void {
    notify(userId, changes);
    held.set(userId, []);
    const timer = setTimeout(() => {
      timers.delete(timer);
      const since = held.get(userId) ?? [];
      held.delete(userId);
      if (since.length > 0) notifyNow(userId, since);
    }, everyMs);
    timers.add(timer);
  }

  return {
    add(userId: string, change: RowChange): void {
      const since = held.get(userId);
      if (since) held.set(userId, withChange(since, change));
      else notifyNow(userId, [change]);
    },
    close(): void {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** The newest change of each row, or a single change for a kind with too many. */
function withChange(held: readonly RowChange[], change: RowChange): RowChange[] {
  const { kind, id } = change;
  const others = held.filter((each) => each.kind !== kind);
  const before = held.filter((each) => each.kind === kind && each.id !== id);
  const named = [...before, change];
  if (named.length <= mostNamed && named.every((each) => each.id !== null)) {
    return [...others, ...named];
  }
  const version = named.map((each) => each.version).reduce((a, b) => (a > b ? a : b));
  return [...others, { kind, id: null, version, gone: false }];
}
