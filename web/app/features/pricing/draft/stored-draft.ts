import type { Me } from '#core/account/account-schemas.ts';
import { NewerError } from '#core/fields/newer-error.ts';
import { isObject } from '#core/fields/stored-like.ts';
import type { ProductDraft } from '#core/product-draft/product-draft.ts';
import { storedProduct } from '#core/product-draft/stored-product-draft.ts';
import { productFields } from '#core/products/product-fields.ts';
import { emptyNumberText } from '#core/typed/number-text.ts';
import { draftSlot, noSaveKeys, type StoredDraft } from '../../drafts/draft-slot.ts';
import { draftPrefix } from '../../session/drafts.ts';
import { trialStorage } from '../../session/trial.ts';
import { type PricingDraft, withKeys } from './draft-rows.ts';

/** The product is null for a new one. */
export interface DraftPlace {
  readonly userId: string;
  readonly productId: string | null;
}

export function draftStorage({ userId, productId }: DraftPlace) {
  const suffix = productId === null ? '' : `:${productId}`;
  return draftSlot(`${draftPrefix(userId)}product${suffix}`, productFormat);
}

const besides = ['saveKey', 'version', 'aside', 'asideKey', 'asideIsTemplate'];

/** The fields of the product stand beside what is needed to go on with it. */
const productFormat = {
  read(stored: unknown): StoredDraft<PricingDraft> | null {
    const draft = storedProduct(stored, besides);
    if (!draft || !isObject(stored)) return null;
    const { saveKey, version, asideKey, asideIsTemplate } = stored;
    const aside = storedProduct(stored.aside);
    return {
      draft: withKeys(draft),
      saveKey: textOrNull(saveKey),
      version: textOrNull(version),
      aside: aside && withKeys(aside),
      asideKey: textOrNull(asideKey),
      asideIsTemplate: asideIsTemplate === true,
    };
  },
  write: ({ draft, ...besides }: StoredDraft<PricingDraft>) => ({ ...draft, ...besides }),
};

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
  const draft = withKeys({ ...trial, craftCategory: craftType, followsHours });
  storage.save({ ...noSaveKeys, version: null, draft, aside: null });
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
