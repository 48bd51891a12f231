import { expect, test } from './fixtures.ts';
import { newAccount } from './harness/account.ts';
import { Keyboard } from './harness/keyboard.ts';
import { bear, mug, storeProducts } from './harness/products.ts';
import { CalculatorPage } from './pages/calculator-page.ts';
import { CataloguePage } from './pages/catalogue-page.ts';
import { ProductsPage } from './pages/products-page.ts';

test('from the landing to the email that was sent', { tag: '@once' }, async ({ page }) => {
  const keyboard = new Keyboard(page);
  const account = newAccount();
  await page.goto('/');
  await keyboard.use(page.getByRole('link', { name: /criar conta|começar|grátis/i }).first());
  // A document of its own: the focus begins at its top, as on any page that is opened.
  await page.waitForURL('**/onboarding');

  await keyboard.use(page.getByRole('button', { name: 'Continuar' }));
  // What is missing is named, and the cursor waits in the first field of it.
  await expect(page.getByLabel('Nome completo')).toBeFocused();
  await page.keyboard.type(account.name);
  await keyboard.typeInto(page.getByLabel('Email'), account.email);
  await keyboard.typeInto(page.getByLabel('Senha', { exact: true }), account.password);
  await keyboard.use(page.getByRole('button', { name: 'Mostrar senha' }).first(), 'Space');
  await expect(page.getByLabel('Senha', { exact: true })).toHaveAttribute('type', 'text');
  await keyboard.typeInto(page.getByLabel('Confirmar senha', { exact: true }), account.password);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'O que você faz?' })).toBeFocused();
  await keyboard.tabTo(page.getByRole('radio', { name: 'Crochê' }));
  await keyboard.press('Space');
  await keyboard.press('ArrowDown', 2);
  await expect(page.getByRole('radio', { name: 'Bijuteria' })).toBeChecked();
  await keyboard.use(page.getByRole('button', { name: 'Continuar' }));

  await expect(page.getByRole('heading', { name: 'Quanto vale a sua hora?' })).toBeFocused();
  await keyboard.use(page.getByRole('button', { name: 'Voltar' }));
  await expect(page.getByRole('heading', { name: 'O que você faz?' })).toBeFocused();
  await keyboard.use(page.getByRole('button', { name: 'Continuar' }));
  const rate = page.getByRole('slider', { name: 'Valor da hora' });
  await keyboard.tabTo(rate);
  await expect(rate).toHaveAccessibleDescription(/^Uma peça de .+ do seu trabalho\.$/);
  await keyboard.press('ArrowRight', 5);
  await expect(page.getByText('R$ 30,00/h')).toBeVisible();
  await keyboard.use(page.getByRole('button', { name: 'Criar conta grátis' }));

  await expect(page.getByRole('heading', { name: 'Confirme seu email' })).toBeFocused();
  await keyboard.use(page.getByRole('link', { name: 'Ir para o login' }));
  await page.waitForURL('**/auth');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a product is priced, saved, deleted and brought back', async ({ signedInPage: page }) => {
  const keyboard = new Keyboard(page);
  const form = new CalculatorPage(page);
  const products = new ProductsPage(page);
  await page.goto('/dashboard');
  await keyboard.use(page.getByRole('main').getByRole('link').first());
  await page.waitForURL('**/calculator');
  await keyboard.expectFocusNotLost();

  await keyboard.typeInto(form.name, 'Chaveiro de feltro');
  await keyboard.tabTo(page.getByLabel('Categoria', { exact: true }));
  await page.keyboard.type('Fel');
  await keyboard.use(form.row(1).getByRole('button', { name: 'Preço por unidade' }));
  await expect(form.rowName(1)).toBeFocused();
  await page.keyboard.type('Feltro');
  await keyboard.typeInto(form.row(1).getByLabel('Quantidade'), '0,5');
  await keyboard.typeInto(form.row(1).getByLabel('Preço unitário'), '12,90');
  await keyboard.use(page.getByRole('button', { name: 'Adicionar material' }));
  await expect(form.rowName(2)).toBeFocused();
  await page.keyboard.type('Engano');
  await keyboard.use(form.row(2).getByRole('button', { name: /Remover/ }));
  await expect(form.rows).toHaveCount(1);
  await keyboard.expectFocusNotLost();
  await keyboard.typeInto(form.hours, '1,5');
  await keyboard.typeInto(form.fixedCosts, '4');
  await keyboard.tabTo(page.getByRole('slider', { name: 'Valor da hora' }));
  await keyboard.press('ArrowRight', 5);
  await keyboard.tabTo(page.getByRole('radio', { name: /Padrão/ }));
  await keyboard.press('ArrowDown');
  // 6,45 of felt, 1,5 h at 30 reais and 4 of fixed costs, with the high markup of 150 %.
  await expect(form.result).toContainText('R$ 138,63');
  await keyboard.use(page.getByRole('button', { name: 'Salvar produto' }));

  const name = 'Chaveiro de feltro';
  await form.saved();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeFocused();
  await keyboard.use(page.getByRole('link', { name: 'Produtos' }).first());
  await expect(page.getByRole('heading', { name: 'Produtos', level: 1 })).toBeFocused();
  // On its way out it pushes the other message down, over the list.
  await expect(products.toast('Material "Engano" removido.')).toHaveCount(0);
  await keyboard.use(products.action('Excluir', name));
  await expect(products.dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(products.dialog).toBeHidden();
  await expect(products.action('Excluir', name)).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.use(products.dialog.getByRole('button', { name: 'Sim, excluir' }));
  await expect(products.cards).toHaveCount(0);
  await keyboard.expectFocusNotLost();
  const deleted = products.toast('Produto excluído com sucesso!');
  await keyboard.use(deleted.getByRole('button', { name: 'Desfazer' }));
  await expect(products.card(name)).toBeVisible();
  await expect(deleted).toHaveCount(0);
  await keyboard.expectFocusNotLost();
});

test('no dialog, menu or message takes the focus with it', { tag: '@once' }, async ({
  signedInPage: page,
  announced,
}) => {
  const keyboard = new Keyboard(page);
  const products = new ProductsPage(page);
  await storeProducts(page.request, bear, mug);
  await page.goto('/products');
  const person = page.getByRole('button', { name: /^Conta de/ });
  await keyboard.use(person);
  await keyboard.use(page.getByRole('button', { name: 'Sair da conta' }));
  await expect(products.dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(person).toBeFocused();

  await keyboard.use(products.action('Duplicar', mug.name), 'Space');
  await expect(products.cards).toHaveCount(3);
  await expect(products.action('Duplicar', mug.name)).toBeFocused();
  const recalculate = products.action('Recalcular', mug.name);
  await keyboard.use(recalculate);
  await keyboard.press('Escape');
  await expect(recalculate).toBeFocused();
  await keyboard.press('Enter');
  const update = products.dialog.getByRole('button', { name: 'Atualizar 1 produto' });
  await expect(update).toBeVisible();
  await keyboard.use(update);
  await expect(recalculate).toHaveCount(0);
  await keyboard.expectFocusNotLost();
  const repriced = products.toast('Preço de 1 produto atualizado.');
  await keyboard.tabTo(repriced.getByRole('button', { name: 'Desfazer' }));
  await keyboard.press('Escape');
  await expect(repriced).toHaveCount(0);
  await keyboard.expectFocusNotLost();

  const catalogue = new CataloguePage(page);
  await catalogue.open();
  await keyboard.use(page.getByRole('button', { name: 'Novo Material' }));
  await expect(catalogue.name).toBeFocused();
  await page.keyboard.type('Argila');
  await keyboard.typeInto(catalogue.price, '7,50');
  await keyboard.use(catalogue.dialog.getByRole('button', { name: 'Salvar Material' }));
  await expect(catalogue.dialog).toBeHidden();
  await expect(catalogue.card('Argila')).toBeVisible();
  await keyboard.expectFocusNotLost();
  await keyboard.use(catalogue.card('Argila').getByRole('button', { name: 'Excluir' }));
  await keyboard.use(catalogue.question.getByRole('button', { name: 'Sim, excluir' }));
  await expect(catalogue.question).toBeHidden();
  await expect(catalogue.cards).toHaveCount(0);
  await keyboard.expectFocusNotLost();
  await announced.message('Material excluído com sucesso');
  await keyboard.press('ControlOrMeta+Z');
  await expect(catalogue.card('Argila')).toBeVisible();
  await keyboard.expectFocusNotLost();
});

test('Enter right after Escape asks again, even on a device that is busy', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  const products = new ProductsPage(page);
  await storeProducts(page.request, mug);
  await products.open();
  await products.action('Excluir', mug.name).press('Enter');
  await expect(products.dialog).toBeVisible();
  const busy = page.evaluate(() => {
    const end = performance.now() + 500;
    while (performance.now() < end);
  });
  await Promise.all([busy, page.keyboard.press('Escape'), page.keyboard.press('Enter')]);
  await expect(products.dialog).toBeVisible();
  await products.dialog.getByRole('button', { name: 'Sim, excluir' }).click();
  await expect(products.cards).toHaveCount(0);
});
