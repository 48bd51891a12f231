import { type Decimal, toDecimal } from '#core/numbers/decimal.ts';
import type { MaterialPrice } from '#core/products/product-input-of.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { costAt } from '#core/stock/amounts.ts';
import type { Cost, Stock } from '#core/stock/movements.ts';
import type { UnitTypeId } from '#core/units/unit-types.ts';

/** Stock as the database stores it: exact decimal texts, a material's in base units. */
export interface StoredStock {
  readonly onHand: string;
  readonly stockValue: string;
}

export interface TrackedMaterial extends MaterialPrice, StoredStock {
  readonly id: string;
  readonly name: string;
  readonly unitType: UnitTypeId;
  readonly minimum: number | null;
  readonly supplier: string | null;
}

export interface StockedProduct extends StoredStock {
  readonly product: Product;
}

export const stockOf = ({ onHand, stockValue }: StoredStock): Stock => ({
  onHand: toDecimal(onHand),
  value: toDecimal(stockValue),
});

/** What base units of a material cost at the catalogue's price. */
export const costOfMaterial =
  ({ unitType, unitPrice, pack }: TrackedMaterial): Cost =>
  (quantity) =>
    costAt({ unit: unitType, unitPrice, pack }, quantity);

/** What pieces of a product cost as it is priced. */
export const costOfPieces =
  ({ totalCost }: Pick<Product, 'totalCost'>): Cost =>
  (pieces: Decimal) =>
    pieces.times(toDecimal(totalCost));
