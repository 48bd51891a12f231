import { validationMessages } from '#core/fields/validation.ts';
import { readProduct, sentRows } from '#core/product-draft/product-draft.ts';
import type { ProductContent } from '#core/products/product-schemas.ts';
import type { FieldProblem } from '../../../api/api-error.ts';
import type * as Validator from './check-product.ts';
import { type PricingDraft, rowPath } from './draft-rows.ts';
import type { MaterialLimit } from './material-limit.ts';

/** Messages by field: 'productionTime', 'materials.3.quantity', or 'materials' for the whole list. */
export type DraftErrors = Readonly<Record<string, string>>;

let validator: Pick<typeof Validator, 'checkProduct' | 'notesOn'> | null = null;
let loading: Promise<void> | undefined;

/** The form shows sooner without its schema, which is loaded with the first key. */
export function loadValidator(): Promise<void> {
  loading ??= import('./check-product.ts').then(
    ({ checkProduct, notesOn }) => {
      validator = { checkProduct, notesOn };
    },
    () => {
      loading = undefined;
    },
  );
  return loading;
}

export const isValidatorLoaded = () => validator !== null;

export const notesOn: typeof Validator.notesOn = (rows) => validator?.notesOn(rows) ?? [];

/** Validates the form by the plan and the schema; where that could not load, the server validates. */
export function checkDraft(
  draft: PricingDraft,
  limit: MaterialLimit,
): Validator.Checked<DraftErrors> {
  if (sentRows(draft).length > limit.max) {
    return { input: null, problems: { materials: limit.message } };
  }
  const read = readProduct(draft);
  if (!validator) return { input: read as ProductContent, problems: null };
  const { input, problems } = validator.checkProduct(read);
  return problems
    ? { input: null, problems: placeErrors(draft, problems) }
    : { input, problems: null };
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
