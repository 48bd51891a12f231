import type { StockMaterial, StockProduct } from '#core/schemas/stock.ts';

/** What somebody is about to tell, and of what. */
export type MoveRequest =
  | { readonly what: 'purchase' | 'count' | 'loss'; readonly material: StockMaterial }
  | {
      readonly what: 'production' | 'sale' | 'countPieces' | 'lossOfPieces';
      readonly product: StockProduct;
    };

export type Ask = (request: MoveRequest) => void;
