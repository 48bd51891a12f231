import { NewerError } from '#core/fields/newer-error.ts';
import type { ProductDraft } from '#core/products/product-draft.ts';
import { storedProduct } from '#core/products/stored-product-draft.ts';
import type { Me } from '#core/schemas/account.ts';
import { trialStorage } from '../../session/trial.ts';
import { draftStorage, nothingAside } from './stored-draft.ts';

/**
 * Makes the price from the landing page the user's own draft of a new product; a draft that they
 * have already stays, and the price waits.
 */
export function takeOverTrial({ id, craftType }: Pick<Me, 'id' | 'craftType'>): void {
  const slot = draftStorage({ userId: id, productId: null });
  const trial = readTrial();
  if (!trial || slot.load() !== null) return;
  const draft = { ...trial, craftCategory: craftType };
  slot.save({ ...draft, saveKey: null, version: null, ...nothingAside });
  // A full device kept nothing, or it keeps what a newer version typed: then it stays where it is.
  if (slot.load() !== null) trialStorage.clear();
}

function readTrial(): ProductDraft | null {
  try {
    return storedProduct(trialStorage.read());
  } catch (error) {
    if (error instanceof NewerError) return null;
    throw error;
  }
}
