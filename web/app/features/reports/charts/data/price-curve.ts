import { breakdownAtPrice, type CostInput } from '#core/pricing/price.ts';

/** What a price in R$ leaves: profit in R$ and net margin in per cent, as exact decimal texts. */
export interface PricePoint {
  readonly price: string;
  readonly profit: string;
  readonly netMargin: string;
}

export interface PriceCurve {
  readonly breakEven: string;
  /** The lowest and the highest price that is looked at, in cents. */
  readonly from: number;
  readonly to: number;
  /** At prices from one to the other, in equal steps. */
  readonly curve: readonly PricePoint[];
  readonly pointAt: (price: number | string) => PricePoint;
}

const steps = 60;

/**
 * Profit and net margin at prices from well below the cost to well above it and today's price.
 * @param finalPrice of today, in R$
 * @throws {RangeError} as computePrice()
 */
export function priceCurve(costs: CostInput, finalPrice: number): PriceCurve {
  const pointAt = (price: number | string): PricePoint => {
    const { finalPrice, profit, netMargin } = breakdownAtPrice(costs, price);
    return { price: finalPrice, profit, netMargin };
  };
  const { totalCost: breakEven } = breakdownAtPrice(costs, finalPrice);
  // The ends and steps of a drawing: nothing is charged by them.
  const cost = Number(breakEven);
  const from = Math.max(1, Math.floor(60 * Math.min(cost, finalPrice || cost)));
  const to = Math.max(from + steps, Math.ceil(Math.max(150 * cost, 130 * finalPrice)));
  const curve = Array.from({ length: steps + 1 }, (_, n) =>
    pointAt(inReais(Math.round(from + ((to - from) * n) / steps))),
  );
  return { breakEven, from, to, curve, pointAt };
}

/** Whole cents as a decimal text in R$. */
export const inReais = (cents: number): string => (cents / 100).toFixed(2);
