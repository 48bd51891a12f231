import { toDecimal } from '#core/pricing/decimal.ts';

/**
 * A product as far as a report counts it. Hundredths of a per cent and of an hour; cents;
 * ten-thousandths of a unit.
 */
export interface Counted {
  id: string;
  name: string;
  markup: bigint;
  price: bigint;
  hours: bigint;
  fixedCosts: bigint;
  materials: { quantity: bigint; unitPrice: bigint }[];
  isActive: boolean;
  createdAt: Date;
}

const million = 1_000_000n;

/** part ÷ whole, both not negative, rounded half-up to six decimals; 0 when there is no whole. */
function figure(part: bigint, whole = 1n): string {
  if (whole === 0n) return figure(0n);
  const scaled = (2n * part * million + whole) / (2n * whole);
  return `${scaled / million}.${String(scaled % million).padStart(6, '0')}`;
}

/** part ÷ whole, the whole above 0, rounded half-up, away from zero. */
function rounded(part: bigint, whole: bigint): bigint {
  return part < 0n ? -rounded(-part, whole) : (2n * part + whole) / (2n * whole);
}

/** Profit ÷ price in per cent with one decimal, the labour at this rate in cents per hour. */
function netMargin({ price, hours, fixedCosts, materials }: Counted, hourlyRate: bigint): string {
  if (price === 0n) return figure(0n);
  const units = sum(materials.map(({ quantity, unitPrice }) => quantity * unitPrice));
  const cost = rounded(units, 10_000n) + rounded(hours * hourlyRate, 100n) + fixedCosts;
  const tenths = rounded((price - cost) * 1000n, price);
  return tenths < 0n ? `-${figure(-tenths, 10n)}` : figure(tenths, 10n);
}

const sum = (all: bigint[]) => all.reduce((total, each) => total + each, 0n);

function countedOf(all: readonly Counted[]) {
  const active = all.filter(({ isActive }) => isActive);
  const count = BigInt(active.length);
  const markups = active.map(({ markup }) => markup);
  const revenue = sum(active.map(({ price }) => price));
  const between = (least: bigint, below: bigint) =>
    BigInt(markups.filter((markup) => markup >= least && markup < below).length);
  return { active, count, between, revenue, markups: sum(markups) };
}

/**
 * The report of these products in whole numbers alone, each figure as a text of six decimals.
 *
 * @param hourlyRate of today, in cents
 */
export function reportOf(all: readonly Counted[], hourlyRate: bigint) {
  const { active, count, between, revenue, markups } = countedOf(all);
  const share = (part: bigint) => ({ count: figure(part), percent: figure(part * 100n, count) });
  const best = active.toSorted(
    (one, other) =>
      Number(other.markup - one.markup) ||
      other.createdAt.getTime() - one.createdAt.getTime() ||
      (other.id > one.id ? 1 : -1),
  );
  return {
    totalProducts: figure(count),
    averageMargin: figure(markups, count * 100n),
    averagePrice: figure(revenue, count * 100n),
    potentialRevenue: figure(revenue, 100n),
    distribution: {
      lucrative: share(between(4000n, 100_000n)),
      attention: share(between(3000n, 4000n)),
      loss: share(between(0n, 3000n)),
    },
    topProducts: best.slice(0, 5).map((product) => ({
      id: product.id,
      name: product.name,
      craftCategory: 'croche',
      marginPercentage: figure(product.markup, 100n),
      finalPrice: figure(product.price, 100n),
      netMargin: netMargin(product, hourlyRate),
    })),
  };
}

/** The summary of these products, in the same way. */
export function summaryOf(all: readonly Counted[]) {
  const { count, between, revenue, markups } = countedOf(all);
  return {
    count: figure(count),
    averageMargin: figure(markups, count * 100n),
    averagePrice: figure(revenue, count * 100n),
    lucrative: figure(between(4000n, 100_000n)),
  };
}

/** What the API answered, with its numbers written in the same way. */
export function textsOf(answer: object): unknown {
  return JSON.parse(JSON.stringify(answer), (_key, value) =>
    typeof value === 'number' ? toDecimal(value).toFixed(6) : value,
  );
}
