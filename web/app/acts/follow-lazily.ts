import type { LastChanges, RowChange, RowKind } from '#core/schemas/events.ts';

/** Who is told of changes of the user's rows. */
export interface RowFollower {
  readonly changed: (change: RowChange) => void;
  /** Something of this kind has changed, and nobody heard what. */
  readonly missed: (kind: RowKind) => void;
}

/**
 * Finds what was missed. It loads the follower of rows only when there is something to follow,
 * because a screen shows sooner without it.
 *
 * @param load fetches them
 * @param otherwise does what can be done when they cannot be fetched
 */
export function followLazily(load: () => Promise<RowFollower>, otherwise: () => void) {
  /** When the rows of each kind changed last, as far as it was told; null when there were none. */
  const newest = new Map<RowKind, string | null>();
  let loading: Promise<RowFollower> | undefined;

  const tell = (how: (follower: RowFollower) => void) => {
    loading ??= load();
    loading.then(how).catch(() => {
      loading = undefined;
      otherwise();
    });
  };
  return {
    changed(change: RowChange): void {
      const { kind, version } = change;
      if (version > (newest.get(kind) ?? '')) newest.set(kind, version);
      tell((follower) => follower.changed(change));
    },
    /**
     * Nothing was heard for a while.
     *
     * @param last when the rows changed last
     * @param begins nothing had been shown before, either
     */
    resumed(last: LastChanges, begins: boolean): void {
      for (const [name, at] of Object.entries(last)) {
        const kind = name as RowKind;
        if (!begins && newest.get(kind) !== at) tell((follower) => follower.missed(kind));
        newest.set(kind, at);
      }
    },
  };
}
