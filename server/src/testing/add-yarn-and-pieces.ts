import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import type { Product } from '#core/products/product-schemas.ts';
import type { StockAct } from '#core/stock/stock-schemas.ts';
import { answered } from './answered.ts';
import { numberedProduct } from './product-input.ts';
import type { Client } from './test-server.ts';

const yarn = { name: 'Fio', unitPrice: 0.1, unitType: 'grama', tracked: true, minimum: 50 };

/** Gives somebody on Pro 500 g of yarn at R$ 45, and a product that takes 30 g of it. */
export async function addYarnAndPieces(browser: Client) {
  const material = await answered<CatalogueMaterial>(browser, 'POST', '/api/materials', yarn);
  const used = { name: 'Fio', quantity: 30, unit: 'grama', unitPrice: 0.1 };
  const product = await answered<Product>(browser, 'POST', '/api/products', {
    ...numberedProduct(0),
    materials: [{ ...used, materialId: material.id }],
  });
  const ofYarn = `/api/materials/${material.id}/movements`;
  const purchase = { kind: 'purchase', quantity: 500, value: 45 };
  const bought = await answered<StockAct>(browser, 'POST', ofYarn, purchase);
  return { material, product, bought };
}
