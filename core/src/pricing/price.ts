import {
  centsText,
  type Decimal,
  type DecimalInput,
  percentText,
  roundToCents,
  toDecimal,
} from './decimal.ts';

export type { DecimalInput } from './decimal.ts';

/** What a product costs to make, in units, R$ per unit, hours, R$ and R$ per hour. */
export interface CostInput {
  readonly materials: readonly { quantity: DecimalInput; unitPrice: DecimalInput }[];
  readonly productionTime: DecimalInput;
  readonly fixedCosts: DecimalInput;
  readonly hourlyRate: DecimalInput;
}

/** The costs, and the markup over them in per cent. */
export interface PricingInput extends CostInput {
  readonly marginPercentage: DecimalInput;
}

/** Amounts in R$ with two decimals ('409.10'); the net margin in per cent with one ('50.0'). */
export interface PriceBreakdown {
  readonly materialTotals: string[];
  readonly materialsTotal: string;
  readonly labour: string;
  readonly fixedCosts: string;
  readonly totalCost: string;
  readonly finalPrice: string;
  readonly profit: string;
  readonly netMargin: string;
}

type RowCost = CostInput['materials'][number];

interface Costs {
  materialTotals: string[];
  materials: Decimal;
  labour: Decimal;
  fixed: Decimal;
  total: Decimal;
}

/**
 * Suggests a price: total cost × (1 + markup / 100) (specification, section 9). Materials (the
 * exact sum of their rows), labour, fixed costs and price are each rounded half-up to cents, once.
 * So the figures shown add up: materials + labour + fixed costs = total cost, total cost + profit =
 * price.
 *
 * @throws {RangeError} when an input is not a finite decimal number.
 */
export function computePrice(input: PricingInput): PriceBreakdown {
  const costs = costsOf(input);
  const hundredfold = costs.total.times(toDecimal(input.marginPercentage).plus('100'));
  return breakdown(costs, roundToCents(hundredfold.times('0.01')));
}

/**
 * The same figures for a price that is already set, such as a stored one. Profit is price minus
 * total cost, negative at a loss. The net margin is profit ÷ price.
 *
 * @throws {RangeError} when an input is not a finite decimal number.
 */
export function breakdownAtPrice(input: CostInput, finalPrice: DecimalInput): PriceBreakdown {
  return breakdown(costsOf(input), roundToCents(toDecimal(finalPrice)));
}

/** What one row of materials costs, in R$ with two decimals. */
export function costOfRow(row: RowCost): string {
  return centsText(exactCost(row));
}

function exactCost({ quantity, unitPrice }: RowCost): Decimal {
  return toDecimal(quantity).times(toDecimal(unitPrice));
}

function costsOf(input: CostInput): Costs {
  const rows = input.materials.map(exactCost);
  const materials = roundToCents(rows.reduce((sum, row) => sum.plus(row), toDecimal('0')));
  const labour = roundToCents(toDecimal(input.productionTime).times(toDecimal(input.hourlyRate)));
  const fixed = roundToCents(toDecimal(input.fixedCosts));
  const total = materials.plus(labour).plus(fixed);
  return { materialTotals: rows.map(centsText), materials, labour, fixed, total };
}

function breakdown(costs: Costs, price: Decimal): PriceBreakdown {
  const profit = price.minus(costs.total);
  return {
    materialTotals: costs.materialTotals,
    materialsTotal: centsText(costs.materials),
    labour: centsText(costs.labour),
    fixedCosts: centsText(costs.fixed),
    totalCost: centsText(costs.total),
    finalPrice: centsText(price),
    profit: centsText(profit),
    netMargin: percentText(profit, price),
  };
}
