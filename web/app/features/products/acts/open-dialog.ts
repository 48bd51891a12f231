import type { Product } from '#core/products/product-schemas.ts';

export interface DialogRequest {
  readonly what: 'delete' | 'hourlyRate' | 'materials' | 'offer' | 'share' | 'stopwatch';
  readonly product: Product;
}

export type OpenDialog = (what: DialogRequest['what'], product: Product) => void;
