import { figure, rounded, signed, sum } from './report-by-hand.ts';

/** A product as far as charts count it: hundredths of an hour and of a per cent, cents, pieces. */
export interface Charted {
  readonly id: string;
  readonly name: string;
  readonly hours: bigint;
  readonly batch: bigint;
  readonly fixedCosts: bigint;
  readonly markup: bigint;
  /** Cents per hour, with which it was priced. */
  readonly rate: bigint;
  /** Ten-thousandths of a unit, cents. */
  readonly materials: readonly { quantity: bigint; unitPrice: bigint }[];
}

/** What a piece is made of, in cents. */
function partsOf(product: Charted) {
  const { hours, batch, fixedCosts, markup, rate } = product;
  const rows = sum(product.materials.map(({ quantity, unitPrice }) => quantity * unitPrice));
  const materials = rounded(rows, 10_000n * batch);
  const fixed = rounded(fixedCosts, batch);
  const labour = rounded(hours * rate, 100n * batch);
  const cost = materials + fixed + labour;
  const price = rounded(cost * (10_000n + markup), 10_000n);
  return { materials, labour, fixed, price, profit: price - cost };
}

/** The averages of the parts, in the texts of textsOf(). */
export function averagesOf(products: readonly Charted[]) {
  const all = products.map(partsOf);
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
