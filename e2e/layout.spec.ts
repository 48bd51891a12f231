import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { takenOver } from './harness/application.ts';
import { ShellPage } from './pages/shell-page.ts';

const labels = [
  'Dashboard',
  'Calculadora',
  'Produtos',
  'Catálogo de Materiais',
  'Estoque',
  'Relatórios',
];
const sold = ['Catálogo de Materiais', 'Estoque', 'Relatórios'];

test('a free user sees what Pro holds under a crown, and is led to the upgrade', async ({
  signedInPage: page,
}) => {
  const shell = new ShellPage(page);
  await page.goto('/dashboard');
  const entries = await shell.entries();
  await expect(entries).toHaveText(labels.map((label) => new RegExp(`^${label}`)));
  await expect(entries.filter({ hasText: 'exclusivo do plano Pro' })).toHaveText(
    sold.map((label) => new RegExp(`^${label}`)),
  );
  for (const label of sold) {
    await page.goto('/products');
    await shell.choose(label);
    await page.waitForURL('**/upgrade');
  }
  await page.goto('/products');
  await shell.header.getByRole('link', { name: /^Pro\b/ }).click();
  await page.waitForURL('**/upgrade');
  await page.goto('/products');
  const menu = await shell.openUserMenu();
  await menu.getByRole('link', { name: 'Upgrade para Pro' }).click();
  await page.waitForURL('**/upgrade');
});

test.describe('on the Pro plan', () => {
  test.use({ plan: 'pro' });

  test('every entry leads to its screen and nothing is sold', async ({ signedInPage: page }) => {
    const shell = new ShellPage(page);
    await page.goto('/dashboard');
    for (const [label, path] of [
      ['Catálogo de Materiais', '/materials'],
      ['Estoque', '/stock'],
      ['Relatórios', '/reports'],
      ['Dashboard', '/dashboard'],
    ] as const) {
      await shell.choose(label);
      await page.waitForURL(`**${path}`);
    }
    await expect(shell.header.getByText('exclusivo do plano Pro')).toHaveCount(0);
    await expect(shell.header.getByRole('link', { name: /^Pro\b/ })).toHaveCount(0);
    const menu = await shell.openUserMenu();
    await expect(menu).toContainText('Pro');
    await expect(menu.getByRole('link', { name: 'Upgrade para Pro' })).toHaveCount(0);
  });
});

test('the current screen is marked, and a small screen names it', async ({ signedInPage: page }, {
  project,
}) => {
  const shell = new ShellPage(page);
  for (const [path, label] of [
    ['/dashboard', 'Dashboard'],
    ['/calculator', 'Calculadora'],
    ['/products', 'Produtos'],
    ['/materials', 'Catálogo de Materiais'],
  ] as const) {
    await page.goto(path);
    const entries = await shell.entries();
    await expect(entries.and(page.locator('[aria-current="page"]'))).toHaveText(
      new RegExp(`^${label}`),
    );
    if (project.name === 'phone') await expect(shell.pageMenu).toHaveText(label);
  }
  await page.goto('/settings');
  const entries = await shell.entries();
  await expect(entries).toHaveCount(labels.length);
  await expect(entries.and(page.locator('[aria-current]'))).toHaveCount(0);
  if (project.name === 'phone') await expect(shell.pageMenu).toHaveText('Menu');
});

test('the user menu says who is there and on which plan', async ({
  signedInPage: page,
  account,
}) => {
  const shell = new ShellPage(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: `Conta de ${account.name} (AS)` })).toHaveText(
    'AS',
  );
  const menu = await shell.openUserMenu();
  for (const text of [account.name, account.email, 'Plano Gratuito'])
    await expect(menu).toContainText(text);
  await expectNoA11yViolations(page);
  await menu.getByRole('link', { name: 'Configurações' }).click();
  await page.waitForURL('**/settings');
});

test('header and footer are there for who is signed in, and for nobody else', async ({
  page,
  signedInPage,
  browser,
  baseURL,
}) => {
  const shell = new ShellPage(signedInPage);
  await signedInPage.goto('/products');
  await expect(shell.header).toBeVisible();
  for (const [name, path] of [
    ['Termos de Uso', '/terms'],
    ['Privacidade', '/privacy'],
    ['Suporte', '/support'],
  ] as const) {
    await expect(shell.footer.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await expect(shell.footer).toContainText('© 2025 Artesa');

  // While it is not known who is there, nothing is around the screen.
  await page.route('**/api/me', () => {});
  await page.goto('/products');
  await expect(page.getByText('Abrindo sua conta…')).toBeVisible();
  await expect(shell.header).toHaveCount(0);
  await expect(shell.footer).toHaveCount(0);

  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  for (const path of ['/', '/auth', '/onboarding', '/nada-aqui']) {
    await visitor.goto(path);
    await takenOver(visitor);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(visitor.getByRole('navigation', { name: /Principal|Páginas/ })).toHaveCount(0);
    await expect(visitor.getByText('© 2025 Artesa. Todos os direitos reservados.')).toHaveCount(0);
  }
  await visitor.context().close();
});

test('header and footer are around the screens of the links in emails for who is signed in', {
  tag: '@once',
}, async ({ signedInPage: page, problems }) => {
  problems.expect(/status of 400 .*confirm-email/);
  const shell = new ShellPage(page);
  const paths = ['/forgot-password', '/reset-password?token=um', '/auth/confirm?token=um'];
  for (const path of paths) {
    await page.goto(path);
    await takenOver(page);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Conta de/ })).toHaveCount(0);
    await expect(shell.footer).toHaveCount(0);
  }
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of paths) {
    const me = Promise.withResolvers<void>();
    await page.route('**/api/me', async (route) => {
      await me.promise;
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(shell.footer).toHaveCount(0);
    const before = await page.getByRole('main').boundingBox();
    me.resolve();
    await expect(page.getByRole('button', { name: /^Conta de/ })).toBeVisible();
    await expect(shell.footer).toBeVisible();
    expect((await page.getByRole('main').boundingBox())?.y).toBe(before?.y);
    await page.unroute('**/api/me');
  }
});

test('by keyboard: skip link, menu, and the focus on the heading of the next screen', async ({
  signedInPage: page,
}) => {
  const shell = new ShellPage(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const calculator = (await shell.entries()).filter({ hasText: 'Calculadora' });
  await calculator.press('Enter');
  await expect(page.getByRole('heading', { name: 'Calculadora', level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^Olá/, level: 1 })).toBeFocused();

  const person = page.getByRole('button', { name: /^Conta de/ });
  await person.press('Enter');
  const entry = page.getByRole('link', { name: 'Configurações' });
  await expect(entry).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(entry).toBeFocused();
  for (const name of ['Onde você vende', 'Lixeira', 'Upgrade para Pro']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(person).toBeFocused();
  await expect(entry).toBeHidden();

  // Going on past the last entry leaves nothing open over what has the focus.
  await person.press('Enter');
  await expect(entry).toBeVisible();
  for (let stop = 0; stop < 7; stop += 1) await page.keyboard.press('Tab');
  await expect(entry).toBeHidden();
});

test.describe('the bar for the thumb', { tag: '@once' }, () => {
  const labelsIn = (bar: Locator) => bar.locator('ul').first().locator(':scope > li');

  test('leads where the plan leads, and says where one is', async ({
    signedInPage: page,
    server,
    account,
  }) => {
    const shell = new ShellPage(page);
    await page.goto('/products');
    await expect(labelsIn(shell.bar)).toHaveText([
      'Início',
      'Produtos',
      'Nova peça',
      'Catálogo',
      /^Mais/,
    ]);
    await expect(shell.bar.locator('[aria-current]:visible')).toHaveText('Produtos');
    await shell.bar.getByRole('link', { name: 'Catálogo' }).click();
    await page.waitForURL('**/materials');
    const more = await shell.openMore();
    await expect(more).toHaveText([
      /^Estoque, exclusivo do plano Pro/,
      /^Relatórios, exclusivo do plano Pro/,
      'Onde você vende',
      'Valor da hora',
      'Configurações',
      'Lixeira',
      'Suporte',
    ]);
    await more.filter({ hasText: 'Lixeira' }).click();
    await page.waitForURL('**/trash');
    await expect(shell.bar.locator('[aria-current]:visible')).toHaveText('Mais');

    await server.setPlan(account.email, 'pro');
    await page.reload();
    await shell.bar.getByRole('link', { name: 'Estoque' }).click();
    await page.waitForURL('**/stock');
    await expect(await shell.openMore()).toHaveText([
      'Catálogo de Materiais',
      'Relatórios',
      'Onde você vende',
      'Valor da hora',
      'Configurações',
      'Lixeira',
      'Suporte',
    ]);
  });

  test('gives way to the price, to a keyboard, and to the row of the header', async ({
    signedInPage: page,
  }) => {
    const shell = new ShellPage(page);
    await page.goto('/dashboard');
    await shell.bar.getByRole('link', { name: 'Nova peça' }).click();
    await expect(page.getByRole('complementary', { name: 'Resultado' })).toBeInViewport();
    await expect(shell.bar).toHaveCount(0);
    await page.goBack();
    await expect(shell.bar).toBeVisible();
    await page.setViewportSize({ width: 390, height: 420 });
    await expect(shell.bar).toBeHidden();
    await page.setViewportSize({ width: 1152, height: 800 });
    await expect(shell.bar).toBeHidden();
    await page.setViewportSize({ width: 1151, height: 800 });
    await expect(shell.bar).toBeVisible();
  });

  test('is as large as a thumb, and over nothing that has the focus', async ({
    signedInPage: page,
  }) => {
    const shell = new ShellPage(page);
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const entry of await shell.bar.locator(':is(a, button):visible').all()) {
      const { width, height } = (await entry.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    const top = (await shell.bar.boundingBox())?.y ?? 0;
    for (const part of [page.getByRole('main'), shell.footer]) {
      for (const each of await part.locator('a, button, input').all()) {
        if (!(await each.isEnabled())) continue;
        await each.focus();
        const { y, height } = (await each.boundingBox()) ?? { y: 0, height: 0 };
        expect(y + height, await each.innerText()).toBeLessThanOrEqual(top);
      }
    }
  });
});
