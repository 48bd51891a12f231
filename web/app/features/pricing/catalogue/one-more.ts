import { toDecimal } from '#core/numbers/decimal.ts';
import type { MaterialDraft } from '#core/product-draft/product-draft.ts';
import { materialFields, packedMaterialFields } from '#core/products/product-fields.ts';
import { numberText } from '#core/typed/number-text.ts';
import { parseDecimal } from '#core/typed/parse-decimal.ts';

/** The row with one more of its material; null where its quantity is no number, or the largest. */
export function withOneMore<Row extends MaterialDraft>(row: Row): Row | null {
  const { quantity: field } = row.byPack ? packedMaterialFields : materialFields;
  const used = parseDecimal(row.quantity);
  const more = used && toDecimal(used).plus('1');
  if (!more || more.gt(String(field.max))) return null;
  return { ...row, quantity: numberText(field, more.toFixed()) };
}
