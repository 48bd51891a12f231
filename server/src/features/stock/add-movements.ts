import { and, eq, sql } from 'drizzle-orm';
import type { ChangedRow, UserChange } from '../../db/change-as-user.ts';
import { catalogueMaterials, products, stockMovements } from '../../db/schema.ts';
import type { StoredMovement } from './answers.ts';

/**
 * Adds movements, a few hundred at most, and their sums to the stock of their materials and
 * products. A reversed movement must be there, or come with its reversal.
 *
 * @throws Error when a material or a product is gone
 */
export async function addMovements(change: UserChange, movements: readonly StoredMovement[]) {
  await change.tx.insert(stockMovements).values(
    movements.map((movement) => ({
      ...movement,
      userId: change.userId,
      quantity: numeric(movement.quantity),
      value: numeric(movement.value),
      told: numeric(movement.told),
      fees: numeric(movement.fees),
      hours: movement.hours === null ? null : numeric(movement.hours),
      labour: movement.labour === null ? null : numeric(movement.labour),
    })),
  );
  // What a file brings is older than its coming.
  change.tell('stock', [{ id: null, updatedAt: change.now }]);
  change.tell('material', await addTo(change, catalogueMaterials, ofEach(movements, 'materialId')));
  change.tell('product', await addTo(change, products, ofEach(movements, 'productId')));
}

/** The text reaches the database as it is, with every digit. */
const numeric = (text: string) => sql`${text}::numeric`;

interface Moved {
  readonly id: string;
  readonly quantity: string;
  readonly value: string;
}

const ofEach = (movements: readonly StoredMovement[], item: 'materialId' | 'productId'): Moved[] =>
  movements.flatMap(({ [item]: id, quantity, value }) =>
    id === null ? [] : [{ id, quantity, value }],
  );

async function addTo(
  { tx, userId }: UserChange,
  table: typeof catalogueMaterials | typeof products,
  moved: readonly Moved[],
): Promise<ChangedRow[]> {
  if (moved.length === 0) return [];
  const sums = sql`(
    select id, sum(quantity) as quantity, sum(value) as value
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb)
      as each(id uuid, quantity numeric, value numeric)
    group by id
  ) as moved`;
  const found = await tx
    .update<typeof products | typeof catalogueMaterials>(table)
    .set({
      onHand: sql`${table.onHand} + moved.quantity`,
      stockValue: sql`${table.stockValue} + moved.value`,
    })
    .from(sums)
    .where(and(eq(table.userId, userId), eq(table.id, sql`moved.id`)))
    .returning({ id: table.id, updatedAt: table.updatedAt, isActive: table.isActive });
  const items = new Set(moved.map(({ id }) => id));
  if (found.length !== items.size) throw new Error('what moves is gone');
  return found.map(({ isActive, ...row }) => ({ ...row, gone: !isActive }));
}
