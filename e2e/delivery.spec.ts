import { expect, test } from './fixtures.ts';
import { toastsCanShow } from './harness/announcements.ts';
import { takenOver } from './harness/application.ts';

const scripts = (pattern: RegExp) => (request: { url(): string }) => pattern.test(request.url());

test('the next screen is on its way before it is chosen', async ({ signedInPage: page }) => {
  const link = page.getByRole('main').getByRole('link', { name: 'Nova peça' });
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  await page.goto('/dashboard');
  await toastsCanShow(page);
  expect(seen.filter((url) => /assets\/calculator-/.test(url))).toEqual([]);
  const requested = page.waitForRequest(scripts(/assets\/calculator-[\w-]+\.js/));
  // What a finger does first, without the click that follows.
  await link.dispatchEvent('touchstart');
  await requested;
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});

test('who reaches for the registration loads it from the login', async ({ page }) => {
  await page.goto('/auth');
  await takenOver(page);
  const requested = page.waitForRequest(scripts(/assets\/onboarding-[\w-]+\.js/));
  await page.getByRole('link', { name: 'Criar conta grátis' }).hover();
  await requested;
  await expect(page).toHaveURL(/\/auth$/);
});

test('every script and style of a screen comes compressed, to be kept for a year', async ({
  signedInPage: page,
  request,
}) => {
  const seen = new Set<string>();
  page.on('request', (each) => seen.add(new URL(each.url()).pathname));
  await page.goto('/dashboard');
  await toastsCanShow(page);
  const assets = [...seen].filter((path) => /^\/assets\/.*\.(js|css)$/.test(path));
  expect(assets.length).toBeGreaterThan(5);
  for (const path of assets) {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'gzip, br' } });
    const headers = answer.headers();
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    // The smallest files would grow by it.
    if ((await answer.body()).length > 150) {
      expect(headers, path).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    }
    const again = await request.get(path, {
      headers: { 'accept-encoding': 'gzip, br', 'if-none-match': headers.etag ?? '' },
    });
    expect(again.status()).toBe(304);
  }
});
