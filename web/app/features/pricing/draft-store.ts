import { useCallback, useSyncExternalStore } from 'react';
import {
  emptyMaterial,
  type MaterialDraft,
  type ProductDraft,
} from '#core/pricing/product-draft.ts';
import { draftContent } from './draft-content.ts';
import type { LiveText } from './live-text.tsx';

/** A material row with a key of its own, so that a row keeps its place while others come and go. */
export interface DraftRow extends MaterialDraft {
  readonly key: string;
}

export interface PricingDraft extends ProductDraft {
  readonly materials: readonly DraftRow[];
}

/** Messages by field: 'name', 'productionTime'…, or rowField() for one of a row. */
export type DraftErrors = Readonly<Record<string, string>>;

export interface DraftState {
  readonly draft: PricingDraft;
  readonly errors: DraftErrors;
  /** The keys of the material rows; the same array for as long as the rows are the same. */
  readonly rowKeys: readonly string[];
  /** What the user had typed, while the version saved elsewhere is shown in its place. */
  readonly aside: PricingDraft | null;
  /** Another one whenever the whole form is replaced: its fields start afresh. */
  readonly generation: number;
}

export type DraftValue = Exclude<keyof ProductDraft, 'materials' | 'noFixedCosts'>;

/** The name of one field of a material row among the errors, and its element's id. */
export function rowField(key: string, field: keyof MaterialDraft): string {
  return `material-${key}-${field}`;
}

let rowsMade = 0;

export function newRow(material: MaterialDraft = emptyMaterial): DraftRow {
  rowsMade += 1;
  return { ...material, key: String(rowsMade) };
}

/** Gives every row of a draft a key. */
export function withKeys(draft: ProductDraft): PricingDraft {
  return { ...draft, materials: draft.materials.map((row) => newRow(row)) };
}

type Listener = () => void;

function keysOf({ materials }: PricingDraft): readonly string[] {
  return materials.map(({ key }) => key);
}

function sameKeys(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((key, index) => key === others[index]);
}

/**
 * The form's state outside React: each field subscribes to its own part, so that a keystroke
 * renders one field and the totals, however many rows there are.
 *
 * @param initial what the form shows
 * @param saved what it is compared with to tell whether something is unsaved
 */
export function createDraftStore(initial: PricingDraft, saved: ProductDraft = initial) {
  let state: DraftState = {
    draft: initial,
    errors: {},
    rowKeys: keysOf(initial),
    aside: null,
    generation: 0,
  };
  let savedContent = draftContent(saved);
  const listeners = new Set<Listener>();
  const rowListeners = new Map<string, Set<Listener>>();

  /** @param rows the keys of the rows that may show differently; without them, all may */
  function publish(next: Partial<DraftState>, rows?: readonly string[]) {
    state = { ...state, ...next };
    if (!rows) {
      const rowKeys = keysOf(state.draft);
      if (!sameKeys(rowKeys, state.rowKeys)) state = { ...state, rowKeys };
    }
    for (const listener of listeners) listener();
    for (const key of rows ?? state.rowKeys) {
      for (const listener of rowListeners.get(key) ?? []) listener();
    }
  }

  /** Takes the message about what is mended away. */
  function change(part: Partial<PricingDraft>, mended: string, rows?: readonly string[]) {
    const draft = { ...state.draft, ...part };
    const { [mended]: message, ...errors } = state.errors;
    if (message === undefined) publish({ draft }, rows);
    else publish({ draft, errors });
  }

  const store = {
    get: () => state,
    subscribe(listener: Listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Told of one row alone: with hundreds of them, asking each about every keystroke takes long. */
    subscribeRow(key: string, listener: Listener) {
      const own = rowListeners.get(key) ?? new Set();
      rowListeners.set(key, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) rowListeners.delete(key);
      };
    },
    /** A text made of the form's state, for what must not render at every keystroke. */
    live: (select: (state: DraftState) => string): LiveText => ({
      read: () => select(state),
      follow: store.subscribe,
    }),
    /** The same for what depends on one row alone. */
    liveRow: (key: string, select: (state: DraftState) => string): LiveText => ({
      read: () => select(state),
      follow: (listener) => store.subscribeRow(key, listener),
    }),
    setValue: (field: DraftValue, value: string) => change({ [field]: value }, field, []),
    setNoFixedCosts: (noFixedCosts: boolean) => change({ noFixedCosts }, 'fixedCosts', []),
    setRow(key: string, field: keyof MaterialDraft, value: string) {
      const materials = state.draft.materials.map((row) =>
        row.key === key ? { ...row, [field]: value } : row,
      );
      change({ materials }, rowField(key, field), [key]);
    },
    setRows: (materials: readonly DraftRow[]) => change({ materials }, 'materials'),
    /** The same form, better written: nobody's cursor or note is disturbed. */
    settle: (draft: PricingDraft) => publish({ draft, errors: {} }),
    /** Another form in place of this one. */
    replace(draft: PricingDraft, aside: PricingDraft | null = null) {
      publish({ draft, aside, errors: {}, generation: state.generation + 1 });
    },
    dropAside: () => publish({ aside: null }),
    setErrors: (errors: DraftErrors) => publish({ errors }),
    /** Whether there is something that would be missed: typed and not saved, or put aside. */
    isUnsaved: () => state.aside !== null || draftContent(state.draft) !== savedContent,
    /** From now on only what differs from this is unsaved. */
    markSaved(draft: ProductDraft) {
      savedContent = draftContent(draft);
    },
  };
  return store;
}

export type DraftStore = ReturnType<typeof createDraftStore>;

/** A part of the form's state; the component renders again only when that part changes. */
export function useDraft<T>(store: DraftStore, select: (state: DraftState) => T): T {
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}

/** The same for what depends on one row of materials and its errors alone. */
export function useDraftRow<T>(
  store: DraftStore,
  key: string,
  select: (state: DraftState) => T,
): T {
  const read = () => select(store.get());
  const subscribe = useCallback(
    (listener: Listener) => store.subscribeRow(key, listener),
    [store, key],
  );
  return useSyncExternalStore(subscribe, read, read);
}
