import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { bear } from './harness/products.ts';
import { ProductsPage } from './pages/products-page.ts';

test.use({ plan: 'pro' });

test('of many products all are found while they come, and only those around the view exist', async ({
  signedInPage: page,
  problems,
}) => {
  problems.expect(/status of 503/);
  const total = 80;
  const inputs = Array.from({ length: total }, (_, n) => ({ ...bear, name: `Peça ${n + 1}` }));
  await Promise.all(inputs.map((data) => page.request.post('/api/products', { data })));
  const products = new ProductsPage(page);

  // The newest show while the others are on their way. The server knows those too: how many there
  // are, which are first in another order, and what a search finds.
  const gate = Promise.withResolvers<void>();
  await page.route(/\/api\/products\?.*cursor=/, async (route) => {
    await gate.promise;
    await route.fulfill({ status: 503, body: '' });
  });
  await products.open();
  await products.search.waitFor();
  const place = await products.search.boundingBox();
  await expect(page.getByText(`${total} produtos cadastrados · carregando…`)).toBeVisible();
  expect(await products.search.boundingBox()).toEqual(place);
  await products.show('Cartões');
  await expect(products.cards.first()).toHaveAttribute('aria-setsize', '60');
  expect((await products.filters())[0]).toBe(`Todos (${total})`);
  await products.search.fill('peca 1');
  await expect(page.getByText('17 produtos encontrados')).toBeVisible();
  await expect(products.cards).toHaveCount(17);
  await products.sort.selectOption('Nome (A a Z)');
  await expect(products.names).toHaveText(
    [1, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 31, 41, 51, 61, 71].map((n) => `Peça ${n}`),
  );
  await products.search.fill('peca 999');
  await expect(page.getByRole('heading', { name: 'Nada com essa busca' })).toBeVisible();
  await products.search.fill('');
  await expect(products.names.first()).toHaveText('Peça 1');

  // A page that fails takes nothing away, and can be asked for again.
  gate.resolve();
  const failed = page.getByText('Só os produtos mais novos puderam ser carregados.');
  await expect(failed).toBeVisible();
  await expect(products.cards.first()).toHaveAttribute('aria-setsize', '80');
  await page.unroute(/\/api\/products\?.*cursor=/);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(failed).toBeHidden();
  await expect(page.getByText('carregando…')).toBeHidden();
  await expect(products.cards.first()).toHaveAttribute('aria-setsize', '80');
  await expect(products.names.first()).toHaveText('Peça 1');
  expect(await products.cards.count()).toBeLessThan(30);

  await products.card('Peça 1').focus();
  for (let place = 2; place <= 4; place += 1) {
    await page.keyboard.press('PageDown');
    await expect(products.card(`Peça ${place}`)).toBeFocused();
  }
  // Four times before the next cards are drawn.
  await page.evaluate(() => {
    for (let press = 0; press < 4; press += 1) {
      const key = new KeyboardEvent('keydown', {
        key: 'PageDown',
        bubbles: true,
        cancelable: true,
      });
      document.activeElement?.dispatchEvent(key);
    }
  });
  await expect(products.card('Peça 8')).toBeFocused();
  await expect(products.card('Peça 8')).toBeInViewport();
  await page.keyboard.press('PageUp');
  await expect(products.card('Peça 7')).toBeFocused();

  // Far away the card with the focus is kept, and the list ends with the last one.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(products.card('Peça 80')).toBeInViewport();
  await expect(products.card('Peça 7')).toBeFocused();
  await expect(products.card('Peça 40')).toHaveCount(0);

  await products.search.fill('peca 67');
  await expect(products.names).toHaveText(['Peça 67']);
  await products.search.fill('');
  await expect(products.cards.first()).toHaveAttribute('aria-setsize', '80');

  // Back from a product, everything is where it was.
  await page.evaluate(() => window.scrollTo(0, 9_000));
  let seen = { name: '', top: 0 };
  // Rows that come are guessed first, then measured, which may move the others.
  const isSettled = async () => {
    const before = seen;
    seen = await firstInView(page);
    // Two rows of cards may have their actions just above and just below what is in view.
    if (seen.name === '') await page.evaluate(() => window.scrollBy(0, 200));
    return seen.name !== '' && seen.name === before.name && seen.top === before.top;
  };
  await expect.poll(isSettled).toBe(true);
  await products.action('Editar', seen.name).click();
  await page.waitForURL('**/edit-product/**');
  await page.goBack();
  // Heights that are measured again may differ by a part of a pixel.
  const returned = async () => {
    const { name, top } = await firstInView(page);
    return { name, movedBy: Math.floor(Math.abs(top - seen.top)) };
  };
  await expect.poll(returned).toEqual({ name: seen.name, movedBy: 0 });
});

/** A card whose actions can be seen, and where it stands. */
function firstInView(page: Page) {
  return page.evaluate(() => {
    const link = [...document.querySelectorAll('a[href^="/edit-product/"]')].find((candidate) => {
      const { top, bottom } = candidate.getBoundingClientRect();
      return top > 100 && bottom < innerHeight - 20;
    });
    const card = link?.closest('article');
    const name = card?.querySelector('h2')?.textContent ?? '';
    return { name, top: card?.getBoundingClientRect().top ?? 0 };
  });
}
