import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { watchOnSlowLine, worstShift } from './harness/layout-shift.ts';
import { followLoading } from './harness/loading.ts';
import { bag, bear, bookmark, mug, storeProducts } from './harness/products.ts';
import { ownScreens } from './harness/screens.ts';

test.use({ plan: 'pro' });

const limit = 0.05;
const wide = { width: 1280, height: 800 };

test('nothing moves by itself while a screen of Pro comes over a slow line', async ({
  signedInPage: page,
  problems,
}) => {
  test.slow();
  problems.expect(/status of 404 .*nada-aqui/);
  const { product, material } = await storeWorkshop(page);
  const screens = [
    ...ownScreens,
    '/stock?part=pieces',
    `/stock/materials/${material}`,
    `/stock/products/${product}`,
    `/materials/${material}/history`,
    `/products/${product}/edit`,
    `/products/${product}/history`,
    `/products/${product}/sheet`,
    '/support',
    '/nada-aqui',
  ];
  await expectStill(page, screens);
  await page.setViewportSize(wide);
  await expectStill(page, ['/dashboard', '/products', '/materials', '/stock', '/reports']);
});

test('nor while one of the free plan does', async ({ signedInPage: page, server, account }) => {
  const { product } = await storeWorkshop(page);
  await server.setPlan(account.email, 'free');
  const screens = ['/dashboard', '/calculator', '/products', '/materials', '/stock', '/upgrade'];
  await expectStill(page, [...screens, `/products/${product}/history`]);
});

async function expectStill(page: Page, paths: readonly string[]): Promise<void> {
  await watchOnSlowLine(page);
  const loaded = followLoading(page);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await loaded();
    const { sum, lines } = await worstShift(page);
    expect.soft(sum, [path, ...lines].join('\n')).toBeLessThanOrEqual(limit);
  }
}

/** Twelve products and materials, more than a screen of each, half of which have moved in stock. */
async function storeWorkshop(page: Page): Promise<{ product: string; material: string }> {
  const turns = Array.from({ length: 3 }, (_, turn) => turn + 1);
  const inputs = turns.flatMap((turn) =>
    [bear, bookmark, mug, bag].map((each) => ({ ...each, name: `${each.name} ${turn}` })),
  );
  const products = await storeProducts(page.request, ...inputs);
  for (const { id } of products.slice(6)) {
    await post(page, `/api/products/${id}/productions`, { pieces: 5 });
    await post(page, `/api/products/${id}/sales`, { pieces: 2, unitPrice: 200 });
  }
  let material = '';
  for (const { name } of inputs) {
    const data = { name: `Fio: ${name}`, unitType: 'metro', unitPrice: 2, category: null };
    const tracking = { tracked: true, minimum: 10 };
    material = (await post(page, '/api/materials', { ...data, ...tracking })).id;
    await post(page, `/api/materials/${material}/movements`, { kind: 'purchase', quantity: 5 });
  }
  return { product: products.at(-1)?.id ?? '', material };
}

async function post({ request }: Page, path: string, data: object): Promise<{ id: string }> {
  const answer = await request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return await answer.json();
}
