import { type SQLWrapper, sql } from 'drizzle-orm';
import { type UnitType, unitTypes } from '#core/units/unit-types.ts';

export const factorOf = ofUnit((unit) => unit.factor.join('::numeric / '));

export const dimensionOf = ofUnit((unit) => `'${unit.dimension}'`);

function ofUnit(value: (unit: UnitType) => string) {
  const cases = sql.raw(unitTypes.map((unit) => `when '${unit.id}' then ${value(unit)}`).join(' '));
  return (unit: SQLWrapper) => sql`case ${unit} ${cases} end`;
}
