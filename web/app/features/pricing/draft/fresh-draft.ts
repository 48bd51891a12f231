import { emptyProduct, type ProductDraft } from '#core/products/product-draft.ts';
import type { Me } from '#core/schemas/account.ts';
import type { DraftWork } from './draft-work.ts';

type Defaults = Pick<Me, 'craftType' | 'hourlyRate' | 'rounding'>;

export function freshDraft({ craftType, hourlyRate, rounding }: Defaults): ProductDraft {
  return emptyProduct({ craftCategory: craftType, hourlyRate, rounding });
}

/** A form in which nothing was typed yet follows the user's settings, changed elsewhere. */
export function followDefaults(work: DraftWork, defaults: Defaults): void {
  const untouched = !work.isUnsaved();
  work.rebase(freshDraft(defaults), null);
  if (untouched) work.showSaved();
}
