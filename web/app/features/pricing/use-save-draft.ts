import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { errorMessages } from '#core/messages/errors.ts';
import { toasts } from '#core/messages/toasts.ts';
import { validationMessages } from '#core/messages/validation.ts';
import { ApiError, isSignedOut } from '../../api/api-error.ts';
import { toast } from '../../ui/toast.tsx';
import { useCreateProduct } from '../products/create-product.ts';
import { checkDraft, placeErrors } from './draft-errors.ts';
import type { DraftErrors, DraftStore } from './draft-store.ts';
import { focusField } from './focus-field.ts';
import { settleDraft } from './settle-draft.ts';

/** Saves the product being priced; what cannot be saved stays, with its errors at their fields. */
export function useSaveDraft(store: DraftStore, forget: () => void) {
  const create = useCreateProduct();
  const navigate = useNavigate();
  // A second click may come before the first has rendered anything.
  const sending = useRef(false);

  const show = (errors: DraftErrors) => {
    store.setErrors(errors);
    requestAnimationFrame(() => focusFirstOf(errors));
  };

  const save = async () => {
    if (sending.current) return;
    store.replace(settleDraft(store.get().draft));
    const { draft } = store.get();
    const { input, errors } = checkDraft(draft);
    if (errors) {
      toast.error(validationMessages.requiredFields);
      show(errors);
      return;
    }
    sending.current = true;
    try {
      await create.mutateAsync(input);
      forget();
      toast.success(toasts.productSaved);
      await navigate('/products');
    } catch (error) {
      if (!isSignedOut(error)) toast.error(errorMessages.product_save_failed.detail);
      if (error instanceof ApiError && error.fields.length > 0) {
        show(placeErrors(draft, error.fields));
      }
    } finally {
      sending.current = false;
    }
  };
  return { save, saving: create.isPending, error: create.error };
}

/** The first bad field as the form shows them, wherever it is. */
function focusFirstOf(errors: DraftErrors): void {
  const bad = document.querySelector('[aria-invalid="true"]');
  if (bad?.id) focusField(bad.id);
  else document.getElementById(Object.keys(errors)[0] ?? '')?.scrollIntoView();
}
