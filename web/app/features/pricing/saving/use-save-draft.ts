import { useCallbackRef } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { showUntilNextAct } from '../../../ui/browser/show-until-next-act.ts';
import { toast } from '../../../ui/toasts/toast.tsx';
import type { DraftErrors } from '../draft/draft-errors.ts';
import type { ProductWork } from '../draft/product-work.ts';
import { focusField } from '../form/focus-field.ts';
import type { PricingForm } from '../form/use-pricing-form.ts';
import { DraftSaving, type SavingForm } from './save-draft.ts';

interface SaveOptions
  extends Pick<SavingForm, 'target' | 'limit' | 'unseenNotes' | 'onSaved' | 'onRounded'> {
  readonly form: PricingForm;
  /** Leaves the screen without a question. */
  readonly leaveFreely: () => void;
}

export function useSaveDraft(work: ProductWork, { form, leaveFreely, ...options }: SaveOptions) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { state } = useLocation();
  const savingForm = useCallbackRef(
    (): SavingForm => ({
      ...options,
      fill: form.setValues,
      showErrors: (errors) => {
        flushSync(() => form.setErrors(errors));
        focusFirstOf(errors);
      },
      leaveTo: (path) => {
        if (path !== '/upgrade') {
          // Back leads to where the form was opened, and not to what is done.
          return void navigate(path, { replace: true, state: { ...state, saved: true } });
        }
        // What could not be saved stays on the device.
        leaveFreely();
        void navigate(path, { state: { keptPiece: true } });
      },
    }),
  );
  const [saving] = useState(() => new DraftSaving({ client, toast }, work, savingForm));
  useEffect(() => saving.follow(), [saving]);
  const shown = useSyncExternalStore(saving.subscribe, saving.shown);

  // The dialog has given the focus back by then.
  const missingPrice = useRef('');
  useEffect(() => {
    if (shown.free) return;
    if (missingPrice.current !== '') focusField(missingPrice.current);
    missingPrice.current = '';
  }, [shown.free]);
  const typePrice = () => {
    missingPrice.current = shown.free?.field ?? '';
    saving.closeDialog();
  };
  return { saving, shown, typePrice };
}

/** The first bad field in the form's order, with its messages. */
function focusFirstOf(errors: DraftErrors): void {
  const bad = document.querySelector<HTMLElement>('[aria-invalid="true"]');
  bad?.focus({ preventScroll: true });
  showUntilNextAct(() => {
    if (!bad) return document.getElementById(Object.keys(errors)[0] ?? '')?.scrollIntoView(centre);
    bad.scrollIntoView(nearest);
    // The message of the markup's choices stands below them all.
    for (const id of bad.getAttribute('aria-describedby')?.split(' ') ?? []) {
      document.getElementById(id)?.scrollIntoView(nearest);
    }
  });
}

const centre = { block: 'center' } as const;
const nearest = { block: 'nearest' } as const;
