import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { validationMessages } from '#core/messages/validation.ts';
import { productContent, settleProduct } from '#core/products/product-draft.ts';
import type { Product, ProductContent } from '#core/schemas/product.ts';
import { ApiError, hasCode, isSignedOut } from '../../../api/api-error.ts';
import { toast } from '../../../ui/toast.tsx';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';
import { cachedProducts } from '../../products/stored/cached-products.ts';
import {
  bringJudge,
  checkDraft,
  type DraftErrors,
  isJudgeHere,
  placeErrors,
} from '../draft/draft-errors.ts';
import { type PricingDraft, rowPath } from '../draft/draft-rows.ts';
import type { DraftWork } from '../draft/draft-work.ts';
import type { MaterialLimit } from '../draft/material-limit.ts';
import { focusField } from '../form/focus-field.ts';
import type { PricingForm } from '../form/use-pricing-form.ts';
import { rowsWithoutPrice, withFree } from './free-materials.ts';
import { changedProduct, type SaveTarget } from './save-product.ts';

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
  readonly notes: readonly string[];
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
  const { pending, run } = useOneAtATime();
  // A press that comes while the next screen is still on its way must not save anything again.
  const saved = useRef(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const show = (errors: DraftErrors) => {
    flushSync(() => form.setErrors(errors));
    focusFirstOf(errors);
  };

  const mutation = useMutation({
    mutationFn: ({ target, input }: Attempt) => target.send(input),
    onSuccess: (product, { target, draft, notes }) => {
      void cachedProducts.put(client, product);
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
  });

  const isStill = (draft: PricingDraft) =>
    productContent(work.shown().draft) === productContent(draft);

  const leave = () => void navigate('/products');

  const send = async (attempt: Attempt) => {
    // These happen only while the form is on the screen.
    const answer = mutation.mutateAsync(attempt, {
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
    await answer.catch(() => null);
  };

  const saveOnce = async (target: SaveTarget, notes: readonly string[]) => {
    if (saved.current && !work.isUnsaved()) return leave();
    form.setValues(settleProduct(work.shown().draft));
    const { draft } = work.shown();
    if (!isJudgeHere()) await bringJudge();
    // Whoever has left meanwhile does not want it saved.
    if (!isHere.current) return;
    const { input, errors } = checkDraft(draft, limit);
    const rows = rowsWithoutPrice(draft);
    if (input && rows.length === 0) return await send({ target, input, draft, notes });
    if (!errors) return setFree({ target, rows, notes });
    // Too many materials are told where they are.
    if (!errors.materials) toast.error(validationMessages.requiredFields);
    show(errors);
  };
  const save = (target = options.target, notes = options.unseenNotes()) =>
    run(() => saveOnce(target, notes));

  const error = changedProduct(mutation.error) ? null : mutation.error;
  return {
    save,
    pending,
    error,
    /** The product as somebody else saved it meanwhile; the user has to choose. */
    conflict,
    endConflict: () => setConflict(null),
    /** The names of materials without a price, while it is asked whether they were free. */
    free: free?.rows.map((row) => work.shown().draft.materials[row]?.name ?? ''),
    saveFree: () => {
      if (!free) return;
      setFree(null);
      form.setValues({ materials: withFree(work.shown().draft.materials) });
      void save(free.target, free.notes);
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
