import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessages } from '#core/messages/errors.ts';
import { toasts } from '#core/messages/toasts.ts';
import type { Product, ProductInput } from '#core/schemas/product.ts';
import { isOutage, messageOf } from '../../api/api-error.ts';
import { toast } from '../../ui/toast.tsx';
import { invalidateProducts } from './invalidate-products.ts';
import { storeProduct } from './products-cache.ts';
import { updateProduct } from './update-product.ts';

interface Repricing {
  /** As it is shown: when the server has a newer one, that one is left alone. */
  readonly product: Product;
  /** In R$ per hour. */
  readonly hourlyRate: number;
  /** What was asked for is itself an undo, and not offered to be undone again. */
  readonly undo?: boolean;
}

/** Prices a product anew at another hourly rate; everything else stays as it is. */
export function useRepriceProduct() {
  const client = useQueryClient();
  const repricing = useMutation({
    mutationFn: ({ product, hourlyRate }: Repricing) =>
      updateProduct({
        id: product.id,
        version: product.updatedAt,
        input: { ...inputOf(product), hourlyRate },
      }),
    onSuccess: (repriced, { product: { hourlyRate }, undo }) => {
      void storeProduct(client, repriced);
      if (undo) return toast.success(toasts.productUpdated);
      toast.undoable(toasts.productUpdated, () =>
        repricing.mutate({ product: repriced, hourlyRate, undo: true }),
      );
    },
    onError: (error, variables) => {
      const { detail } = errorMessages.product_update_failed;
      if (isOutage(error)) {
        return toast.retriable(detail, () => repricing.mutate(variables), messageOf(error));
      }
      toast.error(detail, messageOf(error));
      void invalidateProducts(client);
    },
  });
  return repricing;
}

/** What is sent to store the product as it is. */
function inputOf(product: Product): ProductInput {
  const { id, finalPrice, createdAt, updatedAt, materials, ...fields } = product;
  const rows = materials.map(({ name, quantity, unitPrice }) => ({ name, quantity, unitPrice }));
  return { ...fields, materials: rows };
}
