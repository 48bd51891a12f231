import type { CatalogueName } from './workshops/pro-catalogue.ts';

interface Remarks {
  readonly daysAgo: number;
  readonly note?: string;
  /** A mistake, which is reversed later. */
  readonly undone?: true;
}

export type StockStep = Remarks &
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

type Habits = Pick<Remarks, 'note' | 'undone'>;

export const bought = (
  daysAgo: number,
  material: CatalogueName,
  [quantity, value]: readonly [number, number],
  habits: Habits = {},
): StockStep => ({ kind: 'purchase', daysAgo, material, quantity, value, ...habits });

export const counted = (
  daysAgo: number,
  material: CatalogueName,
  quantity: number,
  habits: Habits = {},
): StockStep => ({ kind: 'count', daysAgo, material, quantity, ...habits });

export const made = (
  daysAgo: number,
  pieces: number,
  product: string,
  habits: Habits = {},
): StockStep => ({ kind: 'production', daysAgo, product, pieces, ...habits });

export const lost = (
  daysAgo: number,
  pieces: number,
  product: string,
  habits: Habits = {},
): StockStep => ({ kind: 'loss', daysAgo, product, pieces, ...habits });

export const sold = (
  daysAgo: number,
  pieces: number,
  product: string,
  habits: Habits & { readonly unitPrice?: number } = {},
): StockStep => ({ kind: 'sale', daysAgo, product, pieces, ...habits });
