import type { UnitTypeId } from '../choices/unit-types.ts';
import { type DecimalInput, toDecimal } from '../pricing/decimal.ts';
import { amountText } from '../pricing/price-text.ts';
import type { Pack } from '../pricing/row-cost.ts';
import { formatMoney } from '../text/formats.ts';
import { ratioOf } from '../typed/ratio.ts';
import { convert } from '../typed/read-term.ts';
import { draftRowTotal } from './draft-price.ts';
import { type MaterialDraft, rowPricing } from './product-draft.ts';
import { rowQuestions as questions } from './row-question-texts.ts';

/** A question about a row comes above this, in R$. */
const dearRow = '1000';

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
  const isDear = toDecimal(total).gt(dearRow);
  return isDear ? { text: questions.dear(formatMoney(total)), smaller: null } : null;
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

function isMoreThan(quantity: DecimalInput, unit: UnitTypeId, pack: Pack): boolean {
  const { over, under } = convert(ratioOf(quantity), unit, pack.unit);
  return over.gt(under.times(toDecimal(pack.content)));
}
