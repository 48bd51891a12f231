import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { bear, mug, storeProducts } from './harness/products.ts';
import { CataloguePage } from './pages/catalogue-page.ts';
import { ProductsPage } from './pages/products-page.ts';

const clay = { name: 'Argila', unitPrice: 7.5, unitType: 'quilograma', category: 'Cerâmica' };

/** Another tab of the same user, which hears of changes. */
async function anotherTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  const listens = tab.waitForResponse('**/api/events');
  await tab.goto(path);
  await listens;
  return tab;
}

/** Every call of a tab about rows, from now on. */
function watchCalls(tab: Page, path: string): string[] {
  const calls: string[] = [];
  tab.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(path)) calls.push(request.url());
  });
  return calls;
}

test('what is done to products in one tab shows in another by itself', async ({
  signedInPage: page,
}) => {
  await storeProducts(page.request, bear, mug);
  const there = new ProductsPage(await anotherTab(page.context(), '/products'));
  const dashboard = await anotherTab(page.context(), '/dashboard');
  const counted = (text: string) => dashboard.getByText(text, { exact: true });
  const here = new ProductsPage(page);
  await here.open();
  await expect(there.names).toHaveText([mug.name, bear.name]);
  await expect(counted('2/5')).toBeVisible();
  const calls = watchCalls(there.page, '/api/products');

  const copy = `${bear.name} (Cópia)`;
  await here.action('Duplicar', bear.name).click();
  await expect(there.names).toHaveText([copy, mug.name, bear.name]);
  await expect(counted('3/5')).toBeVisible();
  await here.delete(mug.name);
  await expect(there.names).toHaveText([copy, bear.name]);
  await expect(counted('2/5')).toBeVisible();
  await here.undo('Produto excluído com sucesso!');
  await expect(there.names).toHaveText([copy, mug.name, bear.name]);
  await here.action('Recalcular', mug.name).click();
  await here.dialog.getByRole('button', { name: 'Atualizar 1 produto' }).click();
  await expect(there.card(mug.name)).toContainText('R$ 106,50');
  await expect(dashboard.getByText('R$ 106,50', { exact: true })).toBeVisible();
  // One row at a time, and none that is gone.
  expect(calls.map((url) => new URL(url).pathname.split('/').length)).toEqual([4, 4, 4]);
});

test('what is done to materials in one tab shows in another by itself', async ({
  signedInPage: page,
}) => {
  const there = new CataloguePage(await anotherTab(page.context(), '/materials'));
  const here = new CataloguePage(page);
  await here.open();
  await expect(there.page.getByText('Nenhum material cadastrado')).toBeVisible();
  await here.startNew();
  await here.fill({ name: clay.name, price: '7,50', unit: clay.unitType });
  await here.save();
  await expect(there.card(clay.name)).toContainText('R$ 7,50 por quilograma');
  await here.edit(clay.name, '8');
  await here.save('Salvar Alterações');
  await expect(there.card(clay.name)).toContainText('R$ 8,00');
  await here.act(clay.name, 'Duplicar');
  await expect(there.cards).toHaveCount(2);
  await here.act(clay.name, 'Excluir');
  await here.confirmDelete();
  await expect(there.card(clay.name)).toHaveCount(0);
  await here
    .toast('Material excluído com sucesso')
    .getByRole('button', { name: 'Desfazer' })
    .click();
  await expect(there.cards).toHaveCount(2);
});

test('what happened while a tab heard nothing is found when it hears again', async ({
  signedInPage: page,
  browser,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const elsewhere = await browser.newContext({ storageState: await context.storageState() });
  const other = new CataloguePage(await anotherTab(elsewhere, '/materials'));
  await page.request.post('/api/materials', { data: clay });
  const there = new CataloguePage(await anotherTab(page.context(), '/materials'));
  await expect(there.card(clay.name)).toBeVisible();
  const calls = watchCalls(there.page, '/api/materials');
  const comeBack = async () => {
    const listens = there.page.waitForResponse('**/api/events');
    await context.setOffline(false);
    await listens;
  };
  await context.setOffline(true);
  await expect(there.page.getByText(/^Sem conexão\./)).toBeAttached();
  await comeBack();
  await context.setOffline(true);
  await expect(there.page.getByText(/^Sem conexão\./)).toBeAttached();
  await page.request.post('/api/materials', { data: { ...clay, name: 'Esmalte' } });
  // It is told by now to all who listen.
  await expect(other.card('Esmalte')).toBeVisible();
  await elsewhere.close();
  await comeBack();
  await expect(there.card('Esmalte')).toBeVisible();
  // Where nothing had happened, nothing was read again.
  expect(calls).toHaveLength(1);
});
