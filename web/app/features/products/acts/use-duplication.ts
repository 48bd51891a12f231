import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { Product } from '#core/schemas/product.ts';
import type { Stage } from '../../../acts/act.ts';
import { useAct, useCopied } from '../../../acts/use-acts.ts';
import { productCopying, productDuplication } from './product-acts.ts';

/** Copies a product; without room in the plan it leads to where there is more. */
export function useDuplication(product: Product) {
  const navigate = useNavigate();
  const duplicate = useAct(
    useCallback(
      (stage: Stage) => productDuplication(stage, () => navigate('/upgrade')),
      [navigate],
    ),
  );
  return {
    copying: useCopied(productCopying).has(product.id),
    duplicate: () => duplicate(product),
  };
}
