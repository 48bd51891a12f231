import { type SQLWrapper, sql } from 'drizzle-orm';
import { catalogueMaterials, materials } from './schema.ts';
import { dimensionOf, factorOf } from './unit-values.ts';

// Core's comparePrices() in SQL. Both are held against each other in
// server/src/features/repricings/repricing-races.itest.ts.

const rowRate = rateOf(materials, materials.unit);
const materialRate = rateOf(catalogueMaterials, catalogueMaterials.unitType);

const [row, material] = [materials, catalogueMaterials];

/** A price that was taken over and not changed since: so are nearly all, and it is quick to compute. */
const isUntouched = sql`${row.unitPrice} = ${material.unitPrice} and ${row.unit} = ${material.unitType}
  or ${row.packPrice} = ${material.packPrice} and ${row.packContent} = ${material.packContent}
    and ${row.packUnit} = ${material.packUnit}`;

/** Whether a row costs something else than the catalogue material that it came from. */
export const hasOtherPrice = sql`case when ${isUntouched} then false
  else ${dimensionOf(row.unit)} = ${dimensionOf(material.unitType)}
    and ${rowRate.cost} * ${materialRate.of} <> ${materialRate.cost} * ${rowRate.of} end`;

/** R$, and for how many of the dimension's base units. */
function rateOf(
  { unitPrice, packPrice, packContent, packUnit }: typeof materials | typeof catalogueMaterials,
  unit: SQLWrapper,
) {
  return {
    cost: sql`coalesce(${packPrice}, ${unitPrice})`,
    of: sql`coalesce(${packContent}, 1) * ${factorOf(sql`coalesce(${packUnit}, ${unit})`)}`,
  };
}
