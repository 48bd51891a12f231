import type { Locator, Page } from '@playwright/test';
import { accountToasts } from '#core/account/account-texts.ts';
import { catalogueToasts } from '#core/catalogue/catalogue-texts.ts';
import { formatMoney } from '#core/numbers/formats.ts';
import { offerWords } from '#core/offers/offer-texts.ts';
import { productToasts } from '#core/products/product-texts.ts';
import { moveWords } from '#core/stock/stock-texts.ts';
import { deletionToasts } from '#core/trash/trash-texts.ts';
import { expect, test } from './fixtures.ts';
import type { Announcements } from './harness/announcements.ts';
import { bag, storeProducts } from './harness/products.ts';
import { CalculatorPage } from './pages/calculator-page.ts';
import { CataloguePage } from './pages/catalogue-page.ts';
import { LoginPage } from './pages/login-page.ts';
import { ProductsPage } from './pages/products-page.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { ShellPage } from './pages/shell-page.ts';
import { StockPage } from './pages/stock-page.ts';

test.use({ plan: 'pro' });

declare global {
  interface Window {
    leftAt?: Record<string, number>;
  }
}

const piece = /^\/products\/[0-9a-f-]{36}$/;

/** An act, and where one is after it. Each begins at the end of the screen where the one before ended. */
interface Act {
  readonly act: string;
  readonly run: () => Promise<unknown>;
  readonly screen: string | RegExp;
  /** Where it is scrolled: at its top, where it was before the act, or where it was last left. */
  readonly place: 'top' | 'stays' | 'left';
  readonly says?: string | RegExp;
  /** What shows it. */
  readonly shows?: Locator;
}

const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search);
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function scrollDown(page: Page): Promise<number> {
  await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    window.leftAt = { ...window.leftAt, [location.pathname + location.search]: scrollY };
  });
  return scrolled(page);
}

/** A press scrolls to what it presses: that is where the screen is left. */
const noteWhereItIsLeft = () =>
  window.addEventListener(
    'click',
    () => {
      window.leftAt = { ...window.leftAt, [location.pathname + location.search]: scrollY };
    },
    true,
  );

async function walk(page: Page, announced: Announcements, acts: readonly Act[]): Promise<void> {
  const table: string[] = [];
  for (const { act, run, screen, place, says, shows } of acts) {
    const from = await pathOf(page);
    await scrollDown(page);
    await run();
    await expect.poll(() => pathOf(page), act).toMatch(screen);
    if (shows) await expect(shows, act).toBeInViewport();
    const at = await pathOf(page);
    if (place === 'top') await expect.poll(() => scrolled(page), act).toBe(0);
    if (place === 'left') {
      const away = () => page.evaluate((at) => Math.abs(scrollY - (window.leftAt?.[at] ?? -9)), at);
      await expect.poll(away, act).toBeLessThan(3);
    }
    if (says) await announced.message(says);
    table.push(`${act} | ${from} → ${at} | ${place} (${await scrolled(page)}) | ${says ?? '–'}`);
  }
  console.log(table.map((line) => line.replace(/[0-9a-f-]{36}/g, '{id}')).join('\n'));
}

test('after each act: which screen, at which place, with which message', async ({
  signedInPage: page,
  account,
  announced,
  problems,
}) => {
  const many = Array.from({ length: 20 }, (_, n) => ({ ...bag, name: `Bolsa ${n + 10}` }));
  await storeProducts(page.request, ...many);
  const form = new CalculatorPage(page);
  const stock = new StockPage(page);
  const catalogue = new CataloguePage(page);
  const login = new LoginPage(page);
  const shell = new ShellPage(page);
  const main = page.getByRole('main');
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  const follow = (name: string) => main.getByRole('link', { name, exact: true }).first().click();
  const tab = (name: string) =>
    page.getByRole('navigation', { name: /^(Atalhos|Principal)$/ }).getByRole('link', { name });
  const product = new ProductsPage(page);
  const goTo = (path: string) => tab(path).first().click();
  const isSmall = (page.viewportSize()?.width ?? 0) < 1152;

  await page.addInitScript(noteWhereItIsLeft);
  await product.open();
  await expect(product.names.first()).toBeVisible();
  await walk(page, announced, [
    {
      act: 'Abrir a calculadora',
      run: () => goTo(isSmall ? 'Nova' : 'Calculadora'),
      screen: '/calculator',
      place: 'top',
      shows: heading('Calculadora'),
    },
    {
      act: 'Salvar uma peça nova',
      run: async () => {
        await form.name.fill('Gola');
        await form.fillRow(1, { name: 'Fio', quantity: '1', unitPrice: '10' });
        await form.save();
      },
      screen: piece,
      place: 'top',
      says: productToasts.saved,
      shows: page.getByRole('link', { name: 'Outra peça' }),
    },
    { act: 'Voltar', run: () => page.goBack(), screen: /^\/products$/, place: 'left' },
    { act: 'Avançar', run: () => page.goForward(), screen: piece, place: 'left' },
    { act: 'Outra peça', run: () => follow('Outra peça'), screen: '/calculator', place: 'top' },
    { act: 'Voltar à peça', run: () => page.goBack(), screen: piece, place: 'left' },
    {
      act: 'Editar',
      run: () => product.choose('Gola', 'Editar'),
      screen: '/edit-product/',
      place: 'top',
    },
    {
      act: 'Salvar uma peça mudada',
      run: async () => {
        await form.name.fill('Gola de lã');
        await form.saveChanges();
      },
      screen: piece,
      place: 'top',
      says: productToasts.updated,
      shows: heading('Gola de lã'),
    },
    {
      act: 'Ficar com o preço oferecido',
      run: async () => {
        await main.getByLabel(offerWords.amount).fill('200');
        await main.getByRole('button', { name: offerWords.see }).click();
        const keep = page.getByRole('dialog').getByRole('button', { name: offerWords.keep('200') });
        await keep.click();
      },
      screen: piece,
      place: 'stays',
      says: offerWords.repriced('Gola de lã', 200),
    },
    {
      act: 'Produzir a partir da peça',
      run: async () => {
        await product.choose('Gola de lã', 'Produzi');
        await stock.save();
      },
      screen: piece,
      place: 'left',
    },
    {
      act: 'Vender a partir da peça',
      run: async () => {
        await follow('Vendi');
        await expect(stock.field('Preço por peça')).toHaveValue(/200/);
        await stock.save();
      },
      screen: piece,
      place: 'left',
    },
    {
      act: 'Duplicar a peça',
      run: () => product.choose('Gola de lã', 'Duplicar'),
      screen: piece,
      place: 'top',
      says: productToasts.duplicated,
      shows: heading(/^Gola de lã \(Cópia\)/),
    },
    {
      act: 'Excluir a peça',
      run: async () => {
        // It may be deleted while it is being read: nothing else may answer so.
        problems.expect(new RegExp(`status of 404 .*/api${await pathOf(page)}\\)`));
        await product.choose('Gola de lã (Cópia)', 'Excluir');
        await product.dialog.getByRole('button', { name: 'Sim, excluir' }).click();
      },
      screen: /^\/products$/,
      place: 'top',
      says: productToasts.deleted,
    },
    {
      act: 'Desfazer a exclusão',
      run: () => product.undo(productToasts.deleted),
      screen: /^\/products$/,
      place: 'stays',
      says: deletionToasts.undone,
    },
    { act: 'Aba Estoque', run: () => goTo('Estoque'), screen: '/stock', place: 'top' },
    { act: 'Aba Produtos', run: () => goTo('Produtos'), screen: /^\/products$/, place: 'top' },
    {
      act: 'Aba Início',
      run: () => goTo(isSmall ? 'Início' : 'Dashboard'),
      screen: '/dashboard',
      place: 'top',
    },
    { act: 'Voltar', run: () => page.goBack(), screen: /^\/products$/, place: 'left' },
    { act: 'Avançar', run: () => page.goForward(), screen: '/dashboard', place: 'left' },
    {
      act: 'A mesma aba de novo',
      run: () => goTo(isSmall ? 'Início' : 'Dashboard'),
      screen: '/dashboard',
      place: 'top',
    },
    {
      act: 'Vender a partir do início',
      run: async () => {
        await follow('Vendi');
        await stock.choice('Gola de lã').click();
        await stock.save();
      },
      screen: '/dashboard',
      place: 'left',
      says: moveWords.done.sale('Gola de lã', 1),
    },
  ]);

  await catalogue.open();
  await expect(heading(/Materiais/)).toBeVisible();
  await walk(page, announced, [
    {
      act: 'Salvar um material',
      run: async () => {
        await page.getByRole('button', { name: 'Novo Material' }).click();
        await catalogue.name.fill('Lã');
        await catalogue.price.fill('9');
        await catalogue.save();
        await expect(catalogue.dialog).toBeHidden();
      },
      screen: '/materials',
      place: 'stays',
      says: catalogueToasts.added,
      shows: catalogue.card('Lã'),
    },
    {
      act: 'Abrir a entrada de listas',
      run: () => follow('Trazer uma lista'),
      screen: '/import',
      place: 'top',
    },
    {
      act: 'Ler uma lista colada',
      run: async () => {
        await page.getByLabel('Cole aqui uma lista ou mensagem').fill('Fio de algodão - R$ 18,90');
        await page.getByRole('button', { name: 'Ler a lista' }).click();
      },
      screen: '/import',
      place: 'top',
      shows: heading('Trazer uma lista'),
    },
    {
      act: 'Trazer a lista',
      run: () => page.getByRole('button', { name: 'Trazer 1 material' }).click(),
      screen: '/import',
      place: 'top',
      shows: page.getByText('1 material novo.'),
    },
  ]);

  const settings = new SettingsPage(page);
  await settings.open();
  await expect(settings.name).not.toHaveValue('');
  await walk(page, announced, [
    {
      act: 'Salvar as configurações',
      run: () => settings.save(),
      screen: '/dashboard',
      place: 'top',
      says: accountToasts.settingsSaved,
    },
    {
      act: 'Sair e entrar de novo',
      run: async () => {
        await shell.openUserMenu();
        await page.getByRole('button', { name: 'Sair da conta' }).click();
        await page.getByRole('button', { name: 'Sim, sair da conta' }).click();
        await page.waitForURL(/\/$/);
        await login.open();
        await login.signIn(account.email, account.password);
      },
      screen: '/dashboard',
      place: 'top',
      says: accountToasts.signedIn,
    },
  ]);
});

test('a press that waits lights its tab at once and shows what comes', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await storeProducts(page.request, bag);
  await page.goto('/dashboard');
  await expect(page.getByText('Margem média')).toBeVisible();
  await scrollDown(page);
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const tab = page
    .getByRole('navigation', { name: 'Atalhos' })
    .getByRole('link', { name: 'Produtos' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-current', 'page');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Produtos' })).toBeVisible();
  await expect(main.getByRole('status')).toHaveText('Carregando…');
  expect([await scrolled(page), new URL(page.url()).pathname]).toEqual([0, '/dashboard']);
  scripts.resolve();
  await page.waitForURL('**/products');
  await expect(main.getByText(formatMoney(250)).first()).toBeVisible();
  await expect(main.getByRole('heading', { level: 1, name: 'Produtos' })).toBeFocused();
});
