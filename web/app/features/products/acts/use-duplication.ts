import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { Product } from '#core/products/product-schemas.ts';
import type { Stage } from '../../../acts/act.ts';
import { useAct, useCopied } from '../../../acts/use-acts.ts';
import { keepSaved } from '../stored/cached-products.ts';
import { productCopying, productDuplication } from './product-acts.ts';

/**
 * Copies a product; without room in the plan it leads to where there is more. A list shows the copy
 * itself, the product's own page leads to it.
 */
export function useDuplication(product: Product) {
  const navigate = useNavigate();
  const duplicate = useAct(
    useCallback(
      (stage: Stage) => {
        const show = (copy: Product, id: string) => {
          if (window.location.pathname !== `/products/${id}`) return;
          keepSaved(stage.client, copy);
          void navigate(`/products/${copy.id}`);
        };
        return productDuplication(stage, () => navigate('/upgrade'), show);
      },
      [navigate],
    ),
  );
  return {
    copying: useCopied(productCopying).has(product.id),
    duplicate: () => duplicate(product),
  };
}
