import { expect, test } from './fixtures.ts';

/** Each page and a field of it, with one more field that renders the form again. */
const forms = [
  { path: '/auth', first: 'Email', next: 'Senha' },
  { path: '/onboarding', first: 'Nome completo', next: 'Email' },
  { path: '/support', first: 'Nome completo', next: 'Mensagem' },
];

for (const { path, first, next } of forms) {
  test(`${path} keeps what is typed before its scripts arrive`, { tag: '@once' }, async ({
    page,
  }) => {
    const arrive = Promise.withResolvers<void>();
    await page.route(/\/assets\/entry\.client.*\.js$/, async (route) => {
      await arrive.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const early = page.getByLabel(first, { exact: true });
    await early.pressSequentially('ana@example.com');
    const settled = page.waitForResponse(/\/assets\/entry\.client.*\.js$/);
    arrive.resolve();
    await settled;
    await page.waitForLoadState('networkidle');
    await page.getByLabel(next, { exact: true }).fill('linha e agulha');
    await expect(early).toHaveValue('ana@example.com');
    await page.getByLabel(next, { exact: true }).blur();
    await expect(early).toHaveValue('ana@example.com');
  });
}
