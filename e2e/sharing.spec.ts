import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { drawn, takenOver } from './harness/application.ts';
import { listedScreens } from './harness/screens.ts';

const unlisted = [
  '/auth/confirm',
  '/forgot-password',
  '/reset-password',
  '/dashboard',
  '/products/1/edit',
];

const content = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');

test('a public page says what it is, where it is and what is shown beside a link to it', async ({
  page,
  request,
  server,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string | null>();
  for (const path of listedScreens) {
    const answer = await page.goto(path);
    await takenOver(page);
    expect(answer?.headers()).not.toHaveProperty('x-robots-tag');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    const url = server.url + path;
    // One of each: the page in the browser agrees with the page that was sent.
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute('href', url);
    expect(await content(page, 'og:url')).toBe(url);
    expect(await content(page, 'og:title')).toBe(await page.title());
    expect(await content(page, 'og:description')).toBe(await content(page, 'description'));
    expect(await content(page, 'og:image')).toBe(`${server.url}/share.png`);
    expect(await content(page, 'twitter:card')).toBe('summary_large_image');
    expect(await page.locator('meta[name="robots"]').count()).toBe(0);
    expect(await page.content()).not.toContain('__APP_URL__');
    titles.add(await page.title());
    descriptions.add(await content(page, 'description'));
  }
  expect(titles.size).toBe(listedScreens.length);
  expect(descriptions.size).toBe(listedScreens.length);
  const image = await (await request.get('/share.png')).body();
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(image.length).toBeLessThan(100_000);
});

test('the landing page tells machines what the product is and costs', async ({ page, server }) => {
  await page.goto('/');
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': graph } = JSON.parse(text ?? '');
  expect(graph).toMatchObject([
    { '@type': 'Organization', url: `${server.url}/` },
    {
      '@type': 'WebApplication',
      inLanguage: 'pt-BR',
      offers: [
        { price: '0', priceCurrency: 'BRL' },
        { price: '6.90', priceCurrency: 'BRL' },
        { price: '59.90', priceCurrency: 'BRL' },
      ],
    },
  ]);
});

test('search engines are sent to the public pages and away from all others', async ({
  request,
  server,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual(listedScreens.map((path) => server.url + path));
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  for (const path of unlisted) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['x-robots-tag']).toBe('noindex');
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
    // A robot that may not fetch a screen would not read that it must not list it.
    expect(robots).not.toContain(`Disallow: ${path}`);
  }
});

test('an unknown path is a 404 with the screen that says so, and is logged once', async ({
  page,
  server,
  problems,
}) => {
  problems.expect(/status of 404 .*ajuda/);
  const before = server.output().length;
  const answer = await page.goto('/ajuda?token=segredo');
  expect(answer?.status()).toBe(404);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('404');
  await expect(main).toContainText('A página que você está procurando não existe ou foi movida.');
  await expect(main.getByRole('link', { name: 'Voltar para a Página Inicial' })).toHaveAttribute(
    'href',
    '/',
  );
  const log = server.output().slice(before);
  const lines = log.split('\n').filter((line) => line.includes('unknown path'));
  expect(lines.map((line) => JSON.parse(line).path)).toEqual(['/ajuda']);
  expect(log).not.toContain('segredo');
  // A page for those who build the product.
  expect((await page.request.get('/pieces')).status()).toBe(404);
});

test('nothing moves on a public page, even when the display face comes late or never', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  await page.addInitScript(() => {
    const noted: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => noted.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = () =>
      [...noted, ...observer.takeRecords()].map((entry) => Reflect.get(entry, 'value'));
    Object.assign(window, { shifts });
  });
  for (const delayed of [false, true]) {
    await page.route('**/*.woff2', async (route) => {
      if (!delayed) return route.abort();
      const response = await route.fetch();
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
      await route.fulfill({ response });
    });
    for (const path of listedScreens) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await takenOver(page);
      await drawn(page);
      const shifts: number[] = await page.evaluate(() => Reflect.get(window, 'shifts')());
      // A face that comes within its first tenth of a second widens a word by some pixels.
      expect(
        shifts.filter((shift) => shift > 0.0005),
        path,
      ).toEqual([]);
    }
    await page.unroute('**/*.woff2');
  }
});
