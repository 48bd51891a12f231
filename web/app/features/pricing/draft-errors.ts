import { validationMessages } from '#core/messages/validation.ts';
import { draftToProductInput, sentRows } from '#core/pricing/product-draft.ts';
import { fieldErrors } from '#core/schemas/field-errors.ts';
import { type ProductInput, productInputSchema } from '#core/schemas/product.ts';
import type { FieldProblem } from '../../api/api-error.ts';
import { type DraftErrors, type PricingDraft, rowField } from './draft-store.ts';
import type { MaterialLimit } from './material-limit.ts';

export type CheckedDraft =
  | { readonly input: ProductInput; readonly errors: null }
  | { readonly input: null; readonly errors: DraftErrors };

/** Judges the form by the schema that the server uses too, and by the plan. */
export function checkDraft(draft: PricingDraft, limit: MaterialLimit): CheckedDraft {
  if (sentRows(draft).length > limit.max) {
    return { input: null, errors: { materials: limit.message } };
  }
  const parsed = productInputSchema.safeParse(draftToProductInput(draft));
  if (parsed.success) return { input: parsed.data, errors: null };
  return { input: null, errors: placeErrors(draft, fieldErrors(parsed.error)) };
}

/** Puts errors of a sent product ('materials.0.quantity') at the fields they came from. */
export function placeErrors(draft: PricingDraft, problems: readonly FieldProblem[]): DraftErrors {
  const sent = sentRows(draft);
  const errors: Record<string, string> = {};
  for (const { path, message } of problems) {
    const [list, position, field] = path.split('.');
    const row = draft.materials[sent[Number(position)] ?? -1];
    const target =
      list === 'materials' && row && isRowField(field) ? rowField(row.key, field) : list;
    if (target) errors[target] ??= message;
  }
  const [first] = draft.materials;
  if (sent.length === 0 && first) {
    delete errors.materials;
    errors[rowField(first.key, 'name')] = validationMessages.requiredFields;
  }
  return errors;
}

function isRowField(field: string | undefined): field is 'name' | 'quantity' | 'unitPrice' {
  return field === 'name' || field === 'quantity' || field === 'unitPrice';
}
