import { nameAloneNote } from '#core/product-draft/form-texts.ts';
import { isNameAlone, type MaterialDraft } from '#core/product-draft/product-draft.ts';
import { type ProductContent, pricedProductInputSchema } from '#core/products/product-schemas.ts';
import { fieldErrors } from '#core/schemas/field-errors.ts';
import type { FieldProblem } from '../../../api/api-error.ts';

export type Checked<Problems> =
  | { readonly input: ProductContent; readonly problems: null }
  | { readonly input: null; readonly problems: Problems };

/** Validates the product to send by the schema that the server uses too. */
export function checkProduct(read: unknown): Checked<readonly FieldProblem[]> {
  const { data, error } = pricedProductInputSchema.safeParse(read);
  return error ? { input: null, problems: fieldErrors(error) } : { input: data, problems: null };
}

/** What saving makes of these rows, and nobody typed. */
export function notesOn(materials: readonly MaterialDraft[]): readonly string[] {
  const names = materials.filter(isNameAlone).map(({ name }) => name.trim());
  return names.length > 0 ? [nameAloneNote(names)] : [];
}
