import { productContent, productDraft } from '#core/product-draft/product-draft.ts';
import type { Product, ProductContent } from '#core/products/product-schemas.ts';
import type { RowCalls } from '../../../acts/save-against-version.ts';
import { answerOf, api } from '../../../api/client.ts';
import { replacementHeaders } from '../../../api/replacement-headers.ts';

/** How products are sent; the server computes their prices. */
export const productCalls: RowCalls<Product, ProductContent> = {
  kind: 'product',
  create: (id, json) =>
    answerOf(api.products.$post({ json }, { headers: { 'Idempotency-Key': id } })),
  replace: (id, json, version) =>
    answerOf(
      api.products[':id'].$put({ param: { id }, json }, { headers: replacementHeaders(version) }),
    ),
  saysTheSame: (stored, input) =>
    productContent(productDraft(stored)) === productContent(productDraft(input)),
};
