import { validationMessages } from '#core/fields/validation.ts';
import { readProduct, sentRows } from '#core/products/product-draft.ts';
import type { ProductContent } from '#core/schemas/product.ts';
import type { FieldProblem } from '../../../api/api-error.ts';
import type * as Validator from './check-product.ts';
import { type PricingDraft, rowPath } from './draft-rows.ts';
import type { MaterialLimit } from './material-limit.ts';

/** Messages by field: 'productionTime', 'materials.3.quantity', or 'materials' for the whole list. */
export type DraftErrors = Readonly<Record<string, string>>;

export type CheckedDraft =
  | { readonly input: ProductContent; readonly errors: null }
  | { readonly input: null; readonly errors: DraftErrors };

let validator: typeof Validator | null = null;
let onItsWay: Promise<void> | undefined;

/** The form shows sooner without its schema, which comes with the first key. */
export function loadValidator(): Promise<void> {
  onItsWay ??= import('./check-product.ts').then(
    (loaded) => {
      validator = loaded;
    },
    () => {
      onItsWay = undefined;
    },
  );
  return onItsWay;
}

/** Whether the form can be validated at once. */
export const isValidatorLoaded = () => validator !== null;

/** Validates the form by the plan and by its schema; when that could not come, the server validates. */
export function checkDraft(draft: PricingDraft, limit: MaterialLimit): CheckedDraft {
  if (sentRows(draft).length > limit.max) {
    return { input: null, errors: { materials: limit.message } };
  }
  const read = readProduct(draft);
  if (!validator) return { input: read as ProductContent, errors: null };
  const { input, problems } = validator.checkProduct(read);
  return problems ? { input: null, errors: placeErrors(draft, problems) } : { input, errors: null };
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
