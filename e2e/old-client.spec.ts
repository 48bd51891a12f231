import type { Page } from '@playwright/test';
import { descriptionHeader } from '#core/kinds/description.ts';
import type { ProductInput } from '#core/products/product-schemas.ts';
import { expect, test } from './fixtures.ts';
import { bear, storeProducts } from './harness/products.ts';
import { CalculatorPage } from './pages/calculator-page.ts';

const skein = { price: 18.9, content: 254, unit: 'metro' } as const;
const scarf: ProductInput = {
  ...bear,
  name: 'Cachecol',
  materials: [{ name: 'Fio', quantity: 85, unit: 'metro', pack: skein }],
};

/** Lets the page send what its version of before packs sent: it said no number either. */
async function sendAsBefore(page: Page): Promise<void> {
  await page.route('**/api/products/*', async (route) => {
    const body = route.request().postDataJSON();
    if (route.request().method() !== 'PUT') return route.fallback();
    const { batchSize: _b, rounding: _r, chosenPrice: _c, materials, ...old } = body;
    const rows = materials.map(({ name, quantity }: { name: string; quantity: number }) => ({
      name,
      quantity,
      unitPrice: 0,
    }));
    const { [descriptionHeader.toLowerCase()]: _, ...headers } = route.request().headers();
    return route.fallback({ headers, postData: JSON.stringify({ ...old, materials: rows }) });
  });
}

test('a tab that is too old keeps what was typed and is told to reload, and then it saves', async ({
  signedInPage: page,
  problems,
}) => {
  problems.expect(/status of 412/);
  await storeProducts(page.request, scarf);
  const { products } = await (await page.request.get('/api/products')).json();
  const form = new CalculatorPage(page);
  await form.openProduct(products[0].id);
  await sendAsBefore(page);
  await form.name.fill('Cachecol de inverno');
  await form.saveChanges();
  await expect(page.getByRole('alert').filter({ hasText: 'Recarregue a página' })).toBeVisible();
  await expect(form.name).toHaveValue('Cachecol de inverno');

  await page.unrouteAll();
  await page.reload();
  await expect(form.restored).toBeVisible();
  await expect(form.name).toHaveValue('Cachecol de inverno');
  await form.saveChanges();
  await expect(page.getByRole('heading', { name: 'Cachecol de inverno' })).toBeVisible();
  const saved = await (await page.request.get(`/api/products/${products[0].id}`)).json();
  expect(saved.materials[0]).toMatchObject({ quantity: 85, unit: 'metro', pack: skein });
});
