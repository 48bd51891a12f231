import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { validationMessages } from '#core/messages/validation.ts';
import type { Product, ProductInput } from '#core/schemas/product.ts';
import { ApiError, hasCode, isSignedOut } from '../../api/api-error.ts';
import { toast } from '../../ui/toast.tsx';
import { invalidateProducts } from '../products/invalidate-products.ts';
import { draftContent } from './draft-content.ts';
import { checkDraft, placeErrors } from './draft-errors.ts';
import type { DraftErrors, PricingDraft } from './draft-store.ts';
import type { DraftWork } from './draft-work.ts';
import { focusField } from './focus-field.ts';
import type { MaterialLimit } from './material-limit.ts';
import { changedProduct, type SaveTarget } from './save-product.ts';
import { settleDraft } from './settle-draft.ts';

interface SaveOptions {
  readonly target: SaveTarget;
  readonly limit: MaterialLimit;
  /** The screen is left on purpose: nobody has to be asked. */
  readonly leaveFreely: () => void;
  readonly onSaved?: () => void;
}

interface Attempt {
  readonly target: SaveTarget;
  readonly input: ProductInput;
  readonly draft: PricingDraft;
}

/** Saves the product being priced; what cannot be saved stays, with its errors at their fields. */
export function useSaveDraft(work: DraftWork, options: SaveOptions) {
  const { limit, leaveFreely, onSaved } = options;
  const { store } = work;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [conflict, setConflict] = useState<Product | null>(null);
  // A second click may come before the first has rendered anything.
  const sending = useRef(false);
  // Nor may one that comes after, while the next screen is still on its way, save anything again.
  const saved = useRef(false);

  const show = (errors: DraftErrors) => {
    flushSync(() => store.setErrors(errors));
    focusFirstOf(errors);
  };

  const mutation = useMutation({
    mutationFn: ({ target, input }: Attempt) => target.send(input),
    onSuccess: (_, { target, draft }) => {
      void invalidateProducts(client);
      toast.success(target.done);
      // Typed while it was being saved: that is not saved yet.
      if (isStill(draft)) work.forget();
      saved.current = true;
      onSaved?.();
    },
    onError: (error, { target }) => {
      if (changedProduct(error) || isSignedOut(error)) return;
      toast.error(hasCode(error, 'product_limit_reached') ? error.message : target.failed);
    },
    onSettled: () => {
      sending.current = false;
    },
  });

  const isStill = (draft: PricingDraft) => draftContent(store.get().draft) === draftContent(draft);

  const leave = () => void navigate('/products');

  const send = (attempt: Attempt) => {
    sending.current = true;
    // These happen only while the form is on the screen.
    mutation.mutate(attempt, {
      onSuccess: () => {
        if (!store.isUnsaved()) leave();
      },
      onError: (error) => {
        setConflict(changedProduct(error));
        if (hasCode(error, 'product_limit_reached')) {
          leaveFreely();
          void navigate('/upgrade');
        }
        if (hasCode(error, 'material_limit_reached')) show({ materials: limit.message });
        if (error instanceof ApiError && error.fields.length > 0) {
          show(placeErrors(attempt.draft, error.fields));
        }
      },
    });
  };

  const save = (target = options.target) => {
    if (sending.current) return;
    if (saved.current && !store.isUnsaved()) return leave();
    store.settle(settleDraft(store.get().draft));
    const { draft } = store.get();
    const { input, errors } = checkDraft(draft, limit);
    if (!errors) return send({ target, input, draft });
    // Too many materials are told where they are.
    if (!errors.materials) toast.error(validationMessages.requiredFields);
    show(errors);
  };

  const error = changedProduct(mutation.error) ? null : mutation.error;
  return {
    save,
    saving: mutation.isPending,
    error,
    /** The product as somebody else saved it meanwhile; the user has to choose. */
    conflict,
    endConflict: () => setConflict(null),
  };
}

/** The first bad field as the form shows them, wherever it is. */
function focusFirstOf(errors: DraftErrors): void {
  const bad = document.querySelector('[aria-invalid="true"]');
  if (bad?.id) focusField(bad.id);
  else document.getElementById(Object.keys(errors)[0] ?? '')?.scrollIntoView({ block: 'center' });
}
