import { type DecimalInput, toDecimal } from '../numbers/decimal.ts';

/** The markups that the form offers, in per cent. `custom` has none of its own. */
export const markupPresets = [
  { id: 'low', markup: 50, label: 'Baixa', meaning: 'Para girar estoque e feiras populares' },
  { id: 'standard', markup: 100, label: 'Padrão', meaning: 'Recomendada para iniciantes' },
  { id: 'high', markup: 150, label: 'Alta', meaning: 'Para peças exclusivas' },
  { id: 'premium', markup: 200, label: 'Premium', meaning: 'Para canais premium' },
  { id: 'custom', markup: null, label: 'Outra', meaning: 'Você define a margem' },
] as const;

/** Shortcuts beside the slider of the custom markup, in per cent. */
export const customMarkupQuickPicks = [50, 100, 150, 200, 250, 300] as const;

/**
 * The preset with this markup, or `custom`.
 *
 * @throws {RangeError} when the markup is not a finite decimal number.
 */
export function presetOf(markup: DecimalInput): (typeof markupPresets)[number]['id'] {
  const value = toDecimal(markup);
  const match = markupPresets.find(
    (preset) => preset.markup !== null && value.eq(String(preset.markup)),
  );
  return match?.id ?? 'custom';
}

export const lowMarkupWarning =
  'Margem baixa - risco de prejuízo. Considere aumentar para pelo menos 50%.';
