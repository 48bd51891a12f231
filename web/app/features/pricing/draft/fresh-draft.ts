import type { Me } from '#core/account/account-schemas.ts';
import { keysOf } from '#core/fields/field.ts';
import {
  costsPerHourOf,
  followedCosts,
  followedTexts,
  hoursTyped,
} from '#core/product-draft/followed-costs.ts';
import { emptyProduct, type ProductDraft } from '#core/product-draft/product-draft.ts';
import { productFields, rememberedFields } from '#core/products/product-fields.ts';
import type { LastProduct } from '#core/products/product-schemas.ts';
import { draftOf } from '#core/typed/field-draft.ts';
import type { ProductWork } from './product-work.ts';

type Defaults = Pick<Me, 'craftType' | 'hourlyRate' | 'rounding' | 'hourPlan'>;
type FreshField = Exclude<keyof ProductDraft, 'materials'>;

/**
 * A new product as it begins: as the last one, where there is one, and as the account has it. What
 * follows the hours is nothing to take from the last one.
 */
export function freshDraft(
  { craftType, hourlyRate, rounding, hourPlan }: Defaults,
  last: LastProduct | null,
): ProductDraft {
  const fresh = emptyProduct({ craftCategory: craftType, hourlyRate, rounding });
  const draft = { ...fresh, followsHours: true };
  const known = last && draftOf(rememberedFields, last);
  const perHour = costsPerHourOf(hourPlan);
  const followed =
    perHour !== null && followedTexts(followedCosts(hoursTyped(draft.productionTime), perHour));
  return { ...draft, ...known, ...followed };
}

/**
 * A form in which nothing was typed yet follows the account's settings, changed elsewhere, and a
 * last product that becomes known late.
 *
 * @param setField puts a text, a box or a choice into the form
 */
export function followDefaults(
  work: ProductWork,
  fresh: ProductDraft,
  isLikeLast: boolean,
  setField: (field: FreshField, value: ProductDraft[FreshField]) => void,
): void {
  if (work.wasSaved) return;
  if (!work.isUnsaved()) {
    const { draft } = work.shown();
    const { noneBy } = productFields.fixedCosts;
    for (const field of [...keysOf(productFields), noneBy]) {
      if (draft[field] !== fresh[field]) setField(field, fresh[field]);
    }
  }
  work.rebase(fresh, null, isLikeLast);
}
