import { expect, test } from './fixtures.ts';
import { followLoading } from './harness/loading.ts';
import { printed } from './harness/paper.ts';
import { bear, bookmark, mug, storeProducts } from './harness/products.ts';
import { ProductsPage } from './pages/products-page.ts';

test.use({ plan: 'pro' });

/** What stands on the screen and has no business on paper. */
const bars =
  /Calculadora|Pular para|Termos de Uso|Nova peça|Novo Material|Buscar|Voltar|Imprimir|lixeira|Revisar|Upgrade/;

test('lists, a sheet and the report print as pages to hand over', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  const shapes = [bear, bookmark, mug];
  const names = Array.from({ length: 65 }, (_, n) => `Peça ${100 + n} de crochê`);
  const stored = await storeProducts(
    page.request,
    ...names.map((name, n) => ({ ...(shapes[n % 3] ?? bear), name, notes: `Receita nº ${n}` })),
  );
  const materials = Array.from({ length: 30 }, (_, n) => `Fio de cor ${100 + n}`);
  for (const name of materials) {
    const data = { name, unitPrice: 1.5, unitType: 'metro', category: null };
    expect((await page.request.post('/api/materials', { data })).status()).toBe(201);
  }
  const sale = { pieces: 1, unitPrice: 300 };
  const sold = await page.request.post(`/api/products/${stored[0]?.id}/sales`, { data: sale });
  expect(sold.status()).toBe(201);
  await page.emulateMedia({ colorScheme: 'dark' });

  // The first page of the list is shown while the others are held back.
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/products\?.*cursor=/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/products');
  const request = page.evaluate(
    () =>
      new Promise<number>((done) => {
        window.print = () => done(document.querySelectorAll('[role=feed] [aria-setsize]').length);
      }),
  );
  await new ProductsPage(page).chooseForAll('Imprimir para mim');
  await expect(page.getByText('Preparando todas as linhas para imprimir…')).toBeAttached();
  const early = (await printed(page)).map(({ text }) => text).join(' ');
  expect(early).toContain('Só as linhas mais novas');
  release();
  expect(await request).toBeGreaterThan(0);

  for (const { path, ready, lines, most } of [
    { path: '/products', ready: '65 produtos', lines: names, most: 3 },
    { path: '/materials', ready: '30 materiais', lines: materials, most: 2 },
    {
      path: `/products/${stored[0]?.id}/sheet`,
      ready: 'Custo total',
      lines: [names[0], 'Receita nº 0'],
      most: 1,
    },
    {
      path: '/reports',
      // The months and the charts come by calls of their own.
      ready: /Feito e vendido por mês.*E se o preço mudar\?/s,
      lines: ['Feito e vendido por mês', 'em 6 h 30 min'],
      most: 13,
    },
  ]) {
    const loaded = followLoading(page);
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(ready);
    // The number of rows may be shown before they are.
    await loaded();
    const pages = await printed(page);
    expect(pages.length, path).toBeLessThanOrEqual(most);
    for (const { text } of pages)
      expect(text.length, `a blank page of ${path}`).toBeGreaterThan(99);
    const all = pages.map(({ text }) => text).join(' ');
    expect(all).not.toMatch(bars);
    for (const line of lines) expect(timesIn(all, line ?? ''), line).toBe(1);
  }
});

/** Where a printed line goes on, or two letters are one sign, there is a space or none. */
function timesIn(text: string, line: string): number {
  const dense = (some: string) => some.normalize('NFKC').replaceAll(/\s/g, '');
  return dense(text).split(dense(line)).length - 1;
}
