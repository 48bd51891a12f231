import type { StockMaterial, StockProduct } from '#core/schemas/stock.ts';

/** A movement that is about to be entered, and of what. */
export type MoveRequest =
  | { readonly what: 'purchase' | 'count' | 'loss'; readonly material: StockMaterial }
  | {
      readonly what: 'production' | 'sale' | 'countPieces' | 'lossOfPieces';
      readonly product: StockProduct;
    };

export type OpenMove = (request: MoveRequest) => void;
