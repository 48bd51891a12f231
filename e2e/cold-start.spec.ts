import type { Page } from '@playwright/test';
import { formatCount, formatDecimal } from '#core/numbers/formats.ts';
import type { ProductInput } from '#core/products/product-schemas.ts';
import { expect, test } from './fixtures.ts';
import { newAccount, signIn } from './harness/account.ts';
import { forbidDevice, install, storedOnDevice, untilStored } from './harness/device.ts';
import { Hand } from './harness/hand.ts';
import { bear, mug, storeProduct, storeProducts } from './harness/products.ts';
import { ownScreens } from './harness/screens.ts';
import { CalculatorPage } from './pages/calculator-page.ts';
import { ProductsPage } from './pages/products-page.ts';
import { SettingsPage } from './pages/settings-page.ts';

// Opened anew without a network, as a phone is at a fair.

test.use({ serviceWorkers: 'allow', keepsAnswers: true, plan: 'pro' });

const unknown = 'Sem conexão, e isto ainda não está guardado neste aparelho.';
const closed = 'Não foi possível abrir sua conta';
const asItWas = /^Sem conexão\. Como estava hoje às \d\d:\d\d\./;
const lost = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 401/;

/** Somebody who looked at what there is while there was a network: all of it is on the device. */
async function lookAround(page: Page, screens: Readonly<Record<string, string>>): Promise<void> {
  await install(page);
  for (const [path, text] of Object.entries(screens)) {
    await page.goto(path);
    await untilStored(page, text);
  }
}

const list = { '/products': '["products","list"]' };

test('every screen shows what the device last knew and its age, or what it does not know', async ({
  signedInPage: page,
  context,
  problems,
}) => {
  test.slow();
  problems.expect(lost);
  const { id } = await storeProduct(page, mug);
  const clay = { name: 'Argila', unitType: 'quilograma', unitPrice: 7.5, tracked: true };
  await page.request.post('/api/materials', { data: clay });
  await lookAround(page, {
    ...list,
    '/materials': '["materials","list"]',
    '/stock': '["stock","all"]',
    '/reports': '["reports","charts"]',
    '/upgrade': '["billing"]',
  });
  await context.setOffline(true);

  const known: Readonly<Record<string, string>> = {
    '/dashboard': mug.name,
    '/products': mug.name,
    '/materials': clay.name,
    '/stock': clay.name,
    '/reports': mug.name,
    '/settings': 'Plano Pro',
    '/upgrade': 'Pro',
    [`/products/${id}`]: mug.name,
    [`/products/${id}/sheet`]: mug.name,
  };
  const product = [`/products/${id}`, `/products/${id}/sheet`, `/products/${id}/history`];
  for (const path of [...ownScreens, ...product]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByText(/^Sem conexão\. /)).toBeVisible();
      const shown = known[path];
      if (shown) await expect(page.getByRole('main')).toContainText(shown);
      if (shown) await expect(page.getByText(asItWas)).toBeVisible();
      await expect(page.getByText(/prateleira está vazia|Nenhum material cadastrado/)).toHaveCount(
        0,
      );
    });
  }
  await expect(page.getByText(unknown)).toBeVisible();

  const form = new CalculatorPage(page);
  await form.openProduct(id);
  await expect(form.name).toHaveValue(mug.name);
  await page.goto('/trash');
  await expect(page.getByText(unknown)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('A lixeira está vazia')).toBeVisible();
});

test('who signs out, here or in another tab, leaves nothing on the device', async ({
  signedInPage: page,
  context,
  problems,
}) => {
  problems.expect(lost);
  await storeProduct(page, mug);
  await lookAround(page, list);
  const other = await context.newPage();
  await other.goto('/products');
  await expect(new ProductsPage(other).card(mug.name)).toBeVisible();

  await page.getByRole('button', { name: /^Conta de/ }).click();
  await page.getByRole('button', { name: 'Sair da conta' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sair' }).click();
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/$/);
  for (const tab of [page, other]) await expect.poll(() => storedOnDevice(tab)).toBeNull();
  await context.setOffline(true);
  await page.goto('/products');
  await expect(page.getByText(closed)).toBeVisible();
  await expect(page.getByText(mug.name)).toHaveCount(0);
  await context.setOffline(false);
  await page.waitForURL('**/auth?volta=%2Fproducts');
});

test('who deletes the account leaves nothing on the device', async ({
  signedInPage: page,
  account,
  problems,
}) => {
  problems.expect(lost);
  await storeProduct(page, mug);
  await lookAround(page, list);
  const settings = new SettingsPage(page);
  await settings.open();
  const dialog = await settings.openDialog('Deletar Conta');
  await dialog.getByLabel('Senha atual', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Sim, deletar minha conta' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => storedOnDevice(page)).toBeNull();
});

test('what one user saw is not the next one’s, and goes when the server ends the session', async ({
  signedInPage: page,
  context,
  server,
  problems,
}) => {
  problems.expect(lost);
  await storeProduct(page, mug);
  await lookAround(page, list);
  const next = newAccount({ name: 'Rosa Lima' });
  await server.addAccount(next);
  // Without a word to the application, as in a browser that lost its cookies.
  await signIn(page.request, next);
  await storeProduct(page, bear);
  await page.goto('/products');
  await expect(new ProductsPage(page).card(bear.name)).toBeVisible();
  await expect(page.getByText(mug.name)).toHaveCount(0);
  await untilStored(page, 'Rosa Lima', bear.name);
  expect(await storedOnDevice(page)).not.toContain(mug.name);

  await page.goto('about:blank');
  await page.request.post('/api/auth/sign-out-everywhere');
  await page.goto('/products');
  await page.waitForURL('**/auth?volta=%2Fproducts');
  await expect.poll(() => storedOnDevice(page)).toBeNull();
  await context.setOffline(true);
  await page.goto('/products');
  await expect(page.getByText(closed)).toBeVisible();
});

/** Changes what is on the device, as an older version or a fault would have written it. */
const rewrite = (page: Page, how: 'older' | 'broken') =>
  page.evaluate(
    (kind) =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('artesa');
        opening.onsuccess = () => {
          const change = opening.result.transaction('queries', 'readwrite');
          const walk = change.objectStore('queries').openCursor();
          walk.onsuccess = () => {
            const place = walk.result;
            if (!place) return;
            const isList = String(place.key).includes('list');
            if (kind === 'older') place.update({ ...place.value, buster: 'older' });
            else if (isList) place.update('no query at all');
            place.continue();
          };
          change.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    how,
  );

test('what an older version or a fault left on the device breaks nothing', async ({
  signedInPage: page,
  context,
  problems,
}) => {
  problems.expect(lost);
  await storeProduct(page, mug);
  await lookAround(page, list);
  const card = new ProductsPage(page).card(mug.name);

  await rewrite(page, 'broken');
  await context.setOffline(true);
  await page.goto('/products');
  await expect(page.getByText(unknown)).toBeVisible();
  await context.setOffline(false);
  await expect(card).toBeVisible();

  await untilStored(page, '["products","list"]');
  await page.goto('about:blank');
  await page.goto('/terms');
  await rewrite(page, 'older');
  await context.setOffline(true);
  await page.goto('/products');
  await expect(page.getByText(closed)).toBeVisible();
  await context.setOffline(false);
  await expect(card).toBeVisible();
  await untilStored(page, '["products","list"]');
});

/** Runs in the page, before anything else of it. */
const faults: Readonly<Record<string, () => void>> = {
  forbidden: forbidDevice,
  'silent for ever': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  },
  full: () => {
    const fail = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = fail;
    Storage.prototype.setItem = fail;
  },
};

for (const [name, fault] of Object.entries(faults)) {
  test(`a storage that is ${name} looks like no empty workshop`, async ({
    signedInPage: page,
    context,
    problems,
  }) => {
    problems.expect(lost);
    await page.addInitScript(fault);
    await storeProduct(page, mug);
    await install(page);
    await page.goto('/products');
    await expect(new ProductsPage(page).card(mug.name)).toBeVisible();
    await page.goto('/calculator');
    await expect(new CalculatorPage(page).name).toBeVisible();
    await context.setOffline(true);
    const banner = page.getByText(/^Sem conexão\. /);
    const promise = 'O que você digita fica guardado neste aparelho.';
    if (name === 'full') await expect(banner).not.toContainText(promise);
    else await expect(banner).toContainText(promise);
    await page.goto('/products');
    await expect(page.getByText(closed)).toBeVisible();
    await expect(page.getByText(unknown)).toBeVisible();
    await expect(page.getByText('prateleira está vazia')).toHaveCount(0);
  });
}

/** From the start of the application to the prices of home, and on to those of the list, in ms. */
async function timeToPrices(page: Page): Promise<{ home: number; list: number }> {
  await page.goto('about:blank');
  await page.goto('/dashboard', { waitUntil: 'commit' });
  return page.evaluate(async () => {
    const shown = (selector: string) =>
      new Promise<HTMLElement>((done) => {
        const look = () => {
          const found = document.querySelector<HTMLElement>(selector);
          if (found) done(found);
          else requestAnimationFrame(look);
        };
        look();
      });
    await shown('main a[href^="/products/"]');
    const home = performance.now();
    (await shown('nav[aria-label="Atalhos"] a[href="/products"]')).click();
    await shown('[id^="card-"] [id^="product-"]');
    return { home, list: performance.now() };
  });
}

const many: ProductInput[] = Array.from({ length: 40 }, (_, index) => ({
  ...bear,
  name: `Chaveiro ${index + 1}`,
}));

test('a price is found from a start without a network', async ({
  signedInPage: page,
  context,
  problems,
}) => {
  problems.expect(lost);
  await storeProducts(page.request, ...many);
  await lookAround(page, list);
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });

  // The tap on its sign on the home screen is the first.
  const hand = new Hand(page);
  hand.taps += 1;
  const online = await timeToPrices(page);
  await context.setOffline(true);
  const { home, list: all } = await timeToPrices(page);
  await hand.tap(
    page.getByRole('navigation', { name: 'Atalhos' }).getByRole('link', { name: 'Produtos' }),
  );
  const products = new ProductsPage(page);
  await hand.tap(products.search);
  await hand.type('chaveiro 13');
  await expect(products.names).toHaveText(['Chaveiro 13']);
  await expect(products.card('Chaveiro 13').getByText(/R\$/).first()).toBeInViewport();
  console.log(
    `Preço a partir de um início sem rede: ${formatCount(hand.taps, 'toque', 'toques')}; num aparelho ` +
      `4 vezes mais lento, os do início em ${formatDecimal(home / 1000, { max: 1 })} s, a lista em ` +
      `${formatDecimal(all / 1000, { max: 1 })} s (${formatDecimal(all / online.list, { max: 2 })} vezes o ` +
      'tempo com rede)',
  );
  expect(hand.taps).toBeLessThanOrEqual(4);
});
