import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { catalogueInputOf } from '#core/catalogue/catalogue-fields.ts';
import { kinds, mapLists } from '#core/kinds/kinds.ts';
import type { Backup, RestoredBackup } from '#core/workshop/backup-schemas.ts';
import type { Workshop } from '#core/workshop/workshop-schemas.ts';
import { answered } from '../../testing/answered.ts';
import { numberedProduct } from '../../testing/product-input.ts';
import { randomWorkshop } from '../../testing/random-workshop.ts';
import { countingOf, rowsOfWorkshop, stockOfWorkshop } from '../../testing/same-workshop.ts';
import { findWrongSums } from '../../testing/stock-sums.ts';
import { type Client, sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const exported = (browser: Client) =>
  answered<Workshop>(browser, 'GET', '/api/export/workshop.json');
const imported = (browser: Client, file: Workshop) =>
  answered(browser, 'POST', '/api/import/workshop', file);

test('a hundred workshops are the same after import, and after backup and restoring', async () => {
  for (const file of fc.sample(randomWorkshop, { numRuns: 100, seed: 16 })) {
    const { userId, browser: ana } = await server.newUser();
    await imported(ana, file);
    const before = await exported(ana);
    expect(rowsOfWorkshop(before)).toEqual(rowsOfWorkshop(file));

    expect(await findWrongSums(server.services.db, userId)).toEqual([]);

    const backup = await answered<Backup>(ana, 'POST', '/api/backups');
    const stored = await ana.call<Workshop>('GET', `/api/backups/${backup.id}`);
    expect(rowsOfWorkshop(stored.body)).toEqual(rowsOfWorkshop(before));

    const [product] = before.products.filter(({ deletedAt }) => !deletedAt);
    await moveStock(ana, before);
    if (product) await ana.call('DELETE', `/api/products/${product.id}`);
    const [material] = before.materials.filter(({ deletedAt }) => !deletedAt);
    if (material) {
      // Of another dimension only where nothing keeps it.
      const isFree = !material.tracked && !isMoved(before, material.id);
      const unitType = isFree ? 'metro' : material.unitType;
      const price = { unitType, unitPrice: 1, pack: null };
      const changed = { ...catalogueInputOf(material), name: 'Outro nome', ...price };
      await answered(ana, 'PUT', `/api/materials/${material.id}`, changed);
    }
    await answered(ana, 'POST', '/api/products', numberedProduct(1));
    const path = `/api/backups/${backup.id}/restore`;
    const { changes } = await answered<RestoredBackup>(ana, 'POST', path);
    expect(changes).toMatchObject({
      products: { added: { count: product ? 1 : 0 }, gone: { count: 1 } },
      materials: { changed: { count: material ? 1 : 0 } },
    });
    const after = await exported(ana);
    expect(presentRows(after)).toEqual(presentRows(before));
    expect(stockOfWorkshop(after)).toEqual(stockOfWorkshop(before));
    expect(await findWrongSums(server.services.db, userId)).toEqual([]);
  }
});

const isMoved = ({ movements = [] }: Workshop, id: string) =>
  movements.some(({ materialId }) => materialId === id);

/** Takes something back that counts, and moves what there is of a material and of a product. */
async function moveStock(ana: Client, { movements = [], materials, products }: Workshop) {
  for (const { id } of countingOf(movements).slice(0, 1)) {
    await answered(ana, 'POST', `/api/movements/${id}/reverse`);
  }
  const material = materials.find(({ tracked, deletedAt }) => tracked && !deletedAt);
  const path = `/api/materials/${material?.id}/movements`;
  if (material) await answered(ana, 'POST', path, { kind: 'loss', quantity: 1.25 });
  const product = products.find(({ deletedAt }) => !deletedAt);
  if (product)
    await answered(ana, 'POST', `/api/products/${product.id}/productions`, { pieces: 2 });
}

/** What is not deleted. What was paid meanwhile stays known. */
function presentRows(workshop: Workshop) {
  const { history: _, movements: _movements, habits, ...rows } = rowsOfWorkshop(workshop);
  return {
    habits,
    ...mapLists((kind) => rows[kinds[kind].list].filter(({ deletedAt }) => !deletedAt)),
    materials: rows.materials
      .filter(({ deletedAt }) => !deletedAt)
      .map(({ prices: _prices, ...row }) => row),
    templates: rows.templates,
  };
}
