import type { Me } from '#core/schemas/account.ts';
import { productDraftSchema } from '#core/schemas/product-draft.ts';
import { trialStorage } from '../session/trial.ts';
import { draftStorage } from './draft-storage.ts';

/**
 * Makes the price from the landing page the user's own draft of a new product; a draft that they
 * have already stays, and the price waits.
 */
export function takeOverTrial({ id, craftType }: Pick<Me, 'id' | 'craftType'>): void {
  const place = { userId: id, productId: null };
  const trial = productDraftSchema.safeParse(trialStorage.read());
  if (!trial.success || draftStorage.load(place) !== null) return;
  const draft = { ...trial.data, craftCategory: craftType };
  draftStorage.save(place, { ...draft, saveKey: null, version: null, aside: null });
  // A full device kept nothing: then it stays where it is.
  if (draftStorage.load(place) !== null) trialStorage.clear();
}
