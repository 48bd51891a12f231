import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { errorMessages } from '#core/messages/errors.ts';
import { toasts } from '#core/messages/toasts.ts';
import type { Product } from '#core/schemas/product.ts';
import { isOutage, messageOf } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { toast } from '../../ui/toast.tsx';
import { storeProduct } from './products-cache.ts';
import { isLimitError, useLimitNotices } from './use-limit-notices.ts';

interface Copy {
  readonly product: Product;
  /** The copy's id, the same at every try, so that a lost answer makes no second copy. */
  readonly key: string;
}

/** Makes a copy of a product. */
export function useDuplicateProduct() {
  const client = useQueryClient();
  const limits = useLimitNotices();
  // A second click may come before the first has rendered anything.
  const sending = useRef(false);
  const duplication = useMutation({
    mutationFn: ({ product: { id }, key }: Copy) =>
      answerOf(
        api.products[':id'].duplicate.$post(
          { param: { id } },
          { headers: { 'Idempotency-Key': key } },
        ),
      ),
    onSuccess: (copy) => {
      toast.success(toasts.productDuplicated);
      void storeProduct(client, copy).then(limits.warnWhenNear);
    },
    onError: (error, copy) => {
      if (isLimitError(error)) return limits.refuse(error);
      const { detail } = errorMessages.product_duplicate_failed;
      if (isOutage(error)) {
        toast.retriable(detail, () => duplication.mutate(copy), messageOf(error));
      } else {
        toast.error(detail, messageOf(error));
      }
    },
    onSettled: () => {
      sending.current = false;
    },
  });
  return {
    isPending: duplication.isPending,
    duplicate: (product: Product) => {
      if (sending.current) return;
      sending.current = true;
      duplication.mutate({ product, key: uuidv7() });
    },
  };
}
