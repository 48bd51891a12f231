import type { Product } from '#core/schemas/product.ts';

/** A dialog about a product: a question before something is done, or what is opened of it. */
export interface DialogRequest {
  readonly what: 'delete' | 'hourlyRate' | 'materials' | 'share' | 'stopwatch';
  readonly product: Product;
}

export type OpenDialog = (what: DialogRequest['what'], product: Product) => void;
