import type { Product } from '#core/schemas/product.ts';

/** What is asked about a product before it is done. */
export interface Asked {
  readonly what: 'delete' | 'reprice' | 'share';
  readonly product: Product;
}

export type AskAbout = (what: Asked['what'], product: Product) => void;
