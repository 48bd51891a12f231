import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { LandingPage } from './pages/landing-page.ts';

const bear = [
  { name: 'Fio de algodão', quantity: '1,5', unitPrice: '18,90' },
  { name: 'Enchimento', quantity: '0,2', unitPrice: '24' },
  { name: 'Olhos de segurança', quantity: '2', unitPrice: '0,45' },
];

test('the landing page says what it is for, proves it and leads on', async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  await expect(page.getByRole('heading', { level: 1, name: /prejuízo/ })).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Entrar', exact: true }),
  ).toHaveAttribute('href', '/auth');
  for (const name of ['Começar grátis', 'Criar conta grátis']) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/onboarding');
  }
  await expect(page.getByText(/^5\.000\+ artesãs e artesãos/)).toBeVisible();
  const benefits = page.getByRole('region', { name: 'Feito para quem faz à mão' });
  await expect(benefits.getByRole('heading', { level: 3 })).toHaveCount(4);
  const testimonials = page.getByRole('figure').filter({ has: page.locator('blockquote') });
  await expect(testimonials.locator('figcaption')).toHaveText([
    'Crochê · Minas Gerais',
    'Cerâmica · Pernambuco',
  ]);
  const footer = page.getByRole('contentinfo');
  for (const [name, path] of [
    ['Termos de Uso', '/terms'],
    ['Privacidade', '/privacy'],
    ['Suporte', '/support'],
  ] as const) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  const tooWide = await page
    .locator('html')
    .evaluate((html) => html.scrollWidth - html.clientWidth);
  expect(tooWide).toBe(0);
  await expectNoA11yViolations(page);
});

test('the small calculator shows a price to the cent while one types', { tag: '@once' }, async ({
  page,
}) => {
  const landing = new LandingPage(page);
  await landing.open();
  await landing.fillMaterials(bear);
  await landing.hours.fill('6,5');
  await landing.fixedCosts.fill('8');
  for (const text of ['R$ 409,10', 'R$ 204,55', '50,0%']) {
    await expect(landing.result).toContainText(text);
  }
  const spoken = 'Preço sugerido R$ 409,10, Lucro R$ 204,55';
  await expect(landing.result.getByText(spoken)).toHaveRole('status');
  const drawing = page.getByRole('region', { name: 'Faça a conta agora' }).getByRole('figure');
  await expect(drawing).toContainText('R$ 34,05');
  await expect(drawing).toContainText('R$ 162,50');
  await landing.chooseMarkup(/Alta/);
  await expect(landing.result).toContainText('R$ 511,38');
  await landing.hourlyRate.fill('R$ 1.234,56');
  await landing.hourlyRate.blur();
  await expect(landing.hourlyRate).toHaveValue('100,00');
  await expect(page.getByText('O máximo é 100,00.')).toBeVisible();
  await landing.hourlyRate.press('ArrowDown');
  await expect(landing.hourlyRate).toHaveValue('99,00');
  await expectNoA11yViolations(page);
});

test('nothing and zero are never taken silently', { tag: '@once' }, async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  await landing.fixedCosts.fill('0');
  await landing.fixedCosts.blur();
  await expect(landing.fixedCosts).toHaveValue('50,00');
  await expect(page.getByText(/^Sem valor aqui, contamos R\$ 50,00\./)).toBeVisible();
  await landing.noFixedCosts.check();
  await expect(landing.fixedCosts).toBeDisabled();
  await expect(landing.result).toContainText('R$ 50,00');
  await landing.noFixedCosts.uncheck();
  await expect(landing.fixedCosts).toHaveValue('50,00');
  await expect(landing.result).toContainText('R$ 150,00');
});

test('hours that may be minutes are asked about, and what was understood is said quietly', {
  tag: '@once',
}, async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  await landing.hours.fill('45');
  await landing.hours.blur();
  await expect(
    page.getByText('45 horas nesta peça? Se são minutos: 45 min.', { exact: true }),
  ).toBeVisible();
  await landing.hours.fill('45 min');
  await landing.hours.blur();
  const hint = page.getByText('A parte desta peça em luz, internet, embalagem…');
  const quiet = await hint.evaluate((element) => getComputedStyle(element).color);
  await expect(page.getByText('45 min = 0,75 h', { exact: true })).toHaveCSS('color', quiet);
});

test('by keyboard: Enter leads from one field to the next, and only the button goes on', {
  tag: '@once',
}, async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  const name = (row: number) => landing.row(row).getByLabel('Material', { exact: true });
  const price = (row: number) => landing.row(row).getByLabel('Preço unitário');
  await name(1).press('Enter');
  await expect(landing.row(1).getByLabel('Quantidade')).toBeFocused();
  await price(1).press('Enter');
  await expect(name(2)).toBeFocused();
  await price(3).press('Enter');
  await expect(landing.hours).toBeFocused();
  await landing.hours.fill('2');
  await landing.hours.press('Enter');
  await expect(page.getByLabel('Valor da hora')).toBeFocused();
  await landing.fixedCosts.press('Enter');
  await expect(landing.noFixedCosts).toBeFocused();
  await landing.noFixedCosts.press('Enter');
  const markup = page.getByRole('radio', { name: /Padrão/ });
  await expect(markup).toBeFocused();
  await markup.press('Enter');
  // The page still takes what is typed now.
  await landing.hours.fill('3');
  await expect(landing.result).toContainText('R$ 250,00');
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await page.waitForURL('**/onboarding');
});

test('what is typed before the script has arrived counts', { tag: '@once' }, async ({ page }) => {
  const arrive = Promise.withResolvers<void>();
  await page.route('**/assets/run-calculator-*.js', async (route) => {
    await arrive.promise;
    await route.continue();
  });
  const landing = new LandingPage(page);
  await page.goto('/', { waitUntil: 'commit' });
  await landing.fixedCosts.fill('0');
  await landing.hours.fill('6,5');
  await expect(landing.save).toBeDisabled();
  arrive.resolve();
  await expect(landing.fixedCosts).toHaveValue('50,00');
  await expect(page.getByText(/^Sem valor aqui, contamos R\$ 50,00\./)).toBeVisible();
  // 6,5 h and the 50 of fixed costs, doubled.
  await expect(landing.result).toContainText('R$ 425,00');
  await expect(landing.save).toBeEnabled();
});

test('within the application the same page works without loading anything anew', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/onboarding');
  await page.getByLabel('Nome completo').fill('Ana');
  const document = await page.evaluateHandle(() => window.document);
  await page.getByRole('link', { name: 'Artesa, página inicial' }).click();
  const landing = new LandingPage(page);
  await landing.hours.fill('6,5');
  await expect(landing.result).toContainText('R$ 425,00');
  await landing.save.click();
  await expect(page.getByText(/^O preço que você calculou está guardado/)).toBeVisible();
  await expect(page.getByLabel('Nome completo')).toHaveValue('Ana');
  expect(await document.evaluate((before) => before === window.document)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read and every link leads on', async ({ page, problems }) => {
    // The pages of the application would load this.
    problems.expect(/assets.*\.js csp$/);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: /prejuízo/ })).toBeVisible();
    await expect(page.getByText(/^Esta calculadora precisa do JavaScript/)).toBeVisible();
    await expect(new LandingPage(page).save).toBeHidden();
    for (const [name, heading] of [
      ['Termos de Uso', 'Termos de Uso'],
      ['Privacidade', 'Política de Privacidade'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('link', { name: 'suporte@artesa.example' })).toBeVisible();
      await page.getByRole('button', { name: 'Voltar' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /prejuízo/ })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Entrar', exact: true }).click();
    expect(new URL(page.url()).pathname).toBe('/auth');
  });
});
