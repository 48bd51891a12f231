import type { StockMaterial, StockProduct } from '#core/schemas/stock.ts';

export type MoveRequest =
  | { readonly what: 'purchase' | 'adjustment' | 'loss'; readonly material: StockMaterial }
  | {
      readonly what: 'production' | 'sale' | 'adjustment' | 'loss';
      readonly product: StockProduct;
    };

export type OpenMove = (request: MoveRequest) => void;
