import type { QueryClient } from '@tanstack/react-query';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import { otherKindOfUnit } from '#core/repricing/repricing-texts.ts';
import { areAlike } from '#core/units/unit-types.ts';
import { productsQuery } from '../stored/products-query.ts';

type Material = Pick<CatalogueMaterial, 'id' | 'name' | 'unitType'>;

/**
 * The warning about a material that is now counted in another kind of unit: products that have it
 * keep their price. Null where there are none.
 */
export function otherKindNote(client: QueryClient, before: Material, after: Material) {
  if (areAlike(before.unitType, after.unitType)) return null;
  const products = countLeft(client, after);
  return products === 0 ? null : otherKindOfUnit(after.name, products);
}

/** The products on this device that do not follow a material's unit; null where not all are here. */
function countLeft(client: QueryClient, { id, unitType }: Material): number | null {
  const list = client.getQueryData(productsQuery.queryKey);
  if (!list?.complete) return null;
  const isLeft = (row: { materialId: string | null; unit: string }) =>
    row.materialId === id && !areAlike(row.unit, unitType);
  return list.rows.filter(({ materials }) => materials.some(isLeft)).length;
}
