import type { PricingDraft } from './draft-store.ts';
import { settleNumber } from './settle-number.ts';

/** The form as if every field had been left: Enter may save while one still has the cursor. */
export function settleDraft(draft: PricingDraft): PricingDraft {
  return {
    ...draft,
    productionTime: settleNumber('productionTime', draft.productionTime).text,
    fixedCosts: settleNumber('fixedCosts', draft.fixedCosts).text,
    materials: draft.materials.map((row) => ({
      ...row,
      quantity: settleNumber('quantity', row.quantity).text,
      unitPrice: settleNumber('unitPrice', row.unitPrice).text,
    })),
  };
}
