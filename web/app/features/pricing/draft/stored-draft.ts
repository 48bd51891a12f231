import { NewerError } from '#core/fields/newer-error.ts';
import { productFields } from '#core/products/fields.ts';
import { emptyNumberText } from '#core/products/number-text.ts';
import type { ProductDraft } from '#core/products/product-draft.ts';
import { isObject, storedProduct } from '#core/products/stored-product-draft.ts';
import type { Me } from '#core/schemas/account.ts';
import { draftSlot } from '../../session/draft-slot.ts';
import { draftPrefix } from '../../session/drafts.ts';
import { trialStorage } from '../../session/trial.ts';

export interface SaveKeys {
  /** The id that a new product gets, once its first save was tried. */
  readonly saveKey: string | null;
  /** The same of the draft that is put aside. */
  readonly asideKey: string | null;
  /** The two have changed places: the template is put aside. */
  readonly asideIsTemplate: boolean;
}

export const noSaveKeys: SaveKeys = { saveKey: null, asideKey: null, asideIsTemplate: false };

/** An unsaved product, and what is needed to go on with it. */
interface StoredDraft extends ProductDraft, SaveKeys {
  /** For a product that exists: the state of it (updatedAt) that the changes were made to. */
  readonly version: string | null;
  /** What the user had typed, while the saved product, or a template, is in the form. */
  readonly aside: ProductDraft | null;
}

/** The product is null for a new one. */
export interface DraftPlace {
  readonly userId: string;
  readonly productId: string | null;
}

export function draftStorage({ userId, productId }: DraftPlace) {
  const suffix = productId === null ? '' : `:${productId}`;
  return draftSlot(`${draftPrefix(userId)}product${suffix}`, readStored);
}

const besides = ['saveKey', 'version', 'aside', 'asideKey', 'asideIsTemplate'];

function readStored(stored: unknown): StoredDraft | null {
  const draft = storedProduct(stored, besides);
  if (!draft || !isObject(stored)) return null;
  const { saveKey, version, aside, asideKey, asideIsTemplate } = stored;
  return {
    ...draft,
    saveKey: textOrNull(saveKey),
    version: textOrNull(version),
    aside: storedProduct(aside),
    asideKey: textOrNull(asideKey),
    asideIsTemplate: asideIsTemplate === true,
  };
}

const untouchedCosts = emptyNumberText(productFields.fixedCosts);

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/**
 * Makes the price from the landing page the user's own draft of a new product; a draft that they
 * have already stays, and the price waits.
 */
export function takeOverTrial({ id, craftType }: Pick<Me, 'id' | 'craftType'>): void {
  const storage = draftStorage({ userId: id, productId: null });
  const trial = readTrial();
  if (!trial || storage.load()) return;
  const followsHours = !trial.noFixedCosts && trial.fixedCosts === untouchedCosts;
  const begun = { ...trial, craftCategory: craftType, followsHours };
  storage.save({ ...begun, ...noSaveKeys, version: null, aside: null });
  // Nothing is stored on a full device, nor over the draft of a newer version.
  if (storage.load()) trialStorage.clear();
}

function readTrial(): ProductDraft | null {
  try {
    return storedProduct(trialStorage.read());
  } catch (error) {
    if (error instanceof NewerError) return null;
    throw error;
  }
}
