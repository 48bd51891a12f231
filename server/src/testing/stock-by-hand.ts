import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import type { Product } from '#core/products/product-schemas.ts';
import {
  type ExactCost,
  type ExactStock,
  exactCount,
  exactOpposite,
  exactOut,
  exactSum,
  halfUp,
  millionths,
  nothing,
} from '#core/stock/cases/exact-stock.ts';
import type { MovementKind } from '#core/stock/movement-kinds.ts';
import type { Database, UserId } from '../db/database.ts';
import { bear } from './product-input.ts';
import type { Client } from './test-server.ts';

const million = 1_000_000n;
const centimetresOfMetre = 100n;

const yarn = { name: 'Fio', unitPrice: 1.37, unitType: 'metro', tracked: true };

/** Seven pieces from 110 cm of yarn, its waste included, that nothing divides evenly. */
const recipe = {
  ...bear,
  productionTime: 2,
  fixedCosts: 50,
  batchSize: 7,
};
const rows = [
  { name: 'Fio', quantity: 100, unit: 'centimetro', wastePercentage: 10, unitPrice: 0.02 },
  { name: 'Olhos', quantity: 2, unitPrice: 0.45 },
];

/** What a piece costs but for its yarn, in R$: 25 × 2 ÷ 7 and 50 ÷ 7, each in cents, and 0.90 ÷ 7. */
const costOfWork = (pieces: bigint) =>
  pieces * 2n * millionths(7.14) + halfUp(pieces * millionths(0.9), 7n);

export interface YarnAndBears {
  readonly material: CatalogueMaterial;
  readonly product: Product;
}

export async function addYarnAndBears(browser: Client): Promise<YarnAndBears> {
  const { body: material } = await browser.call<CatalogueMaterial>('POST', '/api/materials', yarn);
  const [first, ...others] = rows;
  const materials = [{ ...first, materialId: material.id }, ...others];
  const input = { ...recipe, materials };
  const { body: product } = await browser.call<Product>('POST', '/api/products', input);
  return { material, product };
}

/** How much yarn so many pieces take, in millionths of a metre. */
export const yarnOf = (pieces: number) => halfUp(BigInt(pieces) * 110n * million, 700n);

const costOfYarn: ExactCost = (centimetres) => halfUp(centimetres * 137n, 10_000n);

interface Row {
  id: string;
  kind: MovementKind;
  item: 'material' | 'product';
  told: string;
  quantity: string;
  value: string;
  reverses: string | null;
  createdAt: string;
}

/** The acts of a user, the first one first, each with its movements. */
async function readActs(db: Database, userId: UserId): Promise<Row[][]> {
  const { rows } = await db.asUser(userId, (tx) =>
    tx.execute(sql`
      select id, kind, case when material_id is null then 'product' else 'material' end as item,
        told::text, quantity::text, value::text, reverses, act_id as "actId", created_at::text as "createdAt"
      from stock_movements where user_id = ${userId} order by created_at, item`),
  );
  const acts = [...Map.groupBy(rows as unknown as (Row & { actId: string })[], (row) => row.actId)];
  return acts.map(([, act]) => act);
}

const movedBy = ({ quantity, value }: Row): ExactStock => ({
  onHand: millionths(quantity),
  value: millionths(value),
});

/**
 * Computes every movement of a user with yarn and bears again, in their order, and compares what is
 * stored with it.
 *
 * @param paid R$ of each purchase, by its id; the others went at the catalogue's price
 * @returns what there must be of the yarn, in millionths of a centimetre, and of the pieces
 */
export async function stockByHand(
  db: Database,
  userId: UserId,
  { product }: YarnAndBears,
  paid: ReadonlyMap<string, number>,
): Promise<{ material: ExactStock; product: ExactStock }> {
  const costOfPieces: ExactCost = (pieces) => (pieces * millionths(product.totalCost)) / million;
  const costOf = { material: costOfYarn, product: costOfPieces };
  const moved = new Map<string, ExactStock>();
  let there = { material: nothing, product: nothing };
  const compute = (row: Row, taken: ExactStock): ExactStock => {
    const { item, kind } = row;
    const entered = millionths(row.told) * (item === 'material' ? centimetresOfMetre : 1n);
    const price = paid.get(row.id);
    switch (kind) {
      case 'purchase':
        return {
          onHand: entered,
          value: price === undefined ? costOfYarn(entered) : millionths(price),
        };
      case 'adjustment':
        return exactCount(there[item], entered, costOf[item]);
      case 'sale':
      case 'loss':
        return exactOut(there[item], entered, costOf[item]);
      case 'production':
        return item === 'material'
          ? exactOut(there.material, entered, costOfYarn)
          : { onHand: entered, value: costOfWork(entered / million) - taken.value };
      case 'reversal':
        return exactOpposite(moved.get(row.reverses ?? '') ?? nothing);
    }
  };
  let last = '';
  for (const act of await readActs(db, userId)) {
    const [first, second] = act;
    expect(first && first.createdAt > last).toBe(true);
    last = first?.createdAt ?? '';
    if (first?.kind === 'production') {
      expect(second).toMatchObject({ kind: 'production', item: 'product' });
      expect(millionths(first.told)).toBe(yarnOf(Number(second?.told)));
    }
    let taken = nothing;
    for (const row of act) {
      taken = compute(row, taken);
      expect({ row, ...movedBy(row) }).toEqual({ row, ...taken });
      moved.set(row.id, taken);
      there = { ...there, [row.item]: exactSum([there[row.item], taken]) };
    }
  }
  return there;
}
