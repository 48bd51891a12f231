import type { LastChanges, RowChange, RowKind } from '#core/kinds/change-notices.ts';

export interface RowFollower {
  readonly changed: (change: RowChange) => void;
  /** Rows of this kind have changed, and which is not known. */
  readonly missed: (kind: RowKind) => void;
}

/**
 * Finds what was missed. It loads the follower of rows only then: a screen shows sooner without.
 * @param otherwise does what can be done without it
 */
export function followLazily(load: () => Promise<RowFollower>, otherwise: () => void) {
  /** The last change of each kind, as far as it is known; null when there was none. */
  const newest = new Map<RowKind, string | null>();
  let loading: Promise<RowFollower> | undefined;

  const notify = (call: (follower: RowFollower) => void) => {
    loading ??= load();
    loading.then(call).catch(() => {
      loading = undefined;
      otherwise();
    });
  };
  return {
    changed(change: RowChange): void {
      const { kind, version } = change;
      if (version > (newest.get(kind) ?? '')) newest.set(kind, version);
      notify((follower) => follower.changed(change));
    },
    /**
     * Follows again after a gap in the notices.
     * @param last when the rows changed last
     * @param begins nothing had been shown before, either
     */
    resumed(last: LastChanges, begins: boolean): void {
      for (const [name, at] of Object.entries(last)) {
        const kind = name as RowKind;
        if (!begins && newest.get(kind) !== at) notify((follower) => follower.missed(kind));
        newest.set(kind, at);
      }
    },
  };
}
