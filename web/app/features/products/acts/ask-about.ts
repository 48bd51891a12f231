import type { Product } from '#core/schemas/product.ts';

/** What is request about a product before it is done; or what is opened of it. */
export interface DialogRequest {
  readonly what: 'delete' | 'hourlyRate' | 'materials' | 'share' | 'stopwatch';
  readonly product: Product;
}

export type AskAbout = (what: DialogRequest['what'], product: Product) => void;
