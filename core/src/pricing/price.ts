import {
  centsText,
  type Decimal,
  type DecimalInput,
  percentText,
  quotient,
  roundToCents,
  toDecimal,
} from '../numbers/decimal.ts';
import { earnedOf } from './earned.ts';
import { noRounding, type RoundingId, roundPrice } from './final-price.ts';
import { type MaterialRow, rowCost } from './row-cost.ts';

/** What it costs to make a batch, in hours, R$ and R$ per hour. */
export interface CostInput {
  readonly materials: readonly MaterialRow[];
  readonly productionTime: DecimalInput;
  readonly fixedCosts: DecimalInput;
  readonly hourlyRate: DecimalInput;
  /** How many pieces all of it makes. Without it, one. */
  readonly batchSize?: DecimalInput;
}

export interface PricingInput extends CostInput {
  readonly marginPercentage: DecimalInput;
  readonly rounding?: RoundingId;
  readonly chosenPrice?: DecimalInput | null;
}

/**
 * The figures of one piece at a price. Amounts in R$ with two decimals ('409.10'); the net margin in
 * per cent of the price with one ('50.0'), the markup in per cent of the cost with two ('100.00').
 */
export interface PriceBreakdown {
  /** The costs of the rows for the whole batch; they need not add up to the materials of a piece. */
  readonly rowCosts: string[];
  readonly materialsTotal: string;
  readonly labour: string;
  readonly fixedCosts: string;
  readonly totalCost: string;
  readonly finalPrice: string;
  readonly profit: string;
  readonly netMargin: string;
  readonly markup: string;
  /** R$ per hour: what an hour of work brings, if the piece sells. '0.00' when it takes no time. */
  readonly earnedPerHour: string;
}

/** The breakdown at the price that follows from the input, with the suggestion beside it. */
export interface Price extends PriceBreakdown {
  readonly suggestedPrice: string;
}

interface Costs {
  rows: Decimal[];
  materials: Decimal;
  labour: Decimal;
  fixed: Decimal;
  total: Decimal;
}

/**
 * Prices a piece. Suggested is total cost × (1 + markup ÷ 100) (specification, section 9); final is
 * the chosen price, or else the suggestion rounded as wished. Materials (the sum of the rows' costs),
 * labour and fixed costs are those of the batch divided by its size, each rounded half-up to cents,
 * once. So the figures shown add up: materials + labour + fixed costs = total cost, total cost +
 * profit = final price.
 *
 * @throws {RangeError} when an input is not a finite decimal number, or as rowCost()
 */
export function computePrice(input: PricingInput): Price {
  const { rounding = noRounding, chosenPrice } = input;
  const costs = costsOf(input);
  const hundredfold = costs.total.times(toDecimal(input.marginPercentage).plus('100'));
  const suggested = roundToCents(hundredfold.times('0.01'));
  const final = roundToCents(
    chosenPrice === undefined || chosenPrice === null
      ? roundPrice(suggested, rounding)
      : toDecimal(chosenPrice),
  );
  return { ...breakdown(input, costs, final), suggestedPrice: centsText(suggested) };
}

/**
 * The figures of a price that is already set, such as a stored one. Profit is price minus
 * total cost, negative at a loss. The net margin is profit ÷ price.
 *
 * @throws {RangeError} as computePrice()
 */
export function breakdownAtPrice(input: CostInput, finalPrice: DecimalInput): PriceBreakdown {
  return breakdown(input, costsOf(input), roundToCents(toDecimal(finalPrice)));
}

/**
 * The smallest price, in R$ with two decimals, at which an hour brings at least what is wished for:
 * (labour + profit) ÷ hours per piece, not rounded, is materials and fixed costs taken from the price.
 *
 * @param wish in R$ per hour
 * @returns null where the piece takes no time
 * @throws {RangeError} as computePrice()
 */
export function priceForHour(input: CostInput, wish: DecimalInput): string | null {
  const hours = toDecimal(input.productionTime);
  if (hours.lte('0')) return null;
  const { materials, fixed } = costsOf(input);
  const enough = workOf(hours, wish, input.batchSize ?? 1);
  return centsText(materials.plus(fixed).plus(enough));
}

/** What is to be left of a piece for its work, in cents: no less than the wish comes to. */
export function workOf(hours: Decimal, wish: DecimalInput, batchSize: DecimalInput): Decimal {
  const size = toDecimal(batchSize);
  const earned = hours.times(toDecimal(wish));
  const nearest = quotient(earned, size, 2);
  return nearest.times(size).lt(earned) ? nearest.plus('0.01') : nearest;
}

function costsOf(input: CostInput): Costs {
  const size = toDecimal(input.batchSize ?? 1);
  const perPiece = (whole: Decimal) => quotient(whole, size, 2);
  const rows = input.materials.map(rowCost);
  const materials = perPiece(rows.reduce((sum, row) => sum.plus(row), toDecimal('0')));
  const labour = perPiece(toDecimal(input.productionTime).times(toDecimal(input.hourlyRate)));
  const fixed = perPiece(toDecimal(input.fixedCosts));
  return { rows, materials, labour, fixed, total: materials.plus(labour).plus(fixed) };
}

function breakdown(input: CostInput, costs: Costs, price: Decimal): PriceBreakdown {
  const profit = centsText(price.minus(costs.total));
  const labour = centsText(costs.labour);
  return {
    rowCosts: costs.rows.map(centsText),
    materialsTotal: centsText(costs.materials),
    labour,
    fixedCosts: centsText(costs.fixed),
    totalCost: centsText(costs.total),
    finalPrice: centsText(price),
    profit,
    netMargin: percentText(toDecimal(profit), price),
    markup: percentText(toDecimal(profit), costs.total, 2),
    earnedPerHour: earnedOf({ ...input, labour, profit }).perHour ?? '0.00',
  };
}
