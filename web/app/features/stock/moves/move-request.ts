import type { StockMaterial, StockProduct } from '#core/schemas/stock.ts';

export type MoveRequest =
  | { readonly what: 'purchase' | 'count' | 'loss'; readonly material: StockMaterial }
  | {
      readonly what: 'production' | 'sale' | 'countPieces' | 'lossOfPieces';
      readonly product: StockProduct;
    };

export type OpenMove = (request: MoveRequest) => void;
