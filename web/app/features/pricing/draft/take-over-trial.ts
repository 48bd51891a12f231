import { keptProduct } from '#core/products/kept-draft.ts';
import type { Me } from '#core/schemas/account.ts';
import { trialStorage } from '../../session/trial.ts';
import { draftStorage, nothingAside } from './stored-draft.ts';

/**
 * Makes the price from the landing page the user's own draft of a new product; a draft that they
 * have already stays, and the price waits.
 */
export function takeOverTrial({ id, craftType }: Pick<Me, 'id' | 'craftType'>): void {
  const place = { userId: id, productId: null };
  const trial = keptProduct(trialStorage.read());
  if (!trial || draftStorage.load(place) !== null) return;
  const draft = { ...trial, craftCategory: craftType };
  draftStorage.save(place, { ...draft, saveKey: null, version: null, ...nothingAside });
  // A full device kept nothing: then it stays where it is.
  if (draftStorage.load(place) !== null) trialStorage.clear();
}
