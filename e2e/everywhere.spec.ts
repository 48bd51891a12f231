import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { mug, storeProduct } from './harness/products.ts';
import { CalculatorPage } from './pages/calculator-page.ts';

const open = [
  '/',
  '/auth',
  '/onboarding',
  '/auth/confirm',
  '/forgot-password',
  '/reset-password?token=qualquer',
  '/support',
  '/terms',
  '/privacy',
  '/nada-aqui',
];
const behindLogin = [
  '/dashboard',
  '/calculator',
  '/products',
  '/materials',
  '/reports',
  '/settings',
  '/upgrade',
  '/nada-aqui',
];

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
  // Each screen is scanned twice.
  test.slow();
  problems.expect(/status of 404 .*nada-aqui/);
  const visit = async (paths: readonly string[]) => {
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/carregando|abrindo/i)).toHaveCount(0);
      await expectNoA11yViolations(page);
    }
  };
  await visit(behindLogin);
  const { id } = await storeProduct(page, mug);
  await visit([...behindLogin, `/products/${id}/edit`]);
});

test('a lost connection is said, and what was typed is saved when it is back', {
  tag: '@once',
}, async ({ signedInPage: page, context, problems }) => {
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
