import { fieldErrors } from '#core/schemas/field-errors.ts';
import { type ProductContent, pricedProductInputSchema } from '#core/schemas/product.ts';
import type { FieldProblem } from '../../../api/api-error.ts';

export type Checked<Problems> =
  | { readonly input: ProductContent; readonly problems: null }
  | { readonly input: null; readonly problems: Problems };

/** Validates the product to send by the schema that the server uses too. */
export function checkProduct(read: unknown): Checked<readonly FieldProblem[]> {
  const { data, error } = pricedProductInputSchema.safeParse(read);
  return error ? { input: null, problems: fieldErrors(error) } : { input: data, problems: null };
}
