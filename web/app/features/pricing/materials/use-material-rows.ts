import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorMessages } from '#core/errors/errors.ts';
import type { Pasted, PastedRows } from '#core/written-lists/pasted-rows.ts';
import { toast } from '../../../ui/toasts/toast.tsx';
import type { MaterialLimit } from '../draft/material-limit.ts';
import { focusField } from '../form/focus-field.ts';
import type { PricingForm } from '../form/use-pricing-form.ts';
import type { PasteDialogProps } from '../paste/paste-dialog.tsx';
import { MaterialRows } from './material-rows.ts';

export function useMaterialRows(form: PricingForm, limit: MaterialLimit) {
  const client = useQueryClient();
  const [pasting, setPasting] = useState<{ index: number; pasted: Pasted } | null>(null);
  const [PasteDialog, setPasteDialog] = useState<ComponentType<PasteDialogProps> | null>(null);
  const [rows] = useState(() => {
    const rows: MaterialRows = new MaterialRows(form, limit, {
      toast,
      focus: (path) => {
        flushSync(() => {});
        focusField(path);
      },
      // Few paste, and few save a row: the form shows sooner without either.
      loadPasting: async () => {
        const [{ PasteDialog, readPastedRows }, { placePasted }] = await Promise.all([
          import('../paste/pasting.tsx'),
          import('./place-rows.ts'),
        ]);
        setPasteDialog(() => PasteDialog);
        return { readPastedRows, placePasted };
      },
      review: (pasted, index) => setPasting({ index, pasted }),
      saveToCatalogue: (row) => {
        const link = (key: string, materialId: string) => rows.link(key, materialId);
        import('../known-materials/save-row.ts').then(
          ({ saveRow }) => saveRow({ client, toast }, row, link),
          () => toast.error(errorMessages.part_load_failed.detail),
        );
      },
    });
    return rows;
  });
  useEffect(() => {
    rows.limit = limit;
  }, [rows, limit]);
  useEffect(() => () => rows.withdrawOffers(), [rows]);
  return {
    rows,
    /** Null until somebody is in a row, and may paste. */
    PasteDialog,
    pasted: pasting?.pasted ?? null,
    onTake: (taken: PastedRows) => {
      setPasting(null);
      if (pasting) void rows.place(pasting.index, taken);
    },
    onClose: () => setPasting(null),
  };
}
