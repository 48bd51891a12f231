import { v7 as uuidv7 } from 'uuid';
import type { Channel } from '#core/channels/channel-schemas.ts';
import type { ChannelFees } from '#core/channels/fees.ts';
import { saleFees } from '#core/channels/sale-fees.ts';
import { type Decimal, quotient, toDecimal } from '#core/numbers/decimal.ts';
import { computePrice } from '#core/pricing/price.ts';
import { rowCost } from '#core/pricing/row-cost.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { inBase, stockDecimals, usedBy } from '#core/stock/amounts.ts';
import type { MovementKind } from '#core/stock/movement-kinds.ts';
import { count, type Movement, takeOut } from '#core/stock/movements.ts';
import type {
  MaterialMovementInput,
  PieceMovementInput,
  SaleInput,
} from '#core/stock/stock-schemas.ts';
import { areAlike, type UnitTypeId } from '#core/units/unit-types.ts';
import {
  costOfMaterial,
  costOfPieces,
  type StockedProduct,
  stockOf,
  type TrackedMaterial,
} from './items.ts';

/** A movement that is about to be stored, its numbers exact decimal texts. */
export interface NewMovement {
  readonly id: string;
  readonly kind: MovementKind;
  readonly materialId: string | null;
  readonly productId: string | null;
  readonly quantity: string;
  readonly value: string;
  readonly told: string;
  readonly unit: UnitTypeId | null;
  readonly unitPrice: number | null;
  readonly channelId: string | null;
  readonly fees: string;
  readonly hours: string | null;
  readonly labour: string | null;
  readonly reverses: string | null;
}

export function materialMovement(
  id: string,
  material: TrackedMaterial,
  { kind, quantity, value }: Pick<MaterialMovementInput, 'kind' | 'quantity' | 'value'>,
): NewMovement {
  const amount = inBase(quantity, material.unitType);
  const cost = costOfMaterial(material);
  const moved = (): Movement => {
    switch (kind) {
      case 'purchase':
        return { quantity: amount, value: value === null ? cost(amount) : toDecimal(value) };
      case 'adjustment':
        return count(stockOf(material), amount, cost);
      case 'loss':
        return takeOut(stockOf(material), amount, cost);
    }
  };
  return { ...ofMaterial(id, kind, material, toDecimal(quantity)), ...texts(moved()) };
}

export function pieceMovement(
  id: string,
  stocked: StockedProduct,
  { kind, pieces }: PieceMovementInput,
): NewMovement {
  const act = { adjustment: count, loss: takeOut }[kind];
  const moved = act(stockOf(stocked), toDecimal(pieces), costOfPieces(stocked.product));
  return { ...ofProduct(id, kind, stocked.product, pieces), ...texts(moved) };
}

/** @param channel none for a direct sale. @throws {RangeError} at a price that no channel has */
export function saleMovement(
  id: string,
  stocked: StockedProduct,
  { pieces, unitPrice }: Pick<SaleInput, 'pieces' | 'unitPrice'>,
  channel?: Pick<Channel, 'id'> & ChannelFees,
): NewMovement {
  const { product } = stocked;
  const moved = takeOut(stockOf(stocked), toDecimal(pieces), costOfPieces(product));
  return {
    ...ofProduct(id, 'sale', product, pieces),
    ...texts(moved),
    unitPrice,
    ...(channel && { channelId: channel.id, fees: feesOf(channel, unitPrice, pieces) }),
    ...workIn(product, pieces),
  };
}

/**
 * The pieces come first, then what was used of each tracked material. A piece enters at the value
 * of its materials, labour and fixed costs; rows that are not tracked count as priced.
 */
export function production(
  id: string,
  { product }: StockedProduct,
  tracked: readonly TrackedMaterial[],
  pieces: number,
): NewMovement[] {
  const { batchSize } = product;
  const byId = new Map(tracked.map((material) => [material.id, material]));
  const sourceOf = ({ materialId, unit }: Product['materials'][number]) => {
    const material = materialId === null ? undefined : byId.get(materialId);
    // It may have been counted in pieces once, and be weighed now.
    return material && areAlike(material.unitType, unit) ? material : undefined;
  };
  const used = Map.groupBy(product.materials, sourceOf);
  const taken = [...used].flatMap(([material, rows]) => {
    if (!material) return [];
    const amounts = rows.map((row) => usedBy(row, pieces, batchSize, material.unitType));
    const quantity = sum(amounts);
    if (quantity.eq('0')) return [];
    const amount = inBase(quantity.toFixed(), material.unitType);
    const moved = takeOut(stockOf(material), amount, costOfMaterial(material));
    return [{ ...ofMaterial(uuidv7(), 'production', material, quantity), ...texts(moved) }];
  });
  const bought = (used.get(undefined) ?? []).map((row) =>
    quotient(rowCost(row).times(String(pieces)), toDecimal(batchSize), stockDecimals),
  );
  const { labour, fixedCosts } = computePrice(product);
  const work = toDecimal(labour).plus(toDecimal(fixedCosts)).times(String(pieces));
  const value = sum([...bought, work]).minus(sum(taken.map((each) => toDecimal(each.value))));
  return [
    {
      ...ofProduct(id, 'production', product, pieces),
      ...texts({ quantity: toDecimal(pieces), value }),
      ...workIn(product, pieces),
    },
    ...taken,
  ];
}

/** The exact reversals of movements. @param named gets this id, the others new ones */
export const reversals = (
  id: string,
  named: string,
  movements: readonly NewMovement[],
): NewMovement[] =>
  movements.map((movement) => ({
    ...movement,
    id: movement.id === named ? id : uuidv7(),
    kind: 'reversal',
    reverses: movement.id,
    quantity: negated(movement.quantity),
    value: negated(movement.value),
    fees: negated(movement.fees),
    hours: movement.hours && negated(movement.hours),
    labour: movement.labour && negated(movement.labour),
  }));

const nothingElse = {
  unitPrice: null,
  channelId: null,
  fees: '0',
  hours: null,
  labour: null,
  reverses: null,
};

const ofMaterial = (
  id: string,
  kind: MovementKind,
  { id: materialId, unitType: unit }: TrackedMaterial,
  entered: Decimal,
) => ({ ...nothingElse, id, kind, materialId, productId: null, unit, told: entered.toFixed() });

const ofProduct = (id: string, kind: MovementKind, { id: productId }: Product, pieces: number) => ({
  ...nothingElse,
  id,
  kind,
  materialId: null,
  productId,
  unit: null,
  told: toDecimal(pieces).toFixed(),
});

function workIn(product: Product, pieces: number) {
  const hours = toDecimal(product.productionTime).times(String(pieces));
  return {
    hours: quotient(hours, toDecimal(product.batchSize), stockDecimals).toFixed(),
    labour: toDecimal(computePrice(product).labour).times(String(pieces)).toFixed(),
  };
}

const texts = ({ quantity, value }: Movement) => ({
  quantity: plain(quantity),
  value: plain(value),
});

const feesOf = (...sale: Parameters<typeof saleFees>) => plain(toDecimal(saleFees(...sale)));

/** A decimal as plain text, never '-0'. */
const plain = (decimal: Decimal) => (decimal.eq('0') ? '0' : decimal.toFixed());

const negated = (text: string) => plain(toDecimal(text).times('-1'));

const sum = (decimals: readonly Decimal[]) =>
  decimals.reduce((total, each) => total.plus(each), toDecimal(0));
