import { toDecimal } from '#core/pricing/decimal.ts';
import { parseDecimal } from '#core/pricing/parse-decimal.ts';
import { materialFields, packedMaterialFields } from '#core/products/fields.ts';
import { numberText } from '#core/products/number-text.ts';
import type { MaterialDraft } from '#core/products/product-draft.ts';

/** The row with one more of its material; null where its quantity is no number, or the largest. */
export function withOneMore<Row extends MaterialDraft>(row: Row): Row | null {
  const { quantity: field } = row.byPack ? packedMaterialFields : materialFields;
  const used = parseDecimal(row.quantity);
  const more = used && toDecimal(used).plus('1');
  if (!more || more.gt(String(field.max))) return null;
  return { ...row, quantity: numberText(field, more.toFixed()) };
}
