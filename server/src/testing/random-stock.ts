import { v7 as uuidv7 } from 'uuid';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import type { Channel } from '#core/channels/channel-schemas.ts';
import type { ChannelFees } from '#core/channels/fees.ts';
import { isChannelPrice } from '#core/channels/sale-fees.ts';
import { toDecimal } from '#core/numbers/decimal.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { after } from '#core/stock/movements.ts';
import type { WorkshopMovement } from '#core/workshop/workshop-schemas.ts';
import { type StoredStock, stockOf } from '../features/stock/items.ts';
import {
  materialMovement,
  type NewMovement,
  pieceMovement,
  production,
  reversals,
  saleMovement,
} from '../features/stock/new-movements.ts';

export const stepKinds = [
  'purchase',
  'count',
  'loss',
  'production',
  'sale',
  'pieces counted',
  'pieces lost',
  'reversal',
] as const;

export interface Step {
  readonly kind: (typeof stepKinds)[number];
  /** Which of the rows, or of what was done before, however many there are. */
  readonly item: number;
  readonly quantity: number;
  readonly pieces: number;
  readonly value: number | null;
  readonly unitPrice: number;
  readonly note: string | null;
  readonly happenedAt: string;
}

type Material = Omit<CatalogueMaterial, 'createdAt' | 'updatedAt'>;

interface Items {
  readonly materials: readonly Material[];
  readonly channels: readonly (Pick<Channel, 'id'> & ChannelFees)[];
  /** As they are priced; rows of materials without their ids. */
  readonly products: readonly object[];
}

const pickFrom = <T>(rows: readonly T[], number: number): T | undefined =>
  rows[number % Math.max(1, rows.length)];

/** The movements of a workshop in which this was done, one thing each second. */
export function movementsBy(steps: readonly Step[], items: Items): WorkshopMovement[] {
  const products = items.products as readonly Product[];
  const stock = new Map<string, StoredStock>();
  const acts: WorkshopMovement[][] = [];
  const isTakenBack = (act: readonly WorkshopMovement[]) =>
    acts.some((other) => other.some(({ reverses }) => reverses === act[0]?.id));

  const storedOf = (id: string) => stock.get(id) ?? { onHand: '0', stockValue: '0' };
  // Every other sale is direct.
  const channelOf = ({ item, unitPrice }: Step) =>
    isChannelPrice(unitPrice) && item % 2 === 1 ? pickFrom(items.channels, item) : undefined;
  const done = (step: Step): { made: readonly NewMovement[]; happenedAt?: string } => {
    const material = pickFrom(items.materials, step.item);
    const product = pickFrom(products, step.item);
    const bought = material && { ...material, ...storedOf(material.id) };
    const stocked = product && { product, ...storedOf(product.id) };
    const ofMaterial = (kind: 'purchase' | 'adjustment' | 'loss', value: number | null) => {
      const input = { kind, quantity: step.quantity, value, note: step.note };
      return { made: bought ? [materialMovement(uuidv7(), bought, input)] : [] };
    };
    const ofPieces = (kind: 'adjustment' | 'loss') => {
      const input = { kind, pieces: step.pieces, note: step.note };
      return { made: stocked ? [pieceMovement(uuidv7(), stocked, input)] : [] };
    };
    switch (step.kind) {
      case 'purchase':
        return ofMaterial('purchase', step.value);
      case 'count':
        return ofMaterial('adjustment', null);
      case 'loss':
        return ofMaterial('loss', null);
      case 'production': {
        const tracked = items.materials.filter((each) => each.tracked);
        const stored = tracked.map((each) => ({ ...each, ...storedOf(each.id) }));
        return { made: stocked ? production(uuidv7(), stocked, stored, step.pieces) : [] };
      }
      case 'sale':
        return { made: stocked ? [saleMovement(uuidv7(), stocked, step, channelOf(step))] : [] };
      case 'pieces counted':
        return ofPieces('adjustment');
      case 'pieces lost':
        return ofPieces('loss');
      case 'reversal': {
        const standing = acts.filter((act) => act[0]?.kind !== 'reversal' && !isTakenBack(act));
        const act = pickFrom(standing, step.item) ?? [];
        const [first] = act;
        if (!first) return { made: [] };
        return { made: reversals(uuidv7(), first.id, act), happenedAt: first.happenedAt };
      }
      default:
        return step.kind satisfies never;
    }
  };

  for (const [index, step] of steps.entries()) {
    const { made, happenedAt = step.happenedAt } = done(step);
    const [first] = made;
    if (!first) continue;
    const createdAt = new Date(Date.parse('2026-06-01') + index * 1000).toISOString();
    const note = first.kind === 'reversal' ? null : step.note;
    const common = { actId: first.id, note, happenedAt, createdAt };
    acts.push(made.map((movement) => ({ ...movement, ...common })));
    for (const { materialId, productId, quantity, value } of made) {
      const id = materialId ?? productId ?? '';
      const moved = { quantity: toDecimal(quantity), value: toDecimal(value) };
      const now = after(stockOf(storedOf(id)), moved);
      stock.set(id, { onHand: now.onHand.toFixed(), stockValue: now.value.toFixed() });
    }
  }
  return acts.flat();
}
