import { formatMoney } from '../numbers/formats.ts';
import { amountText } from '../pricing/price-text.ts';
import type { UnitTypeId } from '../units/unit-types.ts';
import { draftRowTotal } from './draft-price.ts';
import { isDear, isMoreThan } from './implausible-rows.ts';
import { type MaterialDraft, rowPricing } from './product-draft.ts';
import { rowQuestions as questions } from './row-question-texts.ts';

export interface RowQuestion {
  readonly text: string;
  /** The unit in which the same number would be plausible: 80 g of a bag of 1 kg, not 80 kg. */
  readonly smaller: UnitTypeId | null;
}

/** Asks about more of a material than its pack holds, or one that costs a great deal. */
export function questionOfRow(row: MaterialDraft): RowQuestion | null {
  const { quantity, unit, pack } = rowPricing(row);
  if (unit && pack && isMoreThan(quantity, unit, pack)) {
    const used = amountText(quantity, unit);
    return {
      text: questions.moreThanBought(used, amountText(pack.content, pack.unit)),
      smaller: smallerUnits[unit]?.find((each) => !isMoreThan(quantity, each, pack)) ?? null,
    };
  }
  const total = draftRowTotal(row);
  return isDear(total) ? { text: questions.dear(formatMoney(total)), smaller: null } : null;
}

/** What a scale, a tape or a jug shows as well, and what is counted one by one. */
const smallerUnits: Partial<Record<UnitTypeId, readonly UnitTypeId[]>> = {
  quilograma: ['grama'],
  litro: ['mililitro'],
  metro: ['centimetro', 'milimetro'],
  centimetro: ['milimetro'],
  'metro-quadrado': ['centimetro-quadrado'],
  par: ['unidade'],
  duzia: ['unidade'],
  cento: ['unidade'],
  milheiro: ['unidade'],
};
