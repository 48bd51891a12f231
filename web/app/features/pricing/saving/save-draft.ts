import { validationMessages } from '#core/fields/validation.ts';
import { noRounding, type RoundingId } from '#core/pricing/final-price.ts';
import { type RoundChoice, roundChoices } from '#core/pricing/round-choices.ts';
import { draftPrice } from '#core/product-draft/draft-price.ts';
import { productContent, productDraft, settleProduct } from '#core/product-draft/product-draft.ts';
import type { Product, ProductContent } from '#core/products/product-schemas.ts';
import type { Stage } from '../../../acts/act.ts';
import { theirsIn } from '../../../acts/save-against-version.ts';
import { ApiError, hasCode, isConnectionError, isSignedOut } from '../../../api/api-error.ts';
import { cachedProducts, keepSaved } from '../../products/stored/cached-products.ts';
import { productCalls } from '../../products/stored/product-calls.ts';
import {
  checkDraft,
  type DraftErrors,
  isValidatorLoaded,
  loadValidator,
  notesOn,
  placeErrors,
} from '../draft/draft-errors.ts';
import { type PricingDraft, rowPath } from '../draft/draft-rows.ts';
import type { MaterialLimit } from '../draft/material-limit.ts';
import type { ProductWork } from '../draft/product-work.ts';
import { lacksPrice, priceField, withFree } from './free-materials.ts';
import type { SaveTarget } from './save-product.ts';

/** Fields that may be wrong though nothing is missing. */
const shownInPlace = new Set(['materials', 'marginPercentage', 'chosenPrice']);

/** Where a piece that was saved is seen. */
type SavedPath = `/products/${string}`;

/** The form that saves, as it is at that moment. */
export interface SavingForm {
  readonly target: SaveTarget;
  readonly limit: MaterialLimit;
  /** Changes made by the press that saves: the screen is left before they are seen. */
  readonly unseenNotes: () => readonly string[];
  readonly fill: (values: Partial<PricingDraft>) => void;
  readonly showErrors: (errors: DraftErrors) => void;
  readonly leaveTo: (path: '/upgrade' | SavedPath) => void;
  readonly onSaved?: ((product: Product) => void) | undefined;
  /** Called with how prices are to end; without it there is no question. */
  readonly onRounded?: ((rounding: RoundingId) => void) | undefined;
}

interface Attempt {
  readonly target: SaveTarget;
  readonly notes: readonly string[];
}

/** Materials that cost nothing, though nobody typed that. */
interface WithoutPrice extends Attempt {
  readonly names: readonly string[];
  /** The path of the first missing price. */
  readonly field: string;
}

/** A first price that nobody would say. */
interface Unrounded extends Attempt {
  readonly choices: readonly RoundChoice[];
}

interface Shown {
  readonly pending: boolean;
  /** Why the last try failed, unless a dialog asks about it. */
  readonly error: unknown;
  /** The product as somebody else saved it meanwhile; the user has to choose. */
  readonly conflict: Product | null;
  readonly free: WithoutPrice | null;
  readonly unrounded: Unrounded | null;
}

/** Saves the product being priced; what cannot be saved stays, with its errors at their fields. */
export class DraftSaving {
  readonly #stage: Stage;
  readonly #work: ProductWork;
  readonly #form: () => SavingForm;
  readonly #listeners = new Set<() => void>();
  #shown: Shown = { pending: false, error: null, conflict: null, free: null, unrounded: null };
  #isRounded = false;
  /** The piece, once it is saved: a press before its screen shows must not save it again. */
  #savedAt: SavedPath | null = null;
  #isOnScreen = true;
  /** The last try that failed. */
  #failed: { readonly attempt: Attempt; readonly content: string } | null = null;

  constructor(stage: Stage, work: ProductWork, form: () => SavingForm) {
    this.#stage = stage;
    this.#work = work;
    this.#form = form;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly shown = () => this.#shown;

  /** @returns ends it, when the form leaves the screen */
  follow(): () => void {
    this.#isOnScreen = true;
    window.addEventListener('online', this.#saveAgain);
    return () => {
      this.#isOnScreen = false;
      window.removeEventListener('online', this.#saveAgain);
    };
  }

  /** Saves once at a time: a press meanwhile does nothing. */
  async save(target = this.#form().target, notes = this.#form().unseenNotes()): Promise<void> {
    if (this.#shown.pending) return;
    this.#show({ pending: true });
    try {
      await this.#validateAndSend({ target, notes });
    } finally {
      this.#show({ pending: false });
    }
  }

  readonly saveMine = () => this.#settleConflict(() => void this.save());
  readonly showTheirs = () => this.#settleConflict(() => this.#work.showSaved({ mineAside: true }));
  readonly closeDialog = () => this.#show({ conflict: null, free: null, unrounded: null });

  /** The materials without a price were free. */
  readonly saveFree = (): void => {
    const { free } = this.#shown;
    if (!free) return;
    this.closeDialog();
    this.#form().fill({ materials: withFree(this.#work.shown().draft.materials) });
    void this.save(free.target, free.notes);
  };

  /** How this piece's price ends, and those of the next ones. */
  readonly saveRounded = (rounding: RoundingId): void => {
    const { unrounded } = this.#shown;
    if (!unrounded) return;
    this.closeDialog();
    this.#isRounded = true;
    this.#form().fill({ rounding });
    this.#form().onRounded?.(rounding);
    void this.save(unrounded.target, unrounded.notes);
  };

  /** Once the connection is back. Who has typed on since is not finished. */
  readonly #saveAgain = (): void => {
    const { error } = this.#shown;
    if (!isConnectionError(error) || this.#failed === null) return;
    const { attempt, content } = this.#failed;
    if (content === productContent(this.#work.shown().draft)) {
      void this.save(attempt.target, attempt.notes);
    }
  };

  async #validateAndSend(attempt: Attempt): Promise<void> {
    const { fill, leaveTo, limit, showErrors } = this.#form();
    if (this.#savedAt !== null && !this.#work.isUnsaved()) return leaveTo(this.#savedAt);
    fill(settleProduct(this.#work.shown().draft));
    const { draft } = this.#work.shown();
    if (!isValidatorLoaded()) await loadValidator();
    // Whoever has left meanwhile does not want it saved.
    if (!this.#isOnScreen) return;
    const { input, problems } = checkDraft(draft, limit);
    if (problems) {
      if (Object.keys(problems).some((path) => !shownInPlace.has(path))) {
        this.#stage.toast.error(validationMessages.requiredFields);
      }
      return showErrors(problems);
    }
    const questioned = draft.materials.filter(lacksPrice);
    const [first] = questioned;
    if (!first) {
      const choices = this.#roundChoices(draft);
      if (choices) return this.#show({ unrounded: { ...attempt, choices } });
      return await this.#send(attempt, input, draft);
    }
    const names = questioned.map(({ name }) => name);
    const field = rowPath(draft.materials.indexOf(first), priceField(first));
    this.#show({ free: { ...attempt, names, field } });
  }

  /** Null where the price is round, or it is known how prices end. */
  #roundChoices(draft: PricingDraft): RoundChoice[] | null {
    if (this.#isRounded || !this.#form().onRounded) return null;
    const { suggestedPrice, rounding, isChosen } = draftPrice(draft);
    return rounding === noRounding && !isChosen ? roundChoices(suggestedPrice) : null;
  }

  async #send(attempt: Attempt, input: ProductContent, draft: PricingDraft): Promise<void> {
    this.#show({ error: null });
    const notes = [...attempt.notes, ...notesOn(draft.materials)];
    try {
      const { id } = await this.#mutate({ ...attempt, notes }, input, draft);
      if (this.#isOnScreen && !this.#work.isUnsaved()) this.#form().leaveTo(`/products/${id}`);
    } catch (error) {
      this.#failed = { attempt, content: productContent(draft) };
      if (this.#isOnScreen) this.#showFailure(error, draft);
    }
  }

  /** Saves as a mutation: the server's news of the product meanwhile waits for its answer. */
  #mutate({ target, notes }: Attempt, input: ProductContent, draft: PricingDraft) {
    const { client, toast } = this.#stage;
    const mutation = client.getMutationCache().build(client, {
      mutationFn: () => target.send(input),
      onSuccess: (product) => {
        keepSaved(client, product);
        void cachedProducts.put(client, product);
        toast.success(target.done, notes.join(' ') || undefined);
        // What was typed while it was being saved is not saved yet.
        const isSame = productContent(this.#work.shown().draft) === productContent(draft);
        if (isSame) this.#work.forget();
        this.#savedAt = `/products/${product.id}`;
        this.#form().onSaved?.(product);
      },
      onError: (error) => {
        if (theirsIn(productCalls, error) || isSignedOut(error)) return;
        if (hasCode(error, 'product_limit_reached')) toast.error(error.message);
        else if (!this.#isOnScreen) toast.error(target.failed);
      },
    });
    return mutation.execute(undefined);
  }

  #showFailure(error: unknown, draft: PricingDraft): void {
    const conflict = theirsIn(productCalls, error);
    this.#show({ conflict, error: conflict ? null : error });
    const { leaveTo, limit, showErrors } = this.#form();
    if (hasCode(error, 'product_limit_reached')) leaveTo('/upgrade');
    if (hasCode(error, 'material_limit_reached')) showErrors({ materials: limit.message });
    if (error instanceof ApiError && error.fields.length > 0) {
      showErrors(placeErrors(draft, error.fields));
    }
  }

  #settleConflict(choose: () => void): void {
    const { conflict } = this.#shown;
    if (!conflict) return;
    this.#work.rebase(productDraft(conflict), conflict.updatedAt);
    choose();
    this.closeDialog();
  }

  #show(next: Partial<Shown>): void {
    this.#shown = { ...this.#shown, ...next };
    for (const listener of this.#listeners) listener();
  }
}
