import { foldText } from '../search/fold-text.ts';
import type { UnitTypeId } from '../units/unit-types.ts';
import { unitNamed } from './unit-words.ts';

/** '12,50 o metro', '20,00/kg', '0,50 cada', '3 fardos' */
const behind = /^(.*\d)\s*(?:reais|r\$)?\s*(?:\/|p\/|(?:por|[ao])\s)?\s*(\p{L}[\p{L}. ]*[²2]?)$/iu;

export interface PricedUnit {
  /** The text of the number. */
  readonly amount: string;
  /** The word behind it, folded. */
  readonly word: string;
  /** Null where the word says no more than 'cada' or 'un', undefined where it is no unit. */
  readonly unit: UnitTypeId | null | undefined;
}

/** What a price, or an amount, is of: 'R$ 20,00/kg'. Null where nothing stands behind the number. */
export function readPricedUnit(text: string): PricedUnit | null {
  const [, amount, word] = behind.exec(text) ?? [];
  if (amount === undefined || word === undefined) return null;
  const folded = foldText(word).trim();
  const unit = /^(?:cada|cd|u)$/.test(folded) ? 'unidade' : unitNamed(folded);
  return { amount, word: folded, unit: unit === 'unidade' ? null : (unit ?? undefined) };
}
