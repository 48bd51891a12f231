import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { packIn } from '../../db/pack.ts';
import { catalogueMaterials, type products, stockMovements } from '../../db/schema.ts';

/** Exact, without trailing zeros: a number of JavaScript would lose digits. */
const exact = <Text extends string | null = string>(column: PgColumn) =>
  sql<Text>`trim_scale(${column})::text`;

/** Quantity and value. */
export const stockIn = ({ onHand, stockValue }: typeof catalogueMaterials | typeof products) => ({
  onHand: exact(onHand),
  stockValue: exact(stockValue),
});

export const trackedColumns = {
  id: catalogueMaterials.id,
  name: catalogueMaterials.name,
  unitType: catalogueMaterials.unitType,
  unitPrice: catalogueMaterials.unitPrice,
  minimum: catalogueMaterials.minimum,
  supplier: catalogueMaterials.supplier,
  pack: packIn(catalogueMaterials).as('pack'),
  ...stockIn(catalogueMaterials),
};

const { userId: _owner, ...columns } = getTableColumns(stockMovements);

export const movementColumns = {
  ...columns,
  quantity: exact(stockMovements.quantity),
  value: exact(stockMovements.value),
  told: exact(stockMovements.told),
  fees: exact(stockMovements.fees),
  hours: exact<string | null>(stockMovements.hours),
  labour: exact<string | null>(stockMovements.labour),
};
