import { type ExactCost, exactOut, halfUp } from '#core/stock/cases/exact-stock.ts';

/**
 * What a workshop does with its yarn and its one product. `month` is the one in which it counts, null
 * where it counts in none; `undo` takes the act of that index back.
 */
export type Act =
  | { readonly buy: number; readonly cents: number }
  | { readonly lose: number }
  | { readonly undo: number }
  | (Dated & { readonly make: number })
  /** `fee` in cents for each piece, in a channel. */
  | (Dated & { readonly sell: number; readonly cents: number; readonly fee?: number });

interface Dated {
  readonly at?: Date;
  readonly month: string | null;
}

/** What the product is made of, for each batch: grams of yarn with their waste, hours. */
export interface Recipe {
  readonly batchSize: bigint;
  readonly grams: bigint;
  readonly hours: bigint;
  /** Of one piece, in cents. */
  readonly labour: bigint;
  readonly fixedCosts: bigint;
  readonly totalCost: bigint;
  /** A gram in the catalogue, in cents. */
  readonly gram: bigint;
}

const million = 1_000_000n;
const cent = 10_000n;

/** Numbers in the order of `figures`, each in millionths. */
type Numbers = readonly bigint[];

const figures = ['yarn', 'yarnValue', 'pieces', 'piecesValue'] as const;
const counted = ['made', 'sold', 'revenue', 'cost', 'fees', 'hours', 'labour'] as const;

interface Effect {
  readonly stock: Numbers;
  readonly month: string | null;
  readonly counts: Numbers;
}

/** The months after these acts, newest first, computed in whole millionths alone. */
export function stockMonthsByHand(acts: readonly Act[], recipe: Recipe) {
  let stock: Numbers = figures.map(() => 0n);
  const months = new Map<string, Numbers>();
  const effects: Effect[] = [];
  for (const act of acts) {
    const undone = 'undo' in act ? effects[act.undo] : undefined;
    const effect = undone ? opposite(undone) : effectOf(act, stock, recipe);
    effects.push(effect);
    stock = plus(stock, effect.stock);
    if (effect.month === null) continue;
    const before = months.get(effect.month) ?? counted.map(() => 0n);
    months.set(effect.month, plus(before, effect.counts));
  }
  return [...months]
    .filter(([, numbers]) => numbers.some((each) => each !== 0n))
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .map(([month, numbers]) => monthOf(month, numbers));
}

function effectOf(
  act: Act,
  [yarn = 0n, yarnValue = 0n, pieces = 0n, value = 0n]: Numbers,
  of: Recipe,
) {
  const uncounted = { month: null, counts: [] };
  if ('undo' in act) throw new Error('nothing to undo');
  if ('buy' in act) {
    return { stock: [BigInt(act.buy) * million, BigInt(act.cents) * cent, 0n, 0n], ...uncounted };
  }
  const ofPieces = (some: bigint) => (some * of.totalCost) / 100n;
  if ('lose' in act) {
    const lost = BigInt(act.lose) * million;
    return { stock: [0n, 0n, -lost, -taken(pieces, value, lost, ofPieces)], ...uncounted };
  }
  const { month } = act;
  if ('make' in act) {
    const made = BigInt(act.make);
    const used = halfUp(made * of.grams * million, of.batchSize);
    const material = taken(yarn, yarnValue, used, (some) => halfUp(some * of.gram, 100n));
    const worth = material + made * (of.labour + of.fixedCosts) * cent;
    const counts = [made * million, 0n, 0n, 0n, 0n, 0n, 0n];
    return { stock: [-used, -material, made * million, worth], month, counts };
  }
  const sold = BigInt(act.sell);
  const cost = taken(pieces, value, sold * million, ofPieces);
  const hours = halfUp(sold * of.hours * million, of.batchSize);
  const revenue = sold * BigInt(act.cents) * cent;
  const fees = sold * BigInt(act.fee ?? 0) * cent;
  const counts = [0n, sold * million, revenue, cost, fees, hours, sold * of.labour * cent];
  return { stock: [0n, 0n, -sold * million, -cost], month, counts };
}

/** The value of what goes out. */
const taken = (onHand: bigint, value: bigint, some: bigint, cost: ExactCost) =>
  -exactOut({ onHand, value }, some, cost).value;

function monthOf(month: string, numbers: Numbers) {
  const [made = 0n, sold = 0n, revenue = 0n, cost = 0n, fees = 0n, ...work] = numbers;
  const [hours = 0n, labour = 0n] = work;
  const earned = revenue - cost - fees;
  return {
    month,
    made: decimal(made),
    sold: decimal(sold),
    revenue: decimal(revenue),
    cost: decimal(cost),
    fees: decimal(fees),
    earned: decimal(earned),
    labour: decimal(labour),
    hours: decimal(hours),
    earnedPerHour: hours > 0n ? perHour(earned + labour, hours) : null,
  };
}

/** Rounded to cents away from zero, as the database rounds. */
function perHour(brought: bigint, hours: bigint): number {
  const cents = halfUp((brought < 0n ? -brought : brought) * 100n, hours);
  return Number(brought < 0n ? -cents : cents) / 100;
}

const opposite = ({ stock, month, counts }: Effect): Effect => ({
  stock: stock.map((each) => -each),
  month,
  counts: counts.map((each) => -each),
});

const plus = (some: Numbers, others: Numbers): Numbers =>
  some.map((each, index) => each + (others[index] ?? 0n));

const decimal = (millionths: bigint) => Number(millionths) / 1e6;
