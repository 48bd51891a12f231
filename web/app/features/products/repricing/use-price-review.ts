import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import { toast } from '../../../ui/toasts/toast.tsx';
import { otherKindNote } from './other-kind.ts';
import type { Review } from './review-query.ts';

interface Shown {
  readonly review: Review | null;
  readonly material?: string;
  readonly products?: number;
}

/** The products that a material's new price touches, to be looked at once it is saved. */
export function usePriceReview() {
  const client = useQueryClient();
  const [shown, setShown] = useState<Shown>({ review: null });
  return {
    shown,
    close: () => setShown((before) => ({ ...before, review: null })),
    /** Silent for a price that touches nothing. Cards show later what cannot be loaded now. */
    afterPrice(before: CatalogueMaterial, after: CatalogueMaterial): void {
      if (priceOf(before) === priceOf(after)) return;
      const left = otherKindNote(client, before, after);
      if (left) toast.warning(left);
      const review: Review = { cause: 'materials', material: after.id };
      const found = import('./review-query.ts').then(({ reviewQuery }) =>
        client.fetchQuery({ ...reviewQuery(review), staleTime: 0 }),
      );
      found.then(
        ({ rows: { length: products } }) =>
          products > 0 && setShown({ review, material: after.name, products }),
        () => {},
      );
    },
  };
}

const priceOf = ({ unitType, unitPrice, pack }: CatalogueMaterial) =>
  JSON.stringify([unitType, unitPrice, pack?.price, pack?.content, pack?.unit]);
