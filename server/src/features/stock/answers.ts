import { toDecimal } from '#core/numbers/decimal.ts';
import { fromBase } from '#core/stock/amounts.ts';
import type {
  StockAct,
  StockMaterial,
  StockMovement,
  StockProduct,
} from '#core/stock/stock-schemas.ts';
import type { StoredStock, TrackedMaterial } from './items.ts';
import type { NewMovement } from './new-movements.ts';

export interface StoredMovement extends NewMovement {
  readonly actId: string;
  readonly note: string | null;
  readonly happenedAt: Date;
  readonly createdAt: Date;
}

export type ActedMaterial = StockAct['materials'][number];
export type ActedProduct = StockAct['products'][number];

/** The unit is the one that the material had then. */
export function toMovement(movement: StoredMovement): StockMovement {
  const { id, kind, materialId, productId, unit, unitPrice, channelId, note, reverses } = movement;
  return {
    id,
    kind,
    materialId,
    productId,
    unit,
    quantity: inUnit(movement.quantity, unit),
    value: asNumber(movement.value),
    unitPrice,
    channelId,
    fees: asNumber(movement.fees),
    note,
    reverses,
    happenedAt: movement.happenedAt.toISOString(),
    createdAt: movement.createdAt.toISOString(),
  };
}

/** The stock of a material, in its unit. */
export const toActedMaterial = (
  material: Pick<TrackedMaterial, 'id' | 'name' | 'unitType' | 'minimum'> & StoredStock,
): ActedMaterial => ({
  id: material.id,
  name: material.name,
  unit: material.unitType,
  onHand: inUnit(material.onHand, material.unitType),
  value: asNumber(material.stockValue),
  minimum: material.minimum,
});

export const toStockMaterial = (material: TrackedMaterial): StockMaterial => ({
  ...toActedMaterial(material),
  unitPrice: material.unitPrice,
  pack: material.pack,
  supplier: material.supplier,
});

export const toActedProduct = ({
  id,
  name,
  ...stock
}: { readonly id: string; readonly name: string } & StoredStock): ActedProduct => ({
  id,
  name,
  onHand: asNumber(stock.onHand),
  value: asNumber(stock.stockValue),
});

interface StockedRow extends StoredStock, Pick<StockProduct, 'id' | 'name' | 'canMake'> {
  readonly batchSize: number;
  readonly finalPrice: number;
  readonly lastSold: Date | null;
}

export const toStockProduct = (row: StockedRow): StockProduct => ({
  ...toActedProduct(row),
  canMake: row.canMake,
  batchSize: row.batchSize,
  finalPrice: row.finalPrice,
  lastSold: row.lastSold?.toISOString() ?? null,
});

/** Base units in a unit; pieces as they are. */
export const inUnit = (quantity: string, unit: StoredMovement['unit']): number =>
  unit === null ? asNumber(quantity) : asNumber(fromBase(quantity, unit).toFixed());

/** The text of the database without idle zeros. */
const asNumber = (text: string) => Number(toDecimal(text).toFixed());
