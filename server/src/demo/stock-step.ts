import type { CatalogueName } from './workshops/pro-catalogue.ts';

/** When it happened, and what was noted. */
interface Context {
  readonly daysAgo: number;
  readonly note?: string;
  /** A mistake, which is reversed later. */
  readonly undone?: true;
}

export type StockStep = Context &
  (
    | {
        readonly kind: 'purchase';
        readonly material: CatalogueName;
        readonly quantity: number;
        /** R$ for all of it. */
        readonly value: number;
      }
    | { readonly kind: 'count'; readonly material: CatalogueName; readonly quantity: number }
    | { readonly kind: 'production' | 'loss'; readonly product: string; readonly pieces: number }
    | {
        readonly kind: 'sale';
        readonly product: string;
        readonly pieces: number;
        /** R$ for each; the product's price without it. */
        readonly unitPrice?: number;
      }
  );

export interface DemoStock {
  /** What is tracked, with its minimum in the unit in which it is used. */
  readonly minimums: Readonly<Record<string, number>>;
  /** The oldest first: the cost of what goes out depends on what came before. */
  readonly steps: readonly StockStep[];
}

type Options = Pick<Context, 'note' | 'undone'>;

export const bought = (
  daysAgo: number,
  material: CatalogueName,
  [quantity, value]: readonly [number, number],
  options: Options = {},
): StockStep => ({ kind: 'purchase', daysAgo, material, quantity, value, ...options });

export const counted = (
  daysAgo: number,
  material: CatalogueName,
  quantity: number,
  options: Options = {},
): StockStep => ({ kind: 'count', daysAgo, material, quantity, ...options });

const ofPieces =
  <More extends Options>(kind: 'production' | 'loss' | 'sale') =>
  (daysAgo: number, pieces: number, product: string, options?: More): StockStep => ({
    kind,
    daysAgo,
    product,
    pieces,
    ...options,
  });

export const made = ofPieces('production');
export const lost = ofPieces('loss');
export const sold = ofPieces<Options & { readonly unitPrice?: number }>('sale');
