import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { rowsPastedToast } from '#core/messages/toasts.ts';
import type { MaterialDraft } from '#core/pricing/product-draft.ts';
import { toast } from '../../ui/toast.tsx';
import { type DraftRow, type DraftStore, newRow, rowField } from './draft-store.ts';
import { focusField } from './focus-field.ts';
import type { MaterialLimit } from './material-limit.ts';
import { readPastedRows } from './pasted-rows.ts';
import { placeRows, takeRowsBack } from './place-rows.ts';

/** What can be done with the rows of materials, within the plan's limit. */
export function useMaterialRows(store: DraftStore, { max, message }: MaterialLimit) {
  return useMemo(() => {
    const rows = () => store.get().draft.materials;
    /** The cursor moves at once: the next key may come before the next frame. */
    const setRowsAndFocus = (materials: readonly DraftRow[], key: string) => {
      flushSync(() => store.setRows(materials));
      focusField(rowField(key, 'name'));
    };
    const refuse = () => store.setErrors({ ...store.get().errors, materials: message });

    const add = () => {
      if (rows().length >= max) return refuse();
      const row = newRow();
      setRowsAndFocus([...rows(), row], row.key);
    };
    return {
      add,
      /** The cursor goes to the row that takes its place. The last row stays. */
      remove(key: string) {
        const before = rows();
        if (before.length === 1) return;
        const index = before.findIndex((row) => row.key === key);
        const rest = before.filter((row) => row.key !== key);
        const next = rest[index] ?? rest[index - 1];
        if (next) setRowsAndFocus(rest, next.key);
      },
      /** From one row to the next; from the last one to a new one. */
      leave(key: string) {
        const next = rows()[rows().findIndex((row) => row.key === key) + 1];
        if (next) focusField(rowField(next.key, 'name'));
        else add();
      },
      /**
       * Cells of a spreadsheet pasted into a name fill rows.
       *
       * @returns false for an ordinary text
       */
      paste(key: string, text: string): boolean {
        const pasted = readPastedRows(text);
        if (!pasted) return false;
        const before = rows();
        const { materials, placed } = placeRows(before, key, pasted.rows, max);
        store.setRows(materials);
        if (placed < pasted.rows.length) refuse();
        if (placed === 0) return true;
        toast.undoable(rowsPastedToast({ ...pasted, placed, total: pasted.rows.length }), () =>
          store.setRows(takeRowsBack(rows(), before, materials)),
        );
        return true;
      },
      /** Puts a material into the last row, while it is blank, or below it. */
      put(material: MaterialDraft): boolean {
        const last = rows().at(-1);
        const { materials, placed } = placeRows(rows(), last?.key ?? '', [material], max);
        if (placed === 0) refuse();
        else store.setRows(materials);
        return placed > 0;
      },
    };
  }, [store, max, message]);
}

export type MaterialRows = ReturnType<typeof useMaterialRows>;
