import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { losingAnswers } from './harness/lost-answers.ts';
import { bag, changeProduct, storedProducts, storeProduct } from './harness/products.ts';
import { CalculatorPage } from './pages/calculator-page.ts';

const yarn = { name: 'Fio', quantity: '1', unitPrice: '10' };
const saves = '**/api/products{,/*}';

async function fillNew(form: CalculatorPage, name: string): Promise<void> {
  await form.open();
  await form.name.fill(name);
  await form.fillRow(1, yarn);
}

test('a save whose answer is lost is tried again and makes one product', async ({
  signedInPage: page,
  problems,
  announced,
}) => {
  problems.expect(/ERR_CONNECTION_RESET/);
  const form = new CalculatorPage(page);
  await fillNew(form, 'Gola');
  await losingAnswers(page, saves, () => form.save());
  const failed = /^(Erro ao salvar produto|Não foi possível salvar)/;
  await announced.once(page, failed);
  await expect(page.getByText(failed)).toBeInViewport();
  await expect(page.getByText(/Tudo o que você digitou continua aqui\./)).toBeVisible();
  await form.saveAgain();
  await form.saved();
  expect((await storedProducts(page)).map(({ name }) => name)).toEqual(['Gola']);
});

test('a save that fails once the form was scrolled away says so in view', async ({
  signedInPage: page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  const form = new CalculatorPage(page);
  await fillNew(form, 'Gola');
  const answer = Promise.withResolvers<void>();
  await page.route(saves, async (route) => {
    await answer.promise;
    await route.abort();
  });
  await form.save();
  await expect(page.getByRole('button', { name: 'Salvando…' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(form.result.getByRole('button', { name: 'Salvando…' })).toBeVisible();
  answer.resolve();
  await expect(form.result.getByRole('alert')).toContainText('Erro ao salvar produto');
  await expect(form.result.getByRole('alert')).toBeInViewport({ ratio: 1 });
});

test('a save from the bar that fails is answered beside its button, after a number was typed', async ({
  signedInPage: page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  const form = new CalculatorPage(page);
  await fillNew(form, 'Gola');
  await page.route(saves, (route) => route.abort());
  await form.hours.tap();
  await page.keyboard.type('2');
  const inBar = page.getByRole('button', { name: 'Salvar', exact: true });
  await inBar.tap();
  const alert = form.result.getByRole('alert');
  await expect(alert).toContainText('Erro ao salvar produto');
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(inBar).toBeInViewport({ ratio: 1 });
  // Down where the form's own button stands, it says so instead.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(inBar).toHaveCount(0);
  await expect(alert).toBeEmpty();
  await expect(page.getByText(/^Erro ao salvar produto/)).toBeInViewport({ ratio: 1 });
});

test('a product that changed elsewhere: save mine, see theirs and come back, or keep editing', async ({
  signedInPage: page,
  problems,
}) => {
  problems.expect(/status of 412/);
  const product = await storeProduct(page);
  const form = new CalculatorPage(page);
  await form.openProduct(product.id);
  await expect(form.name).toHaveValue(bag.name);
  await changeProduct(page, product, { name: 'Bolsa da outra aba' });
  await form.name.fill('Bolsa desta aba');
  await form.saveChanges();
  await expect(form.conflict).toContainText('Bolsa da outra aba');
  await expect(form.conflict).toContainText('Bolsa desta aba');
  await expect(
    form.conflict.getByText(/Você ganha R\$\s200,00 · R\$\s100,00\spor\shora/),
  ).toHaveCount(2);
  await expectNoA11yViolations(page);
  await form.conflict.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(form.name).toHaveValue('Bolsa desta aba');

  await form.saveChanges();
  await form.conflict.getByRole('button', { name: 'Ver a versão salva' }).click();
  await expect(form.name).toHaveValue('Bolsa da outra aba');
  await expectNoA11yViolations(page);
  // Mine is on the device until it is wanted.
  await page.reload();
  await expect(form.name).toHaveValue('Bolsa da outra aba');
  await page.getByRole('button', { name: 'Voltar à minha versão' }).click();
  await expect(form.name).toHaveValue('Bolsa desta aba');

  await changeProduct(page, product, { name: 'Mais uma da outra aba' });
  await form.saveChanges();
  await form.conflict.getByRole('button', { name: 'Salvar a minha versão' }).click();
  await form.saved();
  expect((await storedProducts(page)).map(({ name }) => name)).toEqual(['Bolsa desta aba']);
});

test('changes to a product that was deleted meanwhile can be saved as a new one', async ({
  signedInPage: page,
  problems,
  announced,
}) => {
  problems.expect(/status of 404/);
  const { id } = await storeProduct(page);
  const form = new CalculatorPage(page);
  await form.openProduct(id);
  await form.name.fill('Bolsa salva do lixo');
  await page.request.delete(`/api/products/${id}`);
  await form.saveChanges();
  await announced.once(page, /^(Erro ao atualizar produto|Não foi possível salvar)/);
  await page.getByRole('button', { name: 'Salvar como produto novo' }).click();
  await form.saved();
  await expect(page.getByRole('heading', { name: 'Bolsa salva do lixo' })).toBeFocused();
});

test('the free plan warns at four products and leads to the upgrade at five, the draft in hand', async ({
  signedInPage: page,
  problems,
  announced,
}) => {
  problems.expect(/status of 403 .*api\/products/);
  const near = 'Você está próximo do limite de produtos. Considere fazer upgrade!';
  const form = new CalculatorPage(page);
  for (const name of ['Um', 'Dois']) await storeProduct(page, { name: `Peça ${name}` });
  const counted = () => page.waitForResponse('**/api/products/summary');
  const two = counted();
  await form.open();
  await two;
  await storeProduct(page, { name: 'Peça Três' });
  const three = counted();
  await fillNew(form, 'Peça Quatro');
  await three;
  await announced.never(page, near);
  await form.save();
  await form.saved();
  await announced.message(near);
  await form.open();
  await announced.message(near);

  await fillNew(form, 'Peça Seis');
  await storeProduct(page, { name: 'Peça Cinco' });
  await form.save();
  await page.waitForURL('**/upgrade');
  await announced.message(/^Limite de 5 produtos atingido no plano gratuito!$/);
  await form.open();
  await expect(
    page.getByText(/Você já tem 5 produtos, o máximo do plano Gratuito\./),
  ).toBeVisible();
  await expect(form.restored).toBeVisible();
  await expect(form.name).toHaveValue('Peça Seis');
  await expect(form.folded(1)).toContainText('Fio');
  expect(await storedProducts(page)).toHaveLength(5);
});

test('who keeps more products than the free plan holds is told how many', async ({
  signedInPage: page,
  server,
  account,
}) => {
  await server.setPlan(account.email, 'pro');
  for (let n = 1; n <= 6; n += 1) await storeProduct(page, { name: `Peça ${n}` });
  await server.setPlan(account.email, 'free');
  await new CalculatorPage(page).open();
  await expect(
    page.getByText(/Você tem 6 produtos, e o plano Gratuito guarda até 5\./),
  ).toBeVisible();
});

test('a product made on a better plan stays editable, up to the materials it has', async ({
  signedInPage: page,
  server,
  account,
  announced,
}) => {
  await server.setPlan(account.email, 'pro');
  const materials = Array.from({ length: 12 }, (_, index) => ({
    name: `Material ${index + 1}`,
    quantity: 1,
    unitPrice: 1,
  }));
  const { id } = await storeProduct(page, { materials });
  await server.setPlan(account.email, 'free');
  const form = new CalculatorPage(page);
  await form.openProduct(id);
  await expect(form.rows).toHaveCount(12);
  await form.addRow();
  await expect(form.rows).toHaveCount(12);
  await announced.message('Limite de 10 materiais por produto atingido no plano gratuito!');
  await form.name.fill('Colcha');
  await form.saveChanges();
  await form.saved();
  const [stored] = await storedProducts(page);
  expect(stored).toMatchObject({ name: 'Colcha', fixedCosts: bag.fixedCosts });
  expect(stored?.materials).toHaveLength(12);
});
