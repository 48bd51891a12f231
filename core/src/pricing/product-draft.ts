import { formatDecimal } from '../messages/formats.ts';
import { type PricingField, pricingBounds, pricingFallbacks } from './bounds.ts';
import { parseDecimal } from './parse-decimal.ts';
import type { PricingInput } from './price.ts';

/** One material row as typed. */
export interface MaterialDraft {
  readonly name: string;
  readonly quantity: string;
  readonly unitPrice: string;
}

/** The pricing form as typed: every number is still a text in Brazilian notation. */
export interface ProductDraft {
  readonly name: string;
  readonly craftCategory: string;
  readonly materials: readonly MaterialDraft[];
  readonly productionTime: string;
  readonly fixedCosts: string;
  readonly noFixedCosts: boolean;
  readonly hourlyRate: string;
  readonly marginPercentage: string;
}

/** What the form knows of its user before anything is typed. */
export interface DraftDefaults {
  readonly craftCategory?: string;
  readonly hourlyRate?: number;
}

export const emptyMaterial: MaterialDraft = { name: '', quantity: '', unitPrice: '' };

/** A fresh form: one empty row, the user's craft and rate, the other numbers at their defaults. */
export function emptyDraft(defaults: DraftDefaults = {}): ProductDraft {
  return {
    name: '',
    craftCategory: defaults.craftCategory ?? '',
    materials: [emptyMaterial],
    productionTime: formatDecimal(pricingFallbacks.productionTime),
    fixedCosts: formatDecimal(pricingFallbacks.fixedCosts),
    noFixedCosts: false,
    hourlyRate: formatDecimal(defaults.hourlyRate ?? pricingFallbacks.hourlyRate),
    marginPercentage: formatDecimal(pricingFallbacks.marginPercentage),
  };
}

/**
 * The numbers behind the totals shown while typing, one row per drafted row. Same fallbacks as
 * on saving; a number on its way out of bounds counts as 0 or as the field's maximum at most,
 * so the totals can always be shown and drawn.
 */
export function draftToPricing(draft: ProductDraft): PricingInput {
  const numbers = numbersOf(draft);
  return {
    materials: draft.materials.map(rowNumbers),
    productionTime: withinReach('productionTime', numbers.productionTime),
    fixedCosts: withinReach('fixedCosts', numbers.fixedCosts),
    hourlyRate: withinReach('hourlyRate', numbers.hourlyRate),
    marginPercentage: withinReach('marginPercentage', numbers.marginPercentage),
  };
}

/** The same of one row. */
export function rowNumbers({ quantity, unitPrice }: MaterialDraft) {
  return {
    quantity: withinReach('quantity', numberOr('quantity', quantity)),
    unitPrice: withinReach('unitPrice', numberOr('unitPrice', unitPrice)),
  };
}

/**
 * What is sent on saving, for productInputSchema to judge: texts trimmed, blank rows dropped,
 * fallbacks in place of what is not numeric (specification, section 5).
 */
export function draftToProductInput(draft: ProductDraft) {
  return {
    name: draft.name.trim(),
    craftCategory: draft.craftCategory,
    ...numbersOf(draft),
    materials: draft.materials.filter(isSent).map((row) => ({
      name: row.name.trim(),
      quantity: numberOr('quantity', row.quantity),
      unitPrice: numberOr('unitPrice', row.unitPrice),
    })),
  };
}

/** For each material of draftToProductInput, the drafted row it came from (to place its errors). */
export function sentRows(draft: ProductDraft): number[] {
  return draft.materials.flatMap((row, index) => (isSent(row) ? [index] : []));
}

// A nameless row that costs something is kept: dropping it would lower the price just shown,
// so the schema asks for its name instead.
function isSent(row: MaterialDraft): boolean {
  return row.name.trim() !== '' || numberOr('unitPrice', row.unitPrice) !== 0;
}

function numbersOf(draft: ProductDraft) {
  return {
    productionTime: numberOr('productionTime', draft.productionTime),
    // A typed 0 falls back as well: only the checkbox says that there are none.
    fixedCosts: draft.noFixedCosts
      ? 0
      : numberOr('fixedCosts', draft.fixedCosts) || pricingFallbacks.fixedCosts,
    hourlyRate: numberOr('hourlyRate', draft.hourlyRate),
    marginPercentage: numberOr('marginPercentage', draft.marginPercentage),
  };
}

function numberOr(field: PricingField, text: string): number {
  return Number(parseDecimal(text) ?? pricingFallbacks[field]);
}

function withinReach(field: PricingField, value: number): number {
  return Math.min(Math.max(value, 0), pricingBounds[field].max);
}
