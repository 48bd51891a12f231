import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoneInLight } from './harness/accessibility.ts';
import { newAccount } from './harness/account.ts';
import { takenOver } from './harness/application.ts';
import { elapseUntilVisible } from './harness/clock.ts';
import { whatMoves } from './harness/hard-conditions.ts';
import { mug, storeProduct } from './harness/products.ts';
import { CalculatorPage } from './pages/calculator-page.ts';
import { CataloguePage } from './pages/catalogue-page.ts';
import { LandingPage } from './pages/landing-page.ts';
import { OnboardingPage } from './pages/onboarding-page.ts';
import { ShellPage } from './pages/shell-page.ts';
import { SupportPage } from './pages/support-page.ts';

interface Loading {
  readonly path: string;
  readonly call: string;
  readonly waiting: string;
  readonly failed: string;
  /** Is there once all is well. */
  readonly there: (page: Page) => Locator;
}

const loadings: readonly Loading[] = [
  {
    path: '/dashboard',
    call: '**/api/me',
    waiting: 'Abrindo sua conta…',
    failed: 'Não foi possível abrir sua conta',
    there: (page) => page.getByRole('heading', { name: /^Olá/ }),
  },
  {
    path: '/dashboard',
    call: '**/api/products/summary',
    waiting: 'Carregando seus produtos…',
    failed: 'Não foi possível carregar seus produtos',
    there: (page) => page.getByText(mug.name),
  },
  {
    path: '/products',
    call: '**/api/products?*',
    waiting: 'Carregando seus produtos…',
    failed: 'Não foi possível carregar seus produtos',
    there: (page) => page.getByRole('article', { name: mug.name }),
  },
  {
    path: '/materials',
    call: '**/api/materials?*',
    waiting: 'Carregando seus materiais…',
    failed: 'Erro ao carregar materiais',
    there: (page) => page.getByText('Nenhum material cadastrado'),
  },
  {
    path: '/upgrade',
    call: '**/api/products/summary',
    waiting: 'Contando seus produtos…',
    failed: 'Não foi possível contar seus produtos',
    there: (page) => page.getByText('Você está no plano Gratuito'),
  },
  {
    path: '/settings',
    call: '**/api/me/sessions',
    waiting: 'Carregando os aparelhos…',
    failed: 'Não foi possível carregar os aparelhos',
    there: (page) => page.getByText('Este aparelho'),
  },
];

test('what loads slowly says so, and what breaks off can be tried again', async ({
  signedInPage: page,
  problems,
}) => {
  test.slow();
  problems.expect(/ERR_CONNECTION_RESET/);
  // What is known from before would be shown meanwhile.
  // Between its tries a call waits for seconds.
  await page.clock.install();
  const { id } = await storeProduct(page, mug);
  const edit = {
    path: `/products/${id}/edit`,
    call: `**/api/products/${id}`,
    waiting: 'Abrindo a peça…',
    failed: 'Não foi possível abrir a peça',
    there: () => new CalculatorPage(page).name,
  };
  for (const { path, call, waiting, failed, there } of [...loadings, edit]) {
    await test.step(`${path}: ${waiting}`, async () => {
      const gate = Promise.withResolvers<void>();
      await page.route(call, async (route) => {
        await gate.promise;
        await route.abort('connectionreset');
      });
      await page.goto(path);
      await expect(page.getByText(waiting)).toBeVisible();
      expect(await whatMoves(page)).toEqual([]);
      gate.resolve();
      await elapseUntilVisible(page.getByText(failed), 500);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.unroute(call);
      await page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).click();
      await expect(there(page)).toBeVisible();
    });
  }
});

test('a page whose scripts do not come says so, takes no input, and loads again', async ({
  signedInPage,
  browser,
  problems,
}) => {
  problems.expect(/ERR_CONNECTION_RESET|dynamically imported module/);
  const broken = (page: Page) => page.getByText('A página não carregou por inteiro.');
  const scripts = '**/assets/*.js';
  const breakOff = (page: Page) => page.route(scripts, (route) => route.abort('connectionreset'));
  const again = async (page: Page) => {
    await page.unroute(scripts);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(broken(page)).toBeHidden();
  };

  await breakOff(signedInPage);
  await signedInPage.goto('/products');
  await expect(broken(signedInPage)).toBeVisible();
  await again(signedInPage);
  await expect(signedInPage.getByRole('heading', { level: 1 })).toBeVisible();

  const page = await browser.newPage({ baseURL: new URL(signedInPage.url()).origin });
  await breakOff(page);
  await page.goto('/');
  const landing = new LandingPage(page);
  await landing.hours.fill('6,5');
  await expect(broken(page)).toBeVisible();
  await expectNoneInLight(page);
  await again(page);
  await expect(landing.result).toContainText('R$ 425,00');

  await breakOff(page);
  await page.goto('/onboarding');
  const name = page.getByLabel('Nome completo');
  await expect(broken(page)).toBeVisible();
  await expect(name).toBeDisabled();
  await again(page);
  await name.fill('Ana');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Preencha todos os campos obrigatórios').first()).toBeVisible();
  await expect(name).toHaveValue('Ana');
  await page.close();
});

interface Sending {
  /** Goes there and fills everything in. */
  readonly fill: (page: Page) => Promise<void>;
  readonly call: string;
  readonly send: RegExp;
  readonly waiting: string | RegExp;
  readonly failed: RegExp;
  readonly again: 'by the button' | 'by itself';
  /** Something typed that must still be there. */
  readonly typed: (page: Page) => Locator;
  readonly done: (page: Page) => Promise<void>;
}

/**
 * Broken off half-way, offline, then slow: said each time. It is sent in the end by the same button, or by
 * itself once the connection is back.
 */
async function sendThrough(page: Page, context: BrowserContext, form: Sending): Promise<void> {
  const { call, send, waiting, failed, again, typed, done } = form;
  await form.fill(page);
  const before = await typed(page).inputValue();
  const button = page.getByRole('button', { name: send }).last();
  await takenOver(page);
  const isSent = (method: string) => method !== 'GET';
  await page.route(call, (route) =>
    isSent(route.request().method()) ? route.abort('connectionreset') : route.continue(),
  );
  const broken = page.waitForEvent('requestfailed', (request) => isSent(request.method()));
  await button.click();
  await broken;
  await expect(page.getByText(failed).last()).toBeVisible();
  await expect(typed(page)).toHaveValue(before);
  await page.unroute(call);

  await context.setOffline(true);
  await expect(page.getByText(/^Sem conexão\./)).toBeAttached();
  // The message of the first try still stands there.
  const unsent = page.waitForEvent('requestfailed', (request) => isSent(request.method()));
  await button.click();
  await unsent;
  await expect(page.getByText(failed).last()).toBeVisible();
  await expect(typed(page)).toHaveValue(before);

  const gate = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    if (isSent(route.request().method())) await gate.promise;
    await route.continue();
  });
  await context.setOffline(false);
  await expect(page.getByText(/^Sem conexão\./)).toHaveCount(0);
  if (again === 'by the button') await button.click();
  await expect(page.getByRole('button', { name: waiting })).toBeVisible();
  expect(await whatMoves(page)).toEqual([]);
  gate.resolve();
  await done(page);
  await page.unroute(call);
}

const lost = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/;

test('who leaves while a screen still loads gets where they go', async ({
  signedInPage: page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const screen = Promise.withResolvers<Route>();
  const answer = Promise.withResolvers<void>();
  await page.route('**/assets/support-*.js', (route) => screen.resolve(route));
  await page.route('**/terms', (route) => answer.promise.then(() => route.continue()));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Suporte' }).click();
  const loading = await screen.promise;
  const leaving = page.waitForRequest('**/terms');
  await page.evaluate(() => {
    location.href = '/terms';
  });
  await leaving;
  // Other engines than Chromium give it up by themselves.
  const lost = page.waitForEvent('requestfailed');
  await loading.abort();
  await lost;
  answer.resolve();
  await expect(page.getByRole('heading', { name: 'Termos de Uso' })).toBeVisible();
});

test('what a visitor sends outlives every kind of bad connection', async ({
  page,
  context,
  account,
  mailbox,
  problems,
}) => {
  test.slow();
  problems.expect(lost);
  const support = new SupportPage(page);
  await test.step('support', () =>
    sendThrough(page, context, {
      fill: async () => {
        await support.open();
        const { name, email } = account;
        await support.fill({ name, email, subject: 'Rede', message: 'A rede da feira cai.' });
      },
      call: '**/api/support',
      send: /^Enviar mensagem|Tentar/,
      waiting: 'Enviando…',
      failed: /Erro ao enviar mensagem/,
      again: 'by the button',
      typed: () => support.message,
      done: () => expect(support.sent).toBeVisible(),
    }));
  const newcomer = newAccount();
  await test.step('onboarding', () =>
    sendThrough(page, context, {
      fill: () => new OnboardingPage(page).fill(newcomer),
      call: '**/api/auth/sign-up/email',
      send: /^Criar conta grátis/,
      waiting: 'Criando sua conta…',
      failed: /^Erro ao criar conta/,
      again: 'by the button',
      typed: () => page.getByRole('slider'),
      done: () => expect(page.getByText(newcomer.email)).toBeVisible(),
    }));
  await test.step('forgot', () =>
    sendThrough(page, context, {
      fill: async () => {
        await page.goto('/forgot-password');
        await page.getByLabel('Email').fill(account.email);
      },
      call: '**/api/auth/*password*',
      send: /^Enviar instruções/,
      waiting: 'Enviando…',
      failed: /Erro ao enviar email de recuperação/,
      again: 'by the button',
      typed: () => page.getByLabel('Email'),
      done: () => expect(page.getByText('Email enviado!')).toBeVisible(),
    }));
  const link = await mailbox.linkTo(account.email);
  const password = 'agulha e linha 12';
  await test.step('reset', () =>
    sendThrough(page, context, {
      fill: async () => {
        await page.goto(link);
        await page.getByLabel('Nova senha', { exact: true }).fill(password);
        await page.getByLabel('Confirmar nova senha', { exact: true }).fill(password);
      },
      call: '**/api/auth/*password*',
      send: /^Redefinir senha/,
      waiting: 'Redefinindo…',
      failed: /Erro ao redefinir senha/,
      again: 'by the button',
      typed: () => page.getByLabel('Nova senha', { exact: true }),
      done: () => page.waitForURL('**/auth'),
    }));
  await test.step('login', () =>
    sendThrough(page, context, {
      fill: async () => {
        await page.getByLabel('Email').fill(account.email);
        await page.getByLabel('Senha', { exact: true }).fill(password);
      },
      call: '**/api/auth/sign-in/email',
      send: /^Entrar$/,
      waiting: 'Entrando…',
      failed: /Não conseguimos falar com o servidor|Você está sem conexão/,
      again: 'by the button',
      typed: () => page.getByLabel('Senha', { exact: true }),
      done: () => page.waitForURL('**/dashboard'),
    }));
});

test('what a user sends outlives every kind of bad connection', async ({
  signedInPage: page,
  context,
  account,
  problems,
}) => {
  test.slow();
  problems.expect(lost);
  const form = new CalculatorPage(page);
  const saving = {
    call: '**/api/products{,/*}',
    waiting: 'Salvando…',
    typed: () => form.name,
    done: () => form.saved(),
  };
  await test.step('calculator', () =>
    sendThrough(page, context, {
      ...saving,
      fill: async () => {
        await form.open();
        await form.name.fill('Gola de lã');
        await form.fillRow(1, { name: 'Fio', quantity: '1', unitPrice: '10' });
      },
      send: /^(Salvar produto|Tentar salvar de novo)$/,
      failed: /^Erro ao (salvar|atualizar) produto\.|continua aqui e é salvo/,
      again: 'by itself',
    }));
  const { id } = await storeProduct(page, mug);
  await test.step('edit', () =>
    sendThrough(page, context, {
      ...saving,
      fill: async () => {
        await form.openProduct(id);
        await form.name.fill('Caneca azul');
      },
      send: /^(Salvar alterações|Tentar salvar de novo)$/,
      failed: /^Erro ao (salvar|atualizar) produto\.|continua aqui e é salvo/,
      again: 'by itself',
    }));
  const catalogue = new CataloguePage(page);
  await test.step('material', () =>
    sendThrough(page, context, {
      fill: async () => {
        await catalogue.open();
        await catalogue.startNew();
        await catalogue.fill({ name: 'Argila', price: '7,50' });
      },
      call: '**/api/materials',
      send: /^Salvar Material$/,
      waiting: 'Salvando...',
      failed: /O que você digitou continua aqui\./,
      again: 'by itself',
      typed: () => catalogue.name,
      done: () => expect(catalogue.card('Argila')).toBeVisible(),
    }));
  await test.step('email', () =>
    sendThrough(page, context, {
      fill: async () => {
        await page.goto('/settings');
        await page.getByRole('button', { name: 'Alterar email' }).click();
        await page.getByLabel('Novo email').fill(newAccount().email);
        await page.getByLabel('Senha atual', { exact: true }).fill(account.password);
      },
      call: '**/api/me/email',
      send: /^Enviar link$/,
      waiting: 'Enviando…',
      failed: /Não conseguimos falar com o servidor|Você está sem conexão/,
      again: 'by the button',
      typed: () => page.getByLabel('Novo email'),
      done: () => expect(page.getByRole('dialog')).toBeHidden(),
    }));
  await test.step('settings', () =>
    sendThrough(page, context, {
      fill: async () => {
        await page.goto('/settings');
        await page.getByLabel('Nome completo').fill('Ana Teimosa');
      },
      call: '**/api/me',
      send: /^Salvar Configurações$/,
      waiting: 'Salvando…',
      failed: /Suas alterações continuam aqui\./,
      again: 'by itself',
      typed: () => page.getByLabel('Nome completo'),
      done: () => page.waitForURL('**/dashboard'),
    }));
});

test('a confirmation that broke off is tried again on the spot', async ({
  page,
  mailbox,
  problems,
}) => {
  problems.expect(lost);
  const newcomer = newAccount();
  await page.request.post('/api/auth/sign-up/email', { data: newcomer });
  await page.route('**/api/auth/confirm-email', (route) => route.abort('connectionreset'));
  await page.goto(await mailbox.linkTo(newcomer.email));
  const { again } = new ShellPage(page);
  await expect(page.getByText('Seu link continua valendo.')).toBeVisible();
  await page.unroute('**/api/auth/confirm-email');
  await again.click();
  await expect(page.getByRole('link', { name: 'Fazer login agora' })).toBeVisible();
});
