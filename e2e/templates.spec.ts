import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { bear, storeProducts } from './harness/products.ts';
import { CalculatorPage } from './pages/calculator-page.ts';
import { ProductsPage } from './pages/products-page.ts';

test.use({ plan: 'pro' });

test('a template asks for the prices one by one and fills the form', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  const data = { name: 'Fibra Siliconada', category: null, unitType: 'quilograma', unitPrice: 50 };
  expect((await page.request.post('/api/materials', { data })).status()).toBe(201);
  await page.goto('/calculator');
  await page.getByLabel('Nome do produto').fill('O que eu tinha digitado');
  await page.getByRole('button', { name: 'Começar de um modelo' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /Bolsa de fio/ })).toBeVisible();
  await dialog.getByRole('searchbox').fill('urso');
  await expectNoA11yViolations(page);
  await dialog.getByRole('button', { name: /Urso de amigurumi/ }).click();
  await expect(dialog.getByText('Preço 1 de 3')).toBeVisible();
  await expect(
    dialog.getByText(/Esta peça usa 85\sg\. Costuma sair por volta de R\$\s19,90/),
  ).toBeVisible();
  await expect(dialog.getByLabel('Preço do pacote inteiro')).toBeFocused();
  await expectNoA11yViolations(page);
  await page.keyboard.type('18,90');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Preço 2 de 3')).toBeVisible();
  await dialog.getByRole('button', { name: 'Pular' }).click();
  await page.keyboard.type('4');
  await dialog.getByRole('button', { name: 'Preencher' }).click();

  await expect(page.getByLabel('Nome do produto')).toHaveValue('Urso de amigurumi (20 cm)');
  const form = new CalculatorPage(page);
  // 18,90 × 1,03 × 85 ÷ 125; by a price per kilo of the catalogue; 4,00 for a skein of thread.
  await expect(form.folded(1)).toHaveText(/85\sg \+ 3%\s*R\$\s13,24$/);
  await expect(form.folded(2)).toHaveText(/^Fibra siliconada.*R\$/i);
  await expect(form.rows).toHaveCount(4);
  // What was skipped is not in the price, which says so until it is typed.
  const skipped = page.getByLabel('Preço do pacote inteiro');
  await expect(skipped).toHaveCount(1);
  const without = page.getByText(/^O preço ainda não conta com/);
  await expect(without).toBeVisible();
  await skipped.fill('9');
  await expect(without).toHaveCount(0);
  await expect(page.getByText('Ponto firme e agulha')).toBeVisible();
  const name = page.getByLabel('Nome do produto');
  const change = page.getByRole('button', { name: 'Trocar de volta' });
  await change.click();
  await expect(name).toHaveValue('O que eu tinha digitado');
  await change.click();
  await expect(name).toHaveValue('Urso de amigurumi (20 cm)');

  // Another template takes nothing away, and a closed dialog goes on where it was.
  await page.getByRole('button', { name: 'Começar de um modelo' }).click();
  await dialog.getByRole('button', { name: /Tapete redondo/ }).click();
  await expect(dialog.getByText('Preço 1 de 1')).toBeVisible();
  await page.keyboard.type('32,10');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Começar de um modelo' }).click();
  await expect(dialog.getByLabel('Preço do pacote inteiro')).toHaveValue('32,10');
  await dialog.getByRole('button', { name: 'Preencher' }).click();
  await expect(name).toHaveValue(/^Tapete redondo/);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(name).toHaveValue('Urso de amigurumi (20 cm)');
  await expect(form.folded(1)).toContainText('R$ 13,24');

  // When one is saved, what was typed before waits for the next form.
  await form.fillPack(3, { name: 'Olhos', price: '3', content: '10 par', quantity: '1' });
  await page.getByRole('button', { name: 'Salvar produto' }).click();
  await form.saved();
  await page.goto('/calculator');
  await expect(name).toHaveValue('O que eu tinha digitado');
});

test('a product becomes a template of its own', { tag: '@once' }, async ({
  signedInPage: page,
  announced,
}) => {
  await storeProducts(page.request, bear);
  const products = new ProductsPage(page);
  await products.open();
  await products.choose(bear.name, 'Salvar como modelo');
  await announced.message('Modelo salvo.');
  await page.goto('/calculator');
  await page.getByRole('button', { name: 'Começar de um modelo' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Amigurumi de urso.*Seu modelo/ })
    .click();
  await expect(page.getByLabel('Nome do produto')).toHaveValue(bear.name);
  await expect(page.getByText('R$ 409,10').first()).toBeVisible();
});

test('after Pro one’s own templates are read, and beginning with one asks for Pro', {
  tag: '@once',
}, async ({ signedInPage: page, server, account }) => {
  const [product] = await storeProducts(page.request, bear);
  const data = { productId: product?.id };
  expect((await page.request.post('/api/templates', { data })).status()).toBe(201);
  await server.setPlan(account.email, 'free');
  await page.goto('/calculator');
  await page.getByRole('button', { name: 'Começar de um modelo' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog.getByRole('listitem')).toContainText(/Amigurumi de urso.*Seu modelo/);
  await expect(dialog.getByRole('listitem')).toContainText('de Fio de algodão');
  await expect(dialog.getByRole('button', { name: 'Excluir o modelo' })).toHaveCount(0);
  await expectNoA11yViolations(page);
  await dialog.getByRole('link', { name: 'Fazer Upgrade' }).click();
  await expect(page).toHaveURL(/\/upgrade$/);
});

test('a replaced template is offered back while the other one is on the form, and no longer', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  const [product] = await storeProducts(page.request, bear);
  const data = { productId: product?.id };
  expect((await page.request.post('/api/templates', { data })).status()).toBe(201);
  await page.goto('/calculator');
  const name = page.getByLabel('Nome do produto');
  const typed = 'O que eu tinha digitado';
  const begin = async () => {
    await page.getByRole('button', { name: 'Começar de um modelo' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Seu modelo/ })
      .click();
    await expect(name).toHaveValue(bear.name);
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await name.fill(typed);
  await begin();
  await name.fill('Um urso meu');
  await begin();
  await page.keyboard.press('Control+z');
  await expect(name).toHaveValue('Um urso meu');

  await begin();
  await page.getByRole('button', { name: 'Trocar de volta' }).click();
  await expect(name).toHaveValue(typed);
  await page.keyboard.press('Control+z');
  await expect(name).toHaveValue(typed);

  await begin();
  await page.getByRole('link', { name: 'Artesa, início' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sair sem salvar' }).click();
  // The address changes before the screen does.
  await page.getByRole('heading', { level: 1, name: /^Olá/ }).waitFor();
  await page.keyboard.press('Control+z');
  await page.goto('/calculator');
  await expect(name).toHaveValue(bear.name);
  await page.getByRole('button', { name: 'Trocar de volta' }).click();
  await expect(name).toHaveValue(typed);
});
