import { useCallbackRef } from '@mantine/hooks';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorMessages } from '#core/errors/errors.ts';
import { toast } from '../../../ui/toasts/toast.tsx';
import { type DraftRow, type PricingDraft, rowPath } from '../draft/draft-rows.ts';
import type { MaterialLimit } from '../draft/material-limit.ts';
import { focusField } from '../form/focus-field.ts';
import type { PricingForm } from '../form/use-pricing-form.ts';
import type { PasteDialogProps } from '../paste/paste-dialog.tsx';
import type { Pasted, PastedRows } from '../paste/pasted-rows.ts';
import { materialRows, type RowsForm } from './material-rows.ts';

/** Few paste: the form shows sooner without what reads tables. */
const loadPasting = () => import('../paste/pasting.tsx');

/** So does the catalogue's side of a row. */
const loadKeepRow = () => import('../known-materials/keep-row.ts');

/** Rows that are shown before they are taken, and the row they were pasted into. */
interface Pasting {
  readonly index: number;
  readonly pasted: Pasted;
}

/** The rows of materials for as long as their form is on the screen. */
export function useMaterialRows(form: PricingForm, limit: MaterialLimit) {
  const client = useQueryClient();
  const [pasting, setPasting] = useState<Pasting | null>(null);
  const [PasteDialog, setPasteDialog] = useState<ComponentType<PasteDialogProps> | null>(null);
  const current = useCallbackRef(() => ({ form, limit }));
  const [rows] = useState(() => {
    const bring = async () => {
      const loaded = await loadPasting();
      setPasteDialog(() => loaded.PasteDialog);
      return loaded;
    };
    const askAbout = (pasted: Pasted, index: number) => setPasting({ index, pasted });
    const keep = rowKeeper(client, (row, materialId) => acts.link(row, materialId));
    const acts = materialRows({ ...rowsForm(current), askAbout, keep }, toast, bring);
    return acts;
  });
  useEffect(() => rows.withdrawOffers, [rows]);
  return {
    rows,
    /** Null until somebody is in a row, and may paste. */
    PasteDialog,
    /** What was pasted and is to be reviewed, while it is shown. */
    toReview: pasting?.pasted ?? null,
    takeReviewed: (taken: PastedRows) => {
      setPasting(null);
      if (pasting) rows.place(pasting.index, taken);
    },
    cancelReview: () => setPasting(null),
  };
}

/** Keeps rows in the catalogue, by what comes when the first one is kept. */
function rowKeeper(client: QueryClient, link: (row: string, materialId: string) => void) {
  let keep: Promise<(row: DraftRow) => void> | undefined;
  return (row: DraftRow) => {
    keep ??= loadKeepRow().then(({ keepRowActs }) => keepRowActs({ client, toast }, link));
    keep.then(
      (keepRow) => keepRow(row),
      () => {
        keep = undefined;
        toast.error(errorMessages.part_load_failed.detail);
      },
    );
  };
}

/** The rows of the library's form. */
function rowsForm(
  current: () => { readonly form: PricingForm; readonly limit: MaterialLimit },
): Omit<RowsForm, 'askAbout' | 'keep'> {
  return {
    rows: () => current().form.getValues().materials,
    max: () => current().limit.max,
    setRows: (rows) => {
      const { form } = current();
      // Errors of single rows are held by place, and another row may stand there now.
      form.setErrors((errors) =>
        Object.fromEntries(Object.entries(errors).filter(([path]) => !isInRows(path))),
      );
      form.setFieldValue('materials', [...rows]);
    },
    setRow: (index, row) => {
      const { form } = current();
      const errors = Object.entries(form.errors);
      const left = errors.filter(([path]) => !path.startsWith(`${rowPath(index)}.`));
      if (left.length < errors.length) form.setErrors(Object.fromEntries(left));
      form.setFieldValue(rowPath(index), row as never, { forceUpdate: false });
    },
    append: (row) => flushSync(() => current().form.insertListItem('materials', row)),
    takeOut: (index) =>
      flushSync(() => {
        const { form } = current();
        form.removeListItem('materials', index);
        form.clearFieldError('materials');
      }),
    refuse: () => {
      const { form, limit } = current();
      form.setErrors((errors) => ({ ...errors, materials: limit.message }));
    },
    focus: (index, field = 'name') => {
      // What was changed is on the screen by then.
      flushSync(() => {});
      focusField(rowPath(index, field));
    },
    focusNext: () => focusField('productionTime' satisfies keyof PricingDraft),
  };
}

const isInRows = (path: string) => path.startsWith('materials.');
