import { validationMessages } from '#core/fields/validation.ts';
import { productContent, productDraft, settleProduct } from '#core/products/product-draft.ts';
import type { Product, ProductContent } from '#core/schemas/product.ts';
import type { Stage } from '../../../acts/act.ts';
import { ApiError, hasCode, isSignedOut } from '../../../api/api-error.ts';
import { cachedProducts } from '../../products/stored/cached-products.ts';
import {
  checkDraft,
  type DraftErrors,
  isValidatorLoaded,
  loadValidator,
  placeErrors,
} from '../draft/draft-errors.ts';
import type { PricingDraft } from '../draft/draft-rows.ts';
import type { DraftWork } from '../draft/draft-work.ts';
import type { MaterialLimit } from '../draft/material-limit.ts';
import { rowsWithoutPrice, withFree } from './free-materials.ts';
import { changedProduct, type SaveTarget } from './save-product.ts';

/** What may be wrong though nothing is missing: too many materials, or a price. */
const shownInPlace = new Set(['materials', 'marginPercentage', 'chosenPrice']);

/** The form that saves, as it is at that moment. */
export interface SavingForm {
  readonly target: SaveTarget;
  readonly limit: MaterialLimit;
  /** What was changed by the press that saves: it is told when the screen is left. */
  readonly unseenNotes: () => readonly string[];
  /** Puts other values into the fields. */
  readonly fill: (values: Partial<PricingDraft>) => void;
  readonly showErrors: (errors: DraftErrors) => void;
  readonly leaveTo: (path: '/products' | '/upgrade') => void;
  readonly onSaved?: ((product: Product) => void) | undefined;
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

interface Shown {
  readonly pending: boolean;
  /** Why the last try failed, if that is not asked about. */
  readonly error: unknown;
  /** The product as somebody else saved it meanwhile; the user has to choose. */
  readonly conflict: Product | null;
  readonly free: WithoutPrice | null;
}

/** Saves the product being priced; what cannot be saved stays, with its errors at their fields. */
export function draftSaving(stage: Stage, work: DraftWork, form: () => SavingForm) {
  const { client, toast } = stage;
  let shown: Shown = { pending: false, error: null, conflict: null, free: null };
  const listeners = new Set<() => void>();
  const show = (next: Partial<Shown>) => {
    shown = { ...shown, ...next };
    for (const listener of listeners) listener();
  };
  // A press that comes while the next screen is still on its way must not save anything again.
  let saved = false;
  let isHere = true;

  const isStill = (draft: PricingDraft) =>
    productContent(work.shown().draft) === productContent(draft);

  /** As a mutation, so that what is told of it meanwhile waits for its answer. */
  const sendOff = ({ target, input, draft, notes }: Attempt) =>
    client
      .getMutationCache()
      .build(client, {
        mutationFn: () => target.send(input),
        onSuccess: (product) => {
          void cachedProducts.put(client, product);
          toast.success(target.done, notes.join(' ') || undefined);
          // Typed while it was being saved: that is not saved yet.
          if (isStill(draft)) work.forget();
          saved = true;
          form().onSaved?.(product);
        },
        onError: (error) => {
          if (changedProduct(error) || isSignedOut(error)) return;
          if (hasCode(error, 'product_limit_reached')) toast.error(error.message);
          // The form says it where it is.
          else if (!isHere) toast.error(target.failed);
        },
      })
      .execute(undefined);

  const send = async (attempt: Attempt) => {
    show({ error: null });
    try {
      await sendOff(attempt);
      if (isHere && !work.isUnsaved()) form().leaveTo('/products');
    } catch (error) {
      if (isHere) showFailure(error, attempt);
    }
  };

  const showFailure = (error: unknown, { draft }: Attempt) => {
    const conflict = changedProduct(error);
    show({ conflict, error: conflict ? null : error });
    const { leaveTo, limit, showErrors } = form();
    if (hasCode(error, 'product_limit_reached')) leaveTo('/upgrade');
    if (hasCode(error, 'material_limit_reached')) showErrors({ materials: limit.message });
    if (error instanceof ApiError && error.fields.length > 0) {
      showErrors(placeErrors(draft, error.fields));
    }
  };

  const saveOnce = async (target: SaveTarget, notes: readonly string[]) => {
    const { fill, leaveTo, limit, showErrors } = form();
    if (saved && !work.isUnsaved()) return leaveTo('/products');
    fill(settleProduct(work.shown().draft));
    const { draft } = work.shown();
    if (!isValidatorLoaded()) await loadValidator();
    // Whoever has left meanwhile does not want it saved.
    if (!isHere) return;
    const { input, errors } = checkDraft(draft, limit);
    const rows = rowsWithoutPrice(draft);
    if (input && rows.length === 0) return await send({ target, input, draft, notes });
    if (!errors) return show({ free: { target, rows, notes } });
    if (Object.keys(errors).some((path) => !shownInPlace.has(path))) {
      toast.error(validationMessages.requiredFields);
    }
    showErrors(errors);
  };

  /** One at a time: what is asked for meanwhile is not done. */
  const save = async (target = form().target, notes = form().unseenNotes()) => {
    if (shown.pending) return;
    show({ pending: true });
    try {
      await saveOnce(target, notes);
    } finally {
      show({ pending: false });
    }
  };

  const settleConflict = (choose: () => void) => () => {
    const { conflict } = shown;
    if (!conflict) return;
    work.rebase(productDraft(conflict), conflict.updatedAt);
    choose();
    show({ conflict: null });
  };

  return {
    /** For useSyncExternalStore. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    shown: () => shown,
    /** The form is on the screen until the answer is called. */
    follow(): () => void {
      isHere = true;
      return () => {
        isHere = false;
      };
    },
    save,
    saveMine: settleConflict(() => void save()),
    showTheirs: settleConflict(() => work.showSaved({ mineAside: true })),
    endConflict: () => show({ conflict: null }),
    /** The rows without a price were free. */
    saveFree(): void {
      const { free } = shown;
      if (!free) return;
      show({ free: null });
      form().fill({ materials: withFree(work.shown().draft.materials) });
      void save(free.target, free.notes);
    },
    /** The rows without a price will get one. */
    endFree: () => show({ free: null }),
  };
}
