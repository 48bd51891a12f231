import { toDecimal } from '#core/numbers/decimal.ts';

/** Hundredths of a per cent and of an hour; cents; ten-thousandths of a unit. */
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
export function figure(part: bigint, whole = 1n): string {
  if (whole === 0n) return figure(0n);
  const scaled = (2n * part * million + whole) / (2n * whole);
  return `${scaled / million}.${String(scaled % million).padStart(6, '0')}`;
}

/** part ÷ whole, the whole above 0, rounded half-up: ties go towards +∞. */
export function rounded(part: bigint, whole: bigint): bigint {
  const quotient = (2n * part + whole) / (2n * whole);
  return quotient * 2n * whole > 2n * part + whole ? quotient - 1n : quotient;
}

/** What a product costs in cents, the labour at this rate in cents per hour. */
function costAt({ hours, fixedCosts, materials }: Counted, hourlyRate: bigint): bigint {
  const units = sum(materials.map(({ quantity, unitPrice }) => quantity * unitPrice));
  return rounded(units, 10_000n) + labourAt({ hours }, hourlyRate) + fixedCosts;
}

const labourAt = ({ hours }: Pick<Counted, 'hours'>, hourlyRate: bigint) =>
  rounded(hours * hourlyRate, 100n);

/** What is left without labour ÷ hours, whatever an hour is to cost. */
function earnedPerHour(product: Counted): string {
  const { price, hours } = product;
  if (hours === 0n) return figure(0n);
  return signed(rounded((price - costAt(product, 0n)) * 100n, hours), 100n);
}

/** Profit ÷ price in per cent with one decimal. */
function netMargin(product: Counted, hourlyRate: bigint): string {
  const { price } = product;
  if (price === 0n) return figure(0n);
  return signed(rounded((price - costAt(product, hourlyRate)) * 1000n, price), 10n);
}

/** The markup by which it is rated, in hundredths of a per cent: of today, if it loses today. */
function ratedMarkup(product: Counted, hourlyRate: bigint): bigint {
  const cost = costAt(product, hourlyRate);
  const profit = product.price - cost;
  return profit < 0n ? rounded(profit * 10_000n, cost) : product.markup;
}

export const signed = (part: bigint, whole: bigint) =>
  part < 0n ? `-${figure(-part, whole)}` : figure(part, whole);

/** Priced at R$ 25,00 an hour. */
const otherRate = (all: readonly Counted[], hourlyRate: bigint) =>
  figure(hourlyRate === 2500n ? 0n : BigInt(all.length));

export const sum = (all: bigint[]) => all.reduce((total, each) => total + each, 0n);

function countedOf(all: readonly Counted[], hourlyRate: bigint) {
  const active = all
    .filter(({ isActive }) => isActive)
    .map((product) => ({ ...product, rated: ratedMarkup(product, hourlyRate) }));
  const count = BigInt(active.length);
  const markups = active.map(({ rated }) => rated);
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
  const { active, count, between, revenue, markups } = countedOf(all, hourlyRate);
  const share = (part: bigint) => ({ count: figure(part), percent: figure(part * 100n, count) });
  const best = active.toSorted(
    (one, other) =>
      Number(other.rated - one.rated) ||
      other.createdAt.getTime() - one.createdAt.getTime() ||
      (other.id > one.id ? 1 : -1),
  );
  return {
    totalProducts: figure(count),
    averageMargin: signed(markups, count * 100n),
    averagePrice: figure(revenue, count * 100n),
    ...priceRange(active),
    potentialRevenue: figure(revenue, 100n),
    distribution: {
      lucrative: share(between(4000n, 100_000n)),
      attention: share(between(3000n, 4000n)),
      loss: share(between(-1_000_000_000n, 3000n)),
    },
    otherRate: otherRate(active, hourlyRate),
    topProducts: best.slice(0, 5).map((product) => ({
      id: product.id,
      name: product.name,
      craftCategory: 'croche',
      marginPercentage: figure(product.markup, 100n),
      markup: signed(product.rated, 100n),
      finalPrice: figure(product.price, 100n),
      netMargin: netMargin(product, hourlyRate),
      profit: signed(product.price - costAt(product, hourlyRate), 100n),
      labour: figure(labourAt(product, hourlyRate), 100n),
      earnedPerHour: earnedPerHour(product),
    })),
    // Nothing was sold.
    channels: [],
  };
}

function priceRange(all: readonly Counted[]) {
  const prices = all.map(({ price }) => price).sort((one, other) => Number(one - other));
  return {
    lowestPrice: figure(prices[0] ?? 0n, 100n),
    highestPrice: figure(prices.at(-1) ?? 0n, 100n),
  };
}

export function summaryOf(all: readonly Counted[], hourlyRate: bigint) {
  const { active, count, between, revenue, markups } = countedOf(all, hourlyRate);
  return {
    count: figure(count),
    averageMargin: signed(markups, count * 100n),
    averagePrice: figure(revenue, count * 100n),
    ...priceRange(active),
    lucrative: figure(between(4000n, 100_000n)),
    otherRate: otherRate(active, hourlyRate),
  };
}

/** What the API answered, with its numbers written in the same way. */
export function textsOf(answer: object): unknown {
  return JSON.parse(JSON.stringify(answer), (_key, value) =>
    typeof value === 'number' ? toDecimal(value).toFixed(6) : value,
  );
}
