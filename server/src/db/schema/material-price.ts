import { sql } from 'drizzle-orm';
import { check, text } from 'drizzle-orm/pg-core';
import { packFields } from '#core/products/product-fields.ts';
import type { UnitTypeId } from '#core/units/unit-types.ts';
import { decimal, fieldChecks, money } from './columns.ts';

export const priceColumns = () => ({
  unitPrice: money('unit_price'),
  packPrice: money('pack_price'),
  packContent: decimal('pack_content', 12, 6),
  packUnit: text('pack_unit').$type<UnitTypeId>(),
});

const packColumns = {
  packPrice: packFields.price,
  packContent: packFields.content,
  packUnit: packFields.unit,
} as const;

/** The bounds of a pack, and that there is a unit price or a whole pack, never both. */
export const priceChecks = (
  tableName: string,
  columns: Parameters<typeof fieldChecks<typeof packColumns>>[2],
) => [
  ...fieldChecks(tableName, packColumns, columns),
  check(
    `${tableName}_one_price_check`,
    sql.raw(
      'num_nonnulls(pack_price, pack_content, pack_unit) = case when unit_price is null then 3 else 0 end',
    ),
  ),
];
