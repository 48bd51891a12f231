import type { Product } from '#core/schemas/product.ts';

/** What is asked about a product before it is done; or what is opened of it. */
export interface Asked {
  readonly what: 'delete' | 'hourlyRate' | 'materials' | 'share' | 'stopwatch';
  readonly product: Product;
}

export type AskAbout = (what: Asked['what'], product: Product) => void;
