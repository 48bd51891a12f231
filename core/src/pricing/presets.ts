import { type DecimalInput, toDecimal } from './decimal.ts';

/** The markups that the form offers, in per cent. `custom` has none of its own. */
export const marginPresets = [
  { id: 'low', margin: 50, label: 'Baixa', meaning: 'Para girar estoque e feiras populares' },
  { id: 'standard', margin: 100, label: 'Padrão', meaning: 'Recomendada para iniciantes' },
  { id: 'high', margin: 150, label: 'Alta', meaning: 'Para peças exclusivas' },
  { id: 'premium', margin: 200, label: 'Premium', meaning: 'Para canais premium' },
  { id: 'custom', margin: null, label: 'Personalizada', meaning: 'Você define a margem' },
] as const;

export type MarginPresetId = (typeof marginPresets)[number]['id'];

/** Shortcuts beside the slider of the custom markup, in per cent. */
export const customMarginQuickPicks = [50, 100, 150, 200, 250, 300] as const;

/**
 * The preset with this markup, or `custom`.
 *
 * @throws {RangeError} when the markup is not a finite decimal number.
 */
export function presetOf(margin: DecimalInput): MarginPresetId {
  const value = toDecimal(margin);
  const match = marginPresets.find(
    (preset) => preset.margin !== null && value.eq(String(preset.margin)),
  );
  return match?.id ?? 'custom';
}
