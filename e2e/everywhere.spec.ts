import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { CalculatorPage } from './pages/calculator-page.ts';

const open = [
  '/',
  '/auth',
  '/onboarding',
  '/auth/confirm',
  '/forgot-password',
  '/reset-password?token=qualquer',
  '/nada-aqui',
];
const behindLogin = ['/dashboard', '/calculator', '/products', '/settings', '/nada-aqui'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('no open screen has a barrier', async ({ page, problems }) => {
      problems.expect(/status of 404 .*nada-aqui/);
      for (const path of open) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoA11yViolations(page);
      }
    });

    test('no screen behind the login has a barrier, empty or full', async ({
      signedInPage: page,
      problems,
    }) => {
      problems.expect(/status of 404 .*nada-aqui/);
      const visit = async () => {
        for (const path of behindLogin) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByText(/carregando|abrindo/i)).toHaveCount(0);
          await expectNoA11yViolations(page);
        }
      };
      await visit();
      await page.request.post('/api/products', { data: mug });
      await visit();
    });
  });
}

const mug = {
  name: 'Caneca de cerâmica',
  craftCategory: 'ceramica',
  productionTime: 2,
  fixedCosts: 12.35,
  marginPercentage: 35,
  hourlyRate: 40,
  materials: [
    { name: 'Argila (kg)', quantity: 0.6, unitPrice: 7.5 },
    { name: 'Esmalte (kg)', quantity: 0.1, unitPrice: 64.9 },
    { name: 'Queima', quantity: 1, unitPrice: 3 },
    { name: 'Caixa', quantity: 1, unitPrice: 2.2 },
    { name: 'Etiqueta', quantity: 1, unitPrice: 0.35 },
  ],
};

test('a card says it when the rate has changed since, and counts the other materials', async ({
  signedInPage: page,
}) => {
  await page.request.post('/api/products', { data: mug });
  await page.goto('/products');
  const card = page.getByRole('article', { name: mug.name });
  await expect(card).toContainText('Preço calculado com R$ 40,00/h; hoje seu valor é R$ 25,00/h');
  await expect(card).toContainText('+ 2 outros materiais');
  await expect(card).toContainText('Atenção');
  await expect(card).toContainText('Margem sobre o custo');
  await expect(card).toContainText('Margem líquida');
});

test('a lost connection is said, and what was typed is saved when it is back', async ({
  signedInPage: page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await expect(calculator.name).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^Sem conexão\./)).toBeVisible();
  await expectNoA11yViolations(page);
  await calculator.name.fill('Feita no sítio');
  await calculator.fillRow(1, { name: 'Fio', quantity: '1', unitPrice: '7' });
  await calculator.save();
  await expect(page.getByText('Tudo o que você digitou continua aqui.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Sem conexão\./)).toBeHidden();
  await page.getByRole('button', { name: 'Tentar salvar de novo' }).click();
  await page.waitForURL('**/products');
  await expect(page.getByRole('article', { name: 'Feita no sítio' })).toBeVisible();
});

test('a list that cannot be loaded says so and can be tried again', async ({
  signedInPage: page,
  problems,
}) => {
  problems.expect(/status of 503|api\/products/);
  await page.route('**/api/products', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ title: '', status: 503, code: 'database_unavailable', detail: '' }),
    }),
  );
  await page.goto('/products');
  const again = page.getByRole('button', { name: 'Tentar de novo' });
  await expect(again).toBeVisible();
  await expectNoA11yViolations(page);
  await page.unroute('**/api/products');
  await again.click();
  await expect(page.getByText('Sua prateleira está vazia')).toBeVisible();
});

test('the menus work by keyboard alone, and the current page is marked', async ({
  signedInPage: page,
}, { project }) => {
  await page.goto('/products');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused();
  if (project.name === 'phone') {
    const menu = page.getByRole('button', { name: 'Produtos', exact: true });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Produtos' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.getByRole('menuitem', { name: 'Calculadora' }).press('Enter');
  } else {
    const current = page.getByRole('navigation', { name: 'Principal' });
    await expect(current.getByRole('link', { name: 'Produtos' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await current.getByRole('link', { name: 'Calculadora' }).press('Enter');
  }
  await page.waitForURL('**/calculator');
});
