import type { StockMaterial, StockProduct } from '#core/stock/stock-schemas.ts';

export type MoveRequest =
  | {
      readonly what: 'purchase' | 'adjustment' | 'loss';
      readonly material: StockMaterial;
      /** The material is tracked from this purchase on. */
      readonly starts?: boolean;
    }
  | {
      readonly what: 'production' | 'sale' | 'adjustment' | 'loss';
      readonly product: StockProduct;
      /** What a piece was sold for, in R$, where that is known already. */
      readonly price?: number | undefined;
      /** The channel that it was sold in, '' for a direct sale, where that is known already. */
      readonly channelId?: string | undefined;
    };

/** What the dialog of the stock shows: a movement, or what leads to one. */
export type StockRequest =
  | MoveRequest
  | { readonly what: 'acts'; readonly item: StockMaterial | StockProduct }
  | { readonly what: 'pick'; readonly act: 'sale' | 'production' | 'purchase' }
  | { readonly what: 'start' };

export type OpenMove = (request: StockRequest) => void;
