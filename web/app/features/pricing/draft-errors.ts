import { validationMessages } from '#core/messages/validation.ts';
import { readProduct, sentRows } from '#core/products/product-draft.ts';
import { fieldErrors } from '#core/schemas/field-errors.ts';
import { type ProductInput, productInputSchema } from '#core/schemas/product.ts';
import type { FieldProblem } from '../../api/api-error.ts';
import { type PricingDraft, rowPath } from './draft-rows.ts';
import type { MaterialLimit } from './material-limit.ts';
import type { DraftErrors } from './use-pricing-form.ts';

export type CheckedDraft =
  | { readonly input: ProductInput; readonly errors: null }
  | { readonly input: null; readonly errors: DraftErrors };

/** Judges the form by the schema that the server uses too, and by the plan. */
export function checkDraft(draft: PricingDraft, limit: MaterialLimit): CheckedDraft {
  if (sentRows(draft).length > limit.max) {
    return { input: null, errors: { materials: limit.message } };
  }
  const parsed = productInputSchema.safeParse(readProduct(draft));
  if (parsed.success) return { input: parsed.data, errors: null };
  return { input: null, errors: placeErrors(draft, fieldErrors(parsed.error)) };
}

/** Puts errors of a sent product ('materials.0.quantity') at the fields they came from. */
export function placeErrors(draft: PricingDraft, problems: readonly FieldProblem[]): DraftErrors {
  const sent = sentRows(draft);
  const errors: Record<string, string> = {};
  for (const { path, message } of problems) {
    const place = path.replace(/^materials\.(\d+)/, (_, position: string) =>
      rowPath(sent[Number(position)] ?? 0),
    );
    errors[place] ??= message;
  }
  if (sent.length === 0) {
    delete errors.materials;
    errors[rowPath(0, 'name')] = validationMessages.materialMissing;
  }
  return errors;
}
