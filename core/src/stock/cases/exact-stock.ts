/** Stock in whole millionths; apart from the code of stock, so that tests compare both. */
export interface ExactStock {
  readonly onHand: bigint;
  readonly value: bigint;
}

/** What a quantity costs that stock does not cover. Both are millionths. */
export type ExactCost = (quantity: bigint) => bigint;

const million = 1_000_000n;

export const nothing: ExactStock = { onHand: 0n, value: 0n };

/** over ÷ under, rounded half-up (ties towards +∞). @param under above 0 */
export function halfUp(over: bigint, under: bigint): bigint {
  const doubled = 2n * over + under;
  const floor = doubled / (2n * under);
  return doubled < 0n && doubled % (2n * under) !== 0n ? floor - 1n : floor;
}

/** Cost at a price for each, in millionths of R$. */
export const atPrice =
  (price: bigint): ExactCost =>
  (quantity) =>
    halfUp(quantity * price, million);

export function exactOut({ onHand, value }: ExactStock, quantity: bigint, cost: ExactCost) {
  if (onHand <= 0n) return { onHand: -quantity, value: -cost(quantity) };
  if (quantity > onHand) return { onHand: -quantity, value: -(value + cost(quantity - onHand)) };
  const share = quantity === onHand ? value : halfUp(value * quantity, onHand);
  return { onHand: -quantity, value: -share };
}

export function exactCount(there: ExactStock, counted: bigint, cost: ExactCost): ExactStock {
  const more = counted - there.onHand;
  if (more < 0n) return exactOut(there, -more, cost);
  const worth = there.onHand > 0n ? halfUp(there.value * more, there.onHand) : cost(more);
  return { onHand: more, value: worth };
}

export const exactOpposite = ({ onHand, value }: ExactStock): ExactStock => ({
  onHand: -onHand,
  value: -value,
});

export const exactSum = (stocks: readonly ExactStock[]): ExactStock =>
  stocks.reduce(
    (sum, each) => ({
      onHand: sum.onHand + each.onHand,
      value: sum.value + each.value,
    }),
    nothing,
  );

/** 12.5 as 12500000n. @throws {RangeError} when it has more than six decimals */
export function millionths(decimal: number | string): bigint {
  const text = String(decimal);
  const [, sign, whole = '', part = ''] = /^(-?)(\d+)(?:\.(\d{1,6})0*)?$/.exec(text) ?? [];
  if (whole === '') throw new RangeError(`no decimal of six places: ${text}`);
  return BigInt(`${sign}${whole}${part.padEnd(6, '0')}`);
}

/** 12500000n as '12.500000'. */
export function millionthsText(amount: bigint): string {
  const digits = String(amount < 0n ? -amount : amount).padStart(7, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -6)}.${digits.slice(-6)}`;
}

/** A generator of numbers that is the same every time (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
