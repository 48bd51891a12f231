import { breakdownOf } from '#core/lists/product-figures.ts';
import { shareText } from '#core/messages/share-text.ts';
import { toasts } from '#core/messages/toasts.ts';
import type { Product } from '#core/schemas/product.ts';
import { shareOrCopy } from '../../../ui/browser/share-or-copy.ts';
import type { Toast } from '../../../ui/toasts/toast.tsx';

/** What is shared of a product: the figures of its card. */
export function sharedTextOf(product: Product, hourlyRate: number): string {
  const { name, productionTime } = product;
  return shareText({ ...breakdownOf(product, hourlyRate), name, productionTime });
}

/**
 * Shares a product by the device's own means or by the clipboard.
 *
 * @param onRefused neither was allowed: the text has to be shown
 */
export function sharingOn(toast: Toast, hourlyRate: number, onRefused: () => void) {
  return async (product: Product): Promise<void> => {
    const outcome = await shareOrCopy(product.name, sharedTextOf(product, hourlyRate));
    if (outcome === 'copied') toast.success(toasts.shareCopied);
    if (outcome === 'refused') onRefused();
  };
}
