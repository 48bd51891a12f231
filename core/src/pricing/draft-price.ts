import { centsText, type Decimal, toDecimal } from './decimal.ts';
import { computePrice, type PriceBreakdown } from './price.ts';
import {
  draftToPricing,
  type MaterialDraft,
  type ProductDraft,
  rowNumbers,
} from './product-draft.ts';

interface RowCost {
  readonly exact: Decimal;
  readonly total: string;
}

// A row that was typed into is another object: each is read and multiplied once, so that a
// keystroke among hundreds of rows costs as much as among a few.
const known = new WeakMap<MaterialDraft, RowCost>();

/** The figures of the form as it stands, whatever is typed so far. */
export function draftPrice(draft: ProductDraft): Omit<PriceBreakdown, 'materialTotals'> {
  const sum = sumOf(draft.materials);
  return computePrice({
    ...draftToPricing({ ...draft, materials: [] }),
    materials: [{ quantity: '1', unitPrice: sum.toFixed() }],
  });
}

let last = { rows: [] as readonly MaterialDraft[], sum: toDecimal('0') };

/** The exact sum, from the last one by what has changed since: decimals do not drift. */
function sumOf(rows: readonly MaterialDraft[]): Decimal {
  const same = rows.length === last.rows.length;
  let sum = same ? last.sum : toDecimal('0');
  for (const [index, row] of rows.entries()) {
    const before = same ? last.rows[index] : undefined;
    if (row === before) continue;
    sum = sum.plus(costOf(row).exact);
    if (before) sum = sum.minus(costOf(before).exact);
  }
  last = { rows, sum };
  return sum;
}

/** Quantity × unit price of one row as typed, in R$ with two decimals. */
export function draftRowTotal(row: MaterialDraft): string {
  return costOf(row).total;
}

function costOf(row: MaterialDraft): RowCost {
  const cost = known.get(row);
  if (cost) return cost;
  const { quantity, unitPrice } = rowNumbers(row);
  const exact = toDecimal(quantity).times(toDecimal(unitPrice));
  const made = { exact, total: centsText(exact) };
  known.set(row, made);
  return made;
}
