import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { validationMessages } from '#core/messages/validation.ts';
import { productContent, settleProduct } from '#core/products/product-draft.ts';
import type { Product, ProductContent } from '#core/schemas/product.ts';
import { ApiError, hasCode, isSignedOut } from '../../api/api-error.ts';
import { toast } from '../../ui/toast.tsx';
import { invalidateProducts } from '../products/invalidate-products.ts';
import {
  bringJudge,
  checkDraft,
  type DraftErrors,
  isJudgeHere,
  placeErrors,
} from './draft-errors.ts';
import { type PricingDraft, rowPath } from './draft-rows.ts';
import type { DraftWork } from './draft-work.ts';
import { focusField } from './focus-field.ts';
import { rowsWithoutPrice, withFree } from './free-materials.ts';
import type { MaterialLimit } from './material-limit.ts';
import { changedProduct, type SaveTarget } from './save-product.ts';
import type { PricingForm } from './use-pricing-form.ts';

interface SaveOptions {
  readonly form: PricingForm;
  /** What was changed by the press that saves: it is told when the screen is left. */
  readonly unseenNotes: () => readonly string[];
  readonly target: SaveTarget;
  readonly limit: MaterialLimit;
  /** The screen is left on purpose: nobody has to be asked. */
  readonly leaveFreely: () => void;
  readonly onSaved?: () => void;
}

/** What is asked about before it is saved: rows that cost nothing, though nobody typed that. */
interface WithoutPrice {
  readonly target: SaveTarget;
  readonly rows: readonly number[];
}

interface Attempt {
  readonly target: SaveTarget;
  readonly input: ProductContent;
  readonly draft: PricingDraft;
  readonly notes: readonly string[];
}

/** Saves the product being priced; what cannot be saved stays, with its errors at their fields. */
export function useSaveDraft(work: DraftWork, options: SaveOptions) {
  const { form, limit, leaveFreely, onSaved } = options;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [conflict, setConflict] = useState<Product | null>(null);
  const [free, setFree] = useState<WithoutPrice | null>(null);
  // The dialog has given the focus back by then.
  const priceToCome = useRef<number | null>(null);
  useEffect(() => {
    if (free === null && priceToCome.current !== null) {
      focusField(rowPath(priceToCome.current, 'unitPrice'));
      priceToCome.current = null;
    }
  }, [free]);
  // A second click may come before the first has rendered anything.
  const sending = useRef(false);
  // Nor may one that comes after, while the next screen is still on its way, save anything again.
  const saved = useRef(false);

  const show = (errors: DraftErrors) => {
    flushSync(() => form.setErrors(errors));
    focusFirstOf(errors);
  };

  const mutation = useMutation({
    mutationFn: ({ target, input }: Attempt) => target.send(input),
    onSuccess: (_, { target, draft, notes }) => {
      void invalidateProducts(client);
      toast.success(target.done, notes.join(' ') || undefined);
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

  const isStill = (draft: PricingDraft) =>
    productContent(work.shown().draft) === productContent(draft);

  const leave = () => void navigate('/products');

  const send = (attempt: Attempt) => {
    // These happen only while the form is on the screen.
    mutation.mutate(attempt, {
      onSuccess: () => {
        if (!work.isUnsaved()) leave();
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

  const save = async (target = options.target) => {
    if (sending.current) return;
    if (saved.current && !work.isUnsaved()) return leave();
    sending.current = true;
    const notes = options.unseenNotes();
    form.setValues(settleProduct(work.shown().draft));
    const { draft } = work.shown();
    if (!isJudgeHere()) await bringJudge();
    const { input, errors } = checkDraft(draft, limit);
    const free = rowsWithoutPrice(draft);
    if (input && free.length === 0) return send({ target, input, draft, notes });
    sending.current = false;
    if (!errors) return setFree({ target, rows: free });
    // Too many materials are told where they are.
    if (!errors.materials) toast.error(validationMessages.requiredFields);
    show(errors);
  };

  const error = changedProduct(mutation.error) ? null : mutation.error;
  return {
    save,
    pending: mutation.isPending,
    error,
    /** The product as somebody else saved it meanwhile; the user has to choose. */
    conflict,
    endConflict: () => setConflict(null),
    /** The names of materials without a price, while it is asked whether they were free. */
    free: free?.rows.map((row) => work.shown().draft.materials[row]?.name ?? ''),
    saveFree: () => {
      if (!free) return;
      setFree(null);
      form.setValues({ materials: withFree(work.shown().draft.materials, free.rows) });
      void save(free.target);
    },
    pricesToCome: () => {
      priceToCome.current = free?.rows[0] ?? null;
      setFree(null);
    },
  };
}

/** The first bad field as the form shows them, wherever it is. */
function focusFirstOf(errors: DraftErrors): void {
  const bad = document.querySelector('[aria-invalid="true"]');
  if (bad?.id) focusField(bad.id);
  else document.getElementById(Object.keys(errors)[0] ?? '')?.scrollIntoView({ block: 'center' });
}
