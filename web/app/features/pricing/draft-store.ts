import { useSyncExternalStore } from 'react';
import {
  emptyMaterial,
  type MaterialDraft,
  type ProductDraft,
} from '#core/pricing/product-draft.ts';

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
}

export type DraftValue = Exclude<keyof ProductDraft, 'materials' | 'noFixedCosts'>;

/** The name of one field of a material row among the errors, and its element's id. */
export function rowField(key: string, field: keyof MaterialDraft): string {
  return `material-${key}-${field}`;
}

function newRow(material: MaterialDraft = emptyMaterial): DraftRow {
  return { ...material, key: crypto.randomUUID().slice(0, 8) };
}

/** Gives every row of a draft a key. */
export function withKeys(draft: ProductDraft): PricingDraft {
  return { ...draft, materials: draft.materials.map(newRow) };
}

/**
 * The form's state outside React: each field subscribes to its own part, so that a keystroke
 * renders one field and the totals, however many rows there are.
 */
export function createDraftStore(initial: PricingDraft) {
  let state: DraftState = { draft: initial, errors: {} };
  let clean = initial;
  const listeners = new Set<() => void>();

  function publish(next: DraftState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function change(draft: Partial<PricingDraft>, touched: readonly string[] = []) {
    const kept = Object.entries(state.errors).filter(([field]) => !touched.includes(field));
    const same = kept.length === Object.keys(state.errors).length;
    const errors = same ? state.errors : Object.fromEntries(kept);
    publish({ draft: { ...state.draft, ...draft }, errors });
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setValue: (field: DraftValue, value: string) => change({ [field]: value }, [field]),
    setNoFixedCosts: (noFixedCosts: boolean) => change({ noFixedCosts }, ['fixedCosts']),
    setRow(key: string, field: keyof MaterialDraft, value: string) {
      const materials = state.draft.materials.map((row) =>
        row.key === key ? { ...row, [field]: value } : row,
      );
      change({ materials }, [rowField(key, field)]);
    },
    addRow() {
      const row = newRow();
      change({ materials: [...state.draft.materials, row] });
      return row.key;
    },
    removeRow(key: string) {
      const { materials } = state.draft;
      if (materials.length > 1) change({ materials: materials.filter((row) => row.key !== key) });
    },
    replace(draft: PricingDraft) {
      publish({ draft, errors: {} });
    },
    /** Whether something was typed since the form was opened, saved or discarded. */
    isDirty: () => state.draft !== clean,
    markClean() {
      clean = state.draft;
    },
    setErrors(errors: DraftErrors) {
      publish({ ...state, errors });
    },
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;

/** A part of the form's state; the component renders again only when that part changes. */
export function useDraft<T>(store: DraftStore, select: (state: DraftState) => T): T {
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
