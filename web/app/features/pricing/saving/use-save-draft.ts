import { useCallbackRef } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { showUntilNextAct } from '../../../ui/browser/show-until-next-act.ts';
import { toast } from '../../../ui/toasts/toast.tsx';
import type { DraftErrors } from '../draft/draft-errors.ts';
import { type RowField, rowPath } from '../draft/draft-rows.ts';
import type { DraftWork } from '../draft/draft-work.ts';
import { focusField } from '../form/focus-field.ts';
import type { PricingForm } from '../form/use-pricing-form.ts';
import { priceField } from './free-materials.ts';
import { draftSaving, type SavingForm } from './save-draft.ts';

interface SaveOptions extends Pick<SavingForm, 'target' | 'limit' | 'unseenNotes' | 'onSaved'> {
  readonly form: PricingForm;
  /** The screen is left on purpose: nobody has to be asked. */
  readonly leaveFreely: () => void;
}

/** Saves the product being priced for as long as its form is on the screen. */
export function useSaveDraft(work: DraftWork, { form, leaveFreely, ...options }: SaveOptions) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const savingForm = useCallbackRef(
    (): SavingForm => ({
      ...options,
      fill: form.setValues,
      showErrors: (errors) => {
        flushSync(() => form.setErrors(errors));
        focusFirstOf(errors);
      },
      leaveTo: (path) => {
        // What could not be saved stays on the device.
        if (path === '/upgrade') leaveFreely();
        void navigate(path);
      },
    }),
  );
  const [saving] = useState(() => draftSaving({ client, toast }, work, savingForm));
  useEffect(() => saving.follow(), [saving]);
  const { free, ...shown } = useSyncExternalStore(saving.subscribe, saving.shown);

  // The dialog has given the focus back by then.
  const priceToCome = useRef<{ readonly row: number; readonly field: RowField } | null>(null);
  useEffect(() => {
    if (free === null && priceToCome.current !== null) {
      const { row, field } = priceToCome.current;
      focusField(rowPath(row, field));
      priceToCome.current = null;
    }
  }, [free]);

  return {
    ...saving,
    ...shown,
    /** The names of materials without a price, while it is asked whether they were free. */
    free: free?.rows.map((row) => work.shown().draft.materials[row]?.name ?? ''),
    pricesToCome: () => {
      const [row] = free?.rows ?? [];
      const material = row === undefined ? undefined : work.shown().draft.materials[row];
      priceToCome.current =
        row === undefined || !material ? null : { row, field: priceField(material) };
      saving.endFree();
    },
  };
}

/** The first bad field as the form shows them, wherever it is, with what is said of it. */
function focusFirstOf(errors: DraftErrors): void {
  const bad = document.querySelector<HTMLElement>('[aria-invalid="true"]');
  bad?.focus({ preventScroll: true });
  showUntilNextAct(() => {
    if (!bad) return document.getElementById(Object.keys(errors)[0] ?? '')?.scrollIntoView(centre);
    bad.scrollIntoView(nearest);
    // What is said of the choices of a markup stands below them all.
    for (const said of bad.getAttribute('aria-describedby')?.split(' ') ?? []) {
      document.getElementById(said)?.scrollIntoView(nearest);
    }
  });
}

const centre = { block: 'center' } as const;
const nearest = { block: 'nearest' } as const;
