import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { countNow, toastsCanShow } from './harness/announcements.ts';
import { install } from './harness/device.ts';
import type { Problems } from './harness/problems.ts';
import { startPublisher } from './harness/publisher.ts';
import { CalculatorPage } from './pages/calculator-page.ts';

test.use({ serviceWorkers: 'allow' });

const offline = (page: Page) => page.getByText(/^Sem conexão\./);
const offer = (page: Page) => page.getByText('Há uma nova versão da Artesa.');

/** Installs, looks at one more screen, and then there is no network any more. */
async function goOffline(page: Page, problems: Problems, last: string): Promise<void> {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await install(page);
  await page.goto(last);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().setOffline(true);
}

test('Chromium finds a manifest without a fault, in Portuguese, with all of its icons', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const cdp = await page.context().newCDPSession(page);
  // It comes after the first paint.
  const manifestUrl = async () => (await cdp.send('Page.getAppManifest')).url;
  await expect.poll(manifestUrl).toContain('/manifest.webmanifest');
  const { errors, data } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '');
  expect(manifest).toMatchObject({
    lang: 'pt-BR',
    start_url: '/dashboard',
    display: 'standalone',
    shortcuts: [{ name: 'Nova peça', url: '/calculator' }, {}],
  });
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // A test's window is one of those that forget everything, which nothing is installed from.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type']).toBe('image/png');
    const bytes = await icon.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('only the screens behind the login put something on the device', async ({
  signedInPage: page,
  browser,
  server,
}) => {
  const registered = () =>
    navigator.serviceWorker.getRegistrations().then((registrations) => registrations.length);
  const visitor = await browser.newPage({ baseURL: server.url });
  for (const path of ['/', '/auth', '/onboarding', '/terms', '/support']) {
    await visitor.goto(path);
    // What an application puts off until it is idle; a page without one is at its end.
    if (!['/', '/terms'].includes(path)) await toastsCanShow(visitor);
    expect(await visitor.evaluate(registered)).toBe(0);
  }
  await visitor.close();
  await install(page);
  expect(await page.evaluate(registered)).toBe(1);
});

test('the second visit needs no network to show the screen and to say that there is none', async ({
  signedInPage: page,
  problems,
}) => {
  await goOffline(page, problems, '/dashboard');
  for (const path of ['/dashboard', '/calculator', '/products?q=urso', '/edit-product/1']) {
    const answer = await page.goto(path);
    expect(answer?.fromServiceWorker()).toBe(true);
    expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    await expect(offline(page)).toBeVisible();
  }
});

test('what is typed without a connection survives a reload and is saved when it is back', async ({
  signedInPage: page,
  context,
  problems,
}) => {
  await goOffline(page, problems, '/calculator');
  const calculator = new CalculatorPage(page);
  await calculator.name.fill('Feita na feira');
  await calculator.fillRow(1, { name: 'Fio', quantity: '1', unitPrice: '7' });
  await page.reload();
  await expect(offline(page)).toContainText('O que você digita fica guardado neste aparelho.');
  await context.setOffline(false);
  await expect(offline(page)).toBeHidden();
  await expect(calculator.restored).toBeVisible();
  await expect(calculator.name).toHaveValue('Feita na feira');
  // Not before the reload: a page that goes is online again for Chromium, and would send it.
  await context.setOffline(true);
  await calculator.save();
  await expect(page.getByText('Você está sem conexão. Tudo o que você digitou')).toBeVisible();
  await context.setOffline(false);
  await calculator.saved();
  await expect(page.getByRole('article', { name: 'Feita na feira' })).toBeVisible();
});

test('a new version is offered, taken only by a click, and nothing typed is lost', async ({
  signedInPage: page,
  server,
}) => {
  const publisher = await startPublisher(server.url);
  await install(page, publisher.url);
  await page.goto(`${publisher.url}/calculator`);
  const { name } = new CalculatorPage(page);
  await expect(name).toBeVisible();
  publisher.publish();
  // As when somebody comes back to the tab, which does not look for it before it is idle.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(offer(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await name.fill('Ainda não salva');
  await expectNoA11yViolations(page);
  expect(await waiting(page)).toBe(true);
  await expect(name).toHaveValue('Ainda não salva');

  const other = await page.context().newPage();
  await other.goto(`${publisher.url}/products`);
  await expect(offer(other)).toBeVisible();
  await takeOffer(page);
  await expect(name).toHaveValue('Ainda não salva');
  expect(await waiting(page)).toBe(false);
  // Nothing waits for this one any more.
  await takeOffer(other);
  for (const tab of [page, other]) await tab.goto('about:blank');
  await publisher.stop();
});

async function takeOffer(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await reloaded;
  await expect(offer(page)).toBeHidden();
}

/** Whether another version is there and may not act yet. */
const waiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting));

test('a first version that waits for a moment is no new one', async ({ signedInPage: page }) => {
  // As in Firefox, where somebody reloads while it installs: it seems to wait, and a moment later acts.
  await page.addInitScript(() => {
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'waiting', {
      get(this: ServiceWorkerRegistration) {
        return this.installing;
      },
    });
  });
  await install(page);
  expect(await countNow(offer(page))).toBe(0);
});

test('the address of the product leads who is signed in to the dashboard, as without it', async ({
  signedInPage: page,
}) => {
  await install(page);
  await page.goto('/');
  await page.waitForURL('**/dashboard');
});

test('public pages come from the network, and from the device where there is none', async ({
  signedInPage: page,
  problems,
}) => {
  await goOffline(page, problems, '/terms');
  await page.goto('/terms?de=longe');
  await expect(page.getByRole('heading', { name: 'Termos de Uso' })).toBeVisible();
});

test('nothing that the server answered about a user is kept by the worker', async ({
  signedInPage: page,
}) => {
  await install(page);
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.name.fill('Segredo');
  await calculator.fillRow(1, { name: 'Fio', quantity: '1', unitPrice: '7' });
  await calculator.save();
  await calculator.saved();
  for (const path of ['/dashboard', '/settings', '/materials', '/terms']) await page.goto(path);
  const cached = await page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      paths.push(...requests.map(({ url }) => url.replace(location.origin, '')));
    }
    return paths;
  });
  expect(cached.length).toBeGreaterThan(50);
  const allowed =
    /^\/(assets\/[\w.-]+\.(js|css|woff2)|(__spa-fallback\.html|favicon\.svg)(\?__WB_REVISION__=\w+)?|terms)$/;
  expect(cached.filter((path) => !allowed.test(path))).toEqual([]);
});
