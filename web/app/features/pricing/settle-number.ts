import { formatDecimal } from '#core/messages/formats.ts';
import { fixedCostsFallbackNote } from '#core/messages/labels.ts';
import { type PricingField, pricingBounds, pricingFallbacks } from '#core/pricing/bounds.ts';
import { clampToBounds } from '#core/pricing/clamp.ts';
import { parseDecimal } from '#core/pricing/parse-decimal.ts';

export interface SettledNumber {
  /** The number in Brazilian notation, or '' where empty is as good as the fallback. */
  readonly text: string;
  /** What was changed, for the user; null when the number is the one that was typed. */
  readonly note: string | null;
}

const moneyFields: readonly PricingField[] = ['unitPrice', 'fixedCosts', 'hourlyRate'];

/** A canonical decimal ('12.5') as its field shows it ('12,50' for money). */
export function fieldText(field: PricingField, value: number | string): string {
  const { decimals } = pricingBounds[field];
  return formatDecimal(value, {
    min: moneyFields.includes(field) ? decimals : 0,
    max: decimals,
  });
}

/** What a number field holds once it is left: within bounds, well written, and what was changed. */
export function settleNumber(field: PricingField, typed: string): SettledNumber {
  const value = parseDecimal(typed);
  if (field === 'fixedCosts' && (value === null || value === '0')) return fixedCostsFallback();
  if (value === null) return emptyOrFallback(field, typed);
  const settled = clampToBounds(field, value);
  const text = fieldText(field, settled);
  return { text, note: settled === value ? null : noteOf(field, Number(value), text) };
}

function fixedCostsFallback(): SettledNumber {
  return {
    text: fieldText('fixedCosts', pricingFallbacks.fixedCosts),
    note: fixedCostsFallbackNote,
  };
}

function emptyOrFallback(field: PricingField, typed: string): SettledNumber {
  // In a material row an empty number is shown as its fallback already, by the placeholder.
  const inRow = field === 'quantity' || field === 'unitPrice';
  if (inRow && typed.trim() === '') return { text: '', note: null };
  const text = fieldText(field, pricingFallbacks[field]);
  const why = typed.trim() === '' ? 'o campo ficou vazio' : 'o que foi digitado não é um número';
  return { text, note: `Usamos ${text} porque ${why}.` };
}

function noteOf(field: PricingField, typed: number, text: string): string {
  const { max, smallest, decimals } = pricingBounds[field];
  if (typed > max) return `O máximo é ${text}.`;
  if (typed < smallest) return `O mínimo é ${text}.`;
  return `Arredondado para ${text}: use até ${decimals} casas decimais.`;
}
