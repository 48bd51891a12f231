import {
  materialMovementInputSchema,
  pieceMovementInputSchema,
  productionInputSchema,
  type StockAct,
  saleInputSchema,
} from '#core/stock/stock-schemas.ts';
import type { Database, UserId } from '../db/database.ts';
import { moveMaterial, movePieces, produce, reverse, sell } from '../features/stock/commands.ts';
import type { StockStep } from './stock-step.ts';

/** What a workshop has, by its names. */
export interface Workshop {
  readonly materials: ReadonlyMap<string, string>;
  readonly products: ReadonlyMap<string, { readonly id: string; readonly finalPrice: number }>;
}

/** Does what was done to the stock, one after the other, as the screens do it. */
export async function fillStock(
  db: Database,
  userId: UserId,
  workshop: Workshop,
  { steps, now }: { readonly steps: readonly StockStep[]; readonly now: Date },
): Promise<void> {
  for (const [index, step] of steps.entries()) {
    const happenedAt = momentAgo(now, step.daysAgo, index).toISOString();
    const { id } = await take(db, userId, workshop, step, { note: step.note, happenedAt });
    if (step.undone) await reverse(db, userId, id);
  }
}

function take(
  db: Database,
  userId: UserId,
  { materials, products }: Workshop,
  step: StockStep,
  noted: { readonly note: string | undefined; readonly happenedAt: string },
): Promise<StockAct> {
  switch (step.kind) {
    case 'purchase':
    case 'count': {
      const { quantity } = step;
      const kind =
        step.kind === 'count' ? { kind: 'adjustment' } : { kind: step.kind, value: step.value };
      const input = materialMovementInputSchema.parse({ quantity, ...kind, ...noted });
      return moveMaterial(db, userId, named(materials, step.material), input);
    }
    case 'production': {
      const input = productionInputSchema.parse({ pieces: step.pieces, ...noted });
      return produce(db, userId, named(products, step.product).id, input);
    }
    case 'sale': {
      const { id, finalPrice } = named(products, step.product);
      const { pieces, unitPrice = finalPrice } = step;
      return sell(db, userId, id, saleInputSchema.parse({ pieces, unitPrice, ...noted }));
    }
    case 'loss': {
      const { kind, pieces } = step;
      const input = pieceMovementInputSchema.parse({ kind, pieces, ...noted });
      return movePieces(db, userId, named(products, step.product).id, input);
    }
  }
}

function named<T>(all: ReadonlyMap<string, T>, name: string): T {
  const found = all.get(name);
  if (found === undefined) throw new Error(`no ${name} in the workshop`);
  return found;
}

const day = 24 * 60 * 60 * 1000;

/**
 * A moment of a working day some days ago, between 9 h and 20 h in Brasília.
 *
 * @param index varies the time of day: the same index gives the same time
 */
export function momentAgo(now: Date, daysAgo: number, index: number): Date {
  const moment = new Date(now.getTime() - daysAgo * day);
  moment.setUTCHours(12 + ((index * 5) % 11), (index * 17) % 60, (index * 29) % 60, 0);
  return moment;
}
