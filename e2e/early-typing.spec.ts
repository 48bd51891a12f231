import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { takenOver } from './harness/application.ts';

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
    const arrive = await holdApplication(page);
    await page.goto(path, { waitUntil: 'commit' });
    const early = page.getByLabel(first, { exact: true });
    await early.pressSequentially('ana@example.com');
    await arrive();
    await takenOver(page);
    await page.getByLabel(next, { exact: true }).fill('linha e agulha');
    await expect(early).toHaveValue('ana@example.com');
    await page.getByLabel(next, { exact: true }).blur();
    await expect(early).toHaveValue('ana@example.com');
  });
}

test('a button pressed before the scripts arrive does what it says, each time', {
  tag: '@once',
}, async ({ page }) => {
  const arrive = await holdApplication(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  const password = page.getByLabel('Senha', { exact: true });
  await password.pressSequentially('segredo');
  const button = page.getByRole('button', { name: 'Mostrar senha' });
  for (let press = 1; press <= 3; press += 1) await button.click();
  await arrive();
  await expect(page.getByRole('button', { name: 'Ocultar senha' })).toBeVisible();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('segredo');
});

test('a link followed before the scripts arrive loses nothing that was typed', {
  tag: '@once',
}, async ({ page }) => {
  const arrive = await holdApplication(page);
  await page.goto('/onboarding', { waitUntil: 'commit' });
  const name = page.getByLabel('Nome completo');
  await name.pressSequentially('Ana');
  await page.getByRole('link', { name: 'Artesa, página inicial' }).click();
  await arrive();
  await page.waitForURL('**/');
  await page.goBack();
  await expect(name).toHaveValue('Ana');
});

test('a form sent before the scripts arrive is sent once they have', { tag: '@once' }, async ({
  page,
  account,
}) => {
  const arrive = await holdApplication(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Senha', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).search).toBe('');
  await arrive();
  await page.waitForURL('**/dashboard');
});

/**
 * Keeps the application from a page that is there already.
 *
 * @returns what lets it come, and waits until it has been sent
 */
async function holdApplication(page: Page): Promise<() => Promise<void>> {
  const file = /\/assets\/entry\.client.*\.js$/;
  const sent = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await sent.promise;
    await route.continue();
  });
  return async () => {
    const settled = page.waitForResponse(file);
    sent.resolve();
    await settled;
  };
}
