import type { ProductDraft } from '#core/products/product-draft.ts';
import { isObject, storedProduct } from '#core/products/stored-product-draft.ts';
import { draftSlot } from '../../session/draft-slot.ts';
import { draftPrefix } from '../../session/drafts.ts';

/** An unsaved product, and what is needed to go on with it. */
export interface StoredDraft extends ProductDraft {
  /** The id that a new product gets, once its first save was tried. */
  readonly saveKey: string | null;
  /** For a product that exists: the state of it (updatedAt) that the changes were made to. */
  readonly version: string | null;
  /** What the user had typed, while something else is in the form: what is saved, or a template. */
  readonly aside: ProductDraft | null;
  /** The id of that one, if it is new and its first save was tried. */
  readonly asideKey: string | null;
  /** The two have changed places: it is the template that is put aside. */
  readonly asideIsTemplate: boolean;
}

/** Where nothing is put aside. */
export const nothingAside = { aside: null, asideKey: null, asideIsTemplate: false } as const;

/** Whose form it is, and of which product; null for a new one. */
export interface DraftPlace {
  readonly userId: string;
  readonly productId: string | null;
}

function keyOf({ userId, productId }: DraftPlace): string {
  return `${draftPrefix(userId)}product${productId === null ? '' : `:${productId}`}`;
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/** The unsaved product of a form, on this device. */
export const draftStorage = (place: DraftPlace) => draftSlot(keyOf(place), readStored);

const besides = ['saveKey', 'version', 'aside', 'asideKey', 'asideIsTemplate'];

function readStored(kept: unknown): StoredDraft | null {
  const draft = storedProduct(kept, besides);
  if (!draft || !isObject(kept)) return null;
  const { saveKey, version, aside, asideKey, asideIsTemplate } = kept;
  return {
    ...draft,
    saveKey: textOrNull(saveKey),
    version: textOrNull(version),
    aside: storedProduct(aside),
    asideKey: textOrNull(asideKey),
    asideIsTemplate: asideIsTemplate === true,
  };
}
