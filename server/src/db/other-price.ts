import { type SQLWrapper, sql } from 'drizzle-orm';
import { type UnitType, unitTypes } from '#core/choices/unit-types.ts';
import { catalogueMaterials, materials } from './schema.ts';

// Core's comparePrices() in SQL. Both are held against each other in
// server/src/features/repricings/repricings.engines.itest.ts.

const dimension = ofUnit((unit) => `'${unit.dimension}'`);
const factor = ofUnit((unit) => unit.factor.join('::numeric / '));

const rowRate = rateOf(materials, materials.unit);
const materialRate = rateOf(catalogueMaterials, catalogueMaterials.unitType);

const [row, material] = [materials, catalogueMaterials];

/** A price that was taken over and not changed since: so are nearly all, and it is quickly said. */
const isUntouched = sql`${row.unitPrice} = ${material.unitPrice} and ${row.unit} = ${material.unitType}
  or ${row.packPrice} = ${material.packPrice} and ${row.packContent} = ${material.packContent}
    and ${row.packUnit} = ${material.packUnit}`;

/** Whether a row costs something else than the catalogue material that it came from. */
export const hasOtherPrice = sql`case when ${isUntouched} then false
  else ${dimension(row.unit)} = ${dimension(material.unitType)}
    and ${rowRate.cost} * ${materialRate.of} <> ${materialRate.cost} * ${rowRate.of} end`;

/** R$, and for how many of the dimension's base units. */
function rateOf(
  { unitPrice, packPrice, packContent, packUnit }: typeof materials | typeof catalogueMaterials,
  unit: SQLWrapper,
) {
  return {
    cost: sql`coalesce(${packPrice}, ${unitPrice})`,
    of: sql`coalesce(${packContent}, 1) * ${factor(sql`coalesce(${packUnit}, ${unit})`)}`,
  };
}

function ofUnit(value: (unit: UnitType) => string) {
  const cases = sql.raw(unitTypes.map((unit) => `when '${unit.id}' then ${value(unit)}`).join(' '));
  return (unit: SQLWrapper) => sql`case ${unit} ${cases} end`;
}
