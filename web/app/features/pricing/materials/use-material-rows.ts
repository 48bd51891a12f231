import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { rowRemovedToast, rowsPastedToast } from '#core/messages/toasts.ts';
import { isBlankRow, type MaterialDraft } from '#core/products/product-draft.ts';
import { toast } from '../../../ui/toasts/toast.tsx';
import { type DraftRow, newRow, rowPath } from '../draft/draft-rows.ts';
import type { MaterialLimit } from '../draft/material-limit.ts';
import { focusField } from '../form/focus-field.ts';
import type { PricingForm } from '../form/use-pricing-form.ts';
import { type Pasted, type PastedRows, readPastedRows } from '../paste/pasted-rows.ts';
import { placeRows, takeRowsBack } from './place-rows.ts';

/** Rows that are shown before they are taken, and the row they were pasted into. */
interface Asked {
  readonly index: number;
  readonly pasted: Pasted;
}

/** What can be done with the rows of materials, within the plan's limit. */
export function useMaterialRows(form: PricingForm, limit: MaterialLimit) {
  const [offers] = useState(offersToUndo);
  const [asked, setAsked] = useState<Asked | null>(null);
  // What they would take back belongs to this form.
  useEffect(() => offers.withdraw, [offers]);
  const { clearFieldError, getValues, insertListItem, removeListItem } = form;
  const { setErrors, setFieldValue } = form;
  const { max, message } = limit;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the library's functions do not change what they do
  const rows = useMemo(() => {
    const now = () => getValues().materials;
    /** Errors of single rows go: they are held by place, and another row may stand there now. */
    const setRows = (materials: readonly DraftRow[]) => {
      setErrors((errors) =>
        Object.fromEntries(Object.entries(errors).filter(([path]) => !isInRows(path))),
      );
      setFieldValue('materials', [...materials]);
    };
    const refuse = () => setErrors((errors) => ({ ...errors, materials: message }));
    /** The cursor moves at once: the next key may come before the next frame. */
    const changeAndFocus = (change: () => void, index: number) => {
      flushSync(change);
      focusField(rowPath(index, 'name'));
    };

    const add = () => {
      const { length } = now();
      if (length >= max) return refuse();
      changeAndFocus(() => insertListItem('materials', newRow()), length);
    };
    const offerBack = (row: DraftRow, index: number) =>
      offers.offer(rowRemovedToast(row.name), () => putBack(row, index));
    /** Where there is no room, a blank row gives way. */
    const putBack = (row: DraftRow, index: number) => {
      const before = now();
      const isFull = before.length >= max;
      const blank = before.findLastIndex(isBlankRow);
      if (isFull && blank < 0) {
        refuse();
        return offerBack(row, index);
      }
      const left = isFull ? before.toSpliced(blank, 1) : before;
      setRows(left.toSpliced(index, 0, row));
    };
    const place = (index: number, { rows: added, adjusted }: PastedRows) => {
      const before = now();
      const { materials, placed } = placeRows(before, before[index]?.key ?? '', added, max);
      if (placed === 0) return refuse();
      setRows(materials);
      if (placed < added.length) refuse();
      const said = rowsPastedToast({ adjusted, placed, total: added.length });
      offers.offer(said, () => setRows(takeRowsBack(now(), before, materials)));
    };
    return {
      add,
      /** The cursor goes to the row that takes its place. The last row stays. */
      remove(index: number) {
        const before = now();
        const removed = before[index];
        if (before.length === 1 || !removed) return;
        const next = Math.min(index, before.length - 2);
        changeAndFocus(() => {
          removeListItem('materials', index);
          clearFieldError('materials');
        }, next);
        if (!isBlankRow(removed)) offerBack(removed, index);
      },
      /**
       * From one row to the next; from the last one to a new one.
       *
       * @returns false where nothing was typed in the last one, so that there is no need of another
       */
      leave(index: number): boolean {
        const { [index]: row, [index + 1]: next } = now();
        if (next) focusField(rowPath(index + 1, 'name'));
        else if (!row || isBlankRow(row)) return false;
        else add();
        return true;
      },
      /**
       * Cells of a spreadsheet pasted into a name fill rows, once what is doubtful was looked at.
       *
       * @returns false for an ordinary text
       */
      paste(index: number, text: string): boolean {
        const pasted = readPastedRows(text);
        if (!pasted) return false;
        if (pasted.doubtful) setAsked({ index, pasted });
        else place(index, pasted);
        return true;
      },
      place,
      /** Puts a material into the last row, while it is blank, or below it. */
      put(material: MaterialDraft): boolean {
        const { materials, placed } = placeRows(now(), now().at(-1)?.key ?? '', [material], max);
        if (placed === 0) refuse();
        else setRows(materials);
        return placed > 0;
      },
    };
  }, [max, message, offers]);
  return {
    rows,
    withdrawOffers: offers.withdraw,
    /** What was pasted and is doubtful, while it is shown. */
    doubtful: asked?.pasted ?? null,
    takeDoubtful: (taken: PastedRows) => {
      setAsked(null);
      if (asked) rows.place(asked.index, taken);
    },
    leaveDoubtful: () => setAsked(null),
  };
}

export type MaterialRows = ReturnType<typeof useMaterialRows>['rows'];

const isInRows = (path: string) => path.startsWith('materials.');

/** Offers to take something back, until what it belongs to is gone. */
function offersToUndo() {
  const open = new Set<() => void>();
  return {
    offer(message: string, undo: () => void) {
      open.add(toast.undoable(message, undo));
    },
    withdraw() {
      for (const withdraw of open) withdraw();
      open.clear();
    },
  };
}
