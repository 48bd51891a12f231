import type { CraftId } from '#core/choices/crafts.ts';
import { figure, rounded, signed, sum } from './report-by-hand.ts';

/** A product as far as charts count it: hundredths of an hour and of a per cent, cents, pieces. */
export interface Charted {
  readonly id: string;
  readonly name: string;
  readonly craft: CraftId;
  readonly hours: bigint;
  readonly batch: bigint;
  readonly fixedCosts: bigint;
  readonly markup: bigint;
  /** Cents per hour, with which it was priced. */
  readonly rate: bigint;
  /** Ten-thousandths of a unit, cents. */
  readonly materials: readonly { name: string; quantity: bigint; unitPrice: bigint }[];
}

/** Of which every batch here is a part. */
const batches = 120n;

/** What a piece is made of in cents, with labour at this rate; the price is that of its own rate. */
function partsOf(product: Charted, rate = product.rate) {
  const { hours, batch, fixedCosts, markup } = product;
  const rows = sum(product.materials.map(({ quantity, unitPrice }) => quantity * unitPrice));
  const materials = rounded(rows, 10_000n * batch);
  const fixed = rounded(fixedCosts, batch);
  const labourAt = (perHour: bigint) => rounded(hours * perHour, 100n * batch);
  const cost = materials + fixed + labourAt(product.rate);
  const price = rounded(cost * (10_000n + markup), 10_000n);
  const labour = labourAt(rate);
  return { materials, labour, fixed, price, profit: price - materials - fixed - labour };
}

/** The averages of the parts, in the texts of textsOf(). */
export function averagesOf(products: readonly Charted[], rate?: bigint) {
  const all = products.map((product) => partsOf(product, rate ?? product.rate));
  const count = BigInt(products.length);
  const average = (part: 'materials' | 'labour' | 'fixed' | 'profit') =>
    signed(sum(all.map((each) => each[part])), count * 100n);
  return {
    count: figure(count),
    materials: average('materials'),
    labour: average('labour'),
    fixedCosts: average('fixed'),
    profit: average('profit'),
  };
}

/** The averages of each craft, those with most products first. */
export function craftsOf(products: readonly Charted[], rate: bigint) {
  return [...Map.groupBy(products, ({ craft }) => craft)]
    .sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
    .map(([craftCategory, all]) => ({ craftCategory, ...averagesOf(all, rate) }));
}

/** Every product with its place by price and margin, the last one first. */
export function placesOf(products: readonly Charted[], rate: bigint) {
  return products.toReversed().map((product) => {
    const { id, name } = product;
    const { price, profit } = partsOf(product, rate);
    const netMargin = signed(rounded(profit * 1000n, price), 10n);
    const markup =
      profit < 0n
        ? signed(rounded(profit * 10_000n, price - profit), 100n)
        : figure(product.markup, 100n);
    return {
      id,
      name,
      finalPrice: figure(price, 100n),
      netMargin,
      markup,
      profit: signed(profit, 100n),
    };
  });
}

/** What an hour brings, from the most to the least. */
export function hoursOf(products: readonly Charted[]) {
  return products
    .toReversed()
    .map((product) => {
      const { price, materials, fixed } = partsOf(product);
      const earned = rounded((price - materials - fixed) * product.batch * 100n, product.hours);
      return { id: product.id, name: product.name, earned };
    })
    .sort((one, other) => Number(other.earned - one.earned))
    .map(({ earned, ...product }) => ({ ...product, earnedPerHour: signed(earned, 100n) }));
}

/** What the materials of one piece of each product cost; names with the same `keyOf` are one. */
export function materialsOf(products: readonly Charted[], keyOf: (name: string) => string) {
  const amounts = new Map<string, bigint>();
  for (const { materials, batch } of products) {
    for (const { name, quantity, unitPrice } of materials) {
      const cost = rounded(quantity * unitPrice, 10_000n) * (batches / batch);
      amounts.set(keyOf(name), (amounts.get(keyOf(name)) ?? 0n) + cost);
    }
  }
  return [...amounts]
    .sort(([a, one], [b, other]) => Number(other - one) || (a < b ? -1 : 1))
    .map(([key, amount]) => ({ key, amount }));
}

export const inReais = (amount: bigint) => figure(amount, batches * 100n);
