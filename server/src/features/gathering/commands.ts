import { v7 as uuidv7 } from 'uuid';
import { catalogueFields } from '#core/catalogue/catalogue-fields.ts';
import { catalogueMaterialInputSchema } from '#core/catalogue/catalogue-schemas.ts';
import { rowsInUnit } from '#core/catalogue/gather-materials.ts';
import { fieldDefaults } from '#core/fields/field.ts';
import { type MaterialValues, productInputOf } from '#core/products/product-input-of.ts';
import type { ImportedRow } from '#core/workshop/undone-import.ts';
import { changeAsUser, type UserChange } from '../../db/change-as-user.ts';
import type { Database, UserId } from '../../db/database.ts';
import { catalogueMaterials } from '../../db/schema.ts';
import { limitChanges, limitCreations, type Pace } from '../../http/limits/row-limits.ts';
import { ProblemError, validated } from '../../http/problem-error.ts';
import { findImport } from '../workshop/queries.ts';
import { storeRows } from '../workshop/store-rows.ts';
import { rememberImport } from '../workshop/undo-import.ts';
import { findGathered } from './queries.ts';

/**
 * Makes materials of the catalogue of what the user's products are made of, and links their rows, all
 * or nothing. No product gets another price. It is taken back as an import is.
 *
 * @param wanted of each material the row whose price it takes
 * @param key its id; the same call again answers what the first one did
 * @param pace at which materials may be created, and a product may get versions
 * @throws ProblemError 412 gathered_changed when one of the rows is not to be gathered any more, 422
 *   validation_failed, 429 too_many_requests
 */
export function gather(
  db: Database,
  userId: UserId,
  wanted: readonly string[],
  key: string = uuidv7(),
  pace: Pace = [],
) {
  return changeAsUser(db, userId, async (change) => {
    const before = await findImport(change.tx, userId, key);
    if (before) return countsOf(key, before.rows);
    const { materials, links, products } = await plan(change, wanted);
    if (materials.length > 0) await limitCreations(change, catalogueMaterials, pace);
    const linked = products
      .filter((product) => product.materials.some(({ id }) => links.has(id)))
      .map(({ id, ...product }) => ({
        id,
        content: productInputOf({ ...product, materials: product.materials.map(linkedBy(links)) }),
      }));
    const rows = await storeRows(change, { material: materials, product: linked }, 'imported');
    const product = rows.find(({ kind }) => kind === 'product');
    if (product) {
      await limitChanges(change, { ...product, version: (product.before ?? 0) + 1 }, pace);
    }
    await rememberImport(change, key, rows);
    return countsOf(key, rows);
  });
}

/** What is to be created, and the materials that rows of products are linked to, by their ids. */
async function plan({ tx, userId }: UserChange, wanted: readonly string[]) {
  const { groups, products } = await findGathered(tx, userId);
  const byRow = new Map(
    groups.flatMap((group) =>
      group.offers.flatMap(({ rows }) => rows.map((row) => [row.id, { group, row }] as const)),
    ),
  );
  const chosen = new Map<(typeof groups)[number], MaterialValues>();
  for (const id of wanted) {
    const found = byRow.get(id);
    if (!found) throw new ProblemError(412, 'gathered_changed');
    chosen.set(found.group, found.row);
  }
  const links = new Map<string, string>();
  const materials = [...chosen].flatMap(([group, row]) => {
    const id = group.known?.id ?? uuidv7();
    const unit = group.known?.unitType ?? row.unit;
    for (const each of rowsInUnit(group, unit)) links.set(each.id, id);
    return group.known ? [] : [{ id, content: materialOf({ ...row, name: group.name }) }];
  });
  return { materials, links, products };
}

function materialOf({ name, unit, wastePercentage, unitPrice, pack }: MaterialValues) {
  const content = { name, unitType: unit, wastePercentage, unitPrice, pack };
  return validated(catalogueMaterialInputSchema, { ...fieldDefaults(catalogueFields), ...content });
}

const linkedBy =
  (links: ReadonlyMap<string, string>) =>
  <Row extends MaterialValues & { readonly id: string }>(row: Row): Row => ({
    ...row,
    materialId: links.get(row.id) ?? row.materialId,
  });

const countsOf = (id: string, rows: readonly ImportedRow[]) => {
  const created = rows.filter(({ kind }) => kind === 'material').length;
  return { id, created, products: rows.length - created };
};
