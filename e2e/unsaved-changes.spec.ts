import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { bag, storedProducts, storeProduct } from './harness/products.ts';
import { CalculatorPage } from './pages/calculator-page.ts';
import { ConfirmDialog } from './pages/confirm-dialog.ts';

const question = 'Você tem alterações não salvas. Deseja continuar?';

const leaveByLink = (page: Page) => page.getByRole('link', { name: 'Artesa, início' }).click();

test('a link asks first; staying keeps everything, leaving keeps the draft', async ({
  signedInPage: page,
}) => {
  const form = new CalculatorPage(page);
  await form.open();
  await form.name.fill('Xale');
  await leaveByLink(page);
  await expect(form.leaving.dialog).toContainText(question);
  await expectNoA11yViolations(page);
  await form.leaving.answer('Continuar editando');
  await expect(page).toHaveURL(/\/calculator$/);
  await expect(form.name).toHaveValue('Xale');

  await leaveByLink(page);
  await expect(form.leaving.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.leaving.dialog).toBeHidden();
  await expect(page).toHaveURL(/\/calculator$/);

  await leaveByLink(page);
  await form.leaving.answer('Sair sem salvar');
  await page.waitForURL('**/dashboard');
  await form.open();
  await expect(form.restored).toBeVisible();
  await expect(form.name).toHaveValue('Xale');
});

test('the back button asks first', async ({ signedInPage: page }) => {
  const { id } = await storeProduct(page);
  const form = new CalculatorPage(page);
  await page.goto(`/edit-product/${id}`);
  await page.getByRole('link', { name: 'Voltar aos produtos' }).click();
  await page.waitForURL('**/products');
  await page.goBack();
  await expect(form.name).toHaveValue(bag.name);
  await form.name.fill('Bolsa nova');
  await page.goForward();
  await expect(form.leaving.dialog).toContainText(question);
  await form.leaving.answer('Continuar editando');
  await expect(page).toHaveURL(new RegExp(id));
  await expect(form.name).toHaveValue('Bolsa nova');
  await page.goForward();
  await form.leaving.answer('Sair sem salvar');
  await page.waitForURL('**/products');
});

test('closing or reloading the tab asks first', async ({ signedInPage: page }) => {
  const form = new CalculatorPage(page);
  await form.open();
  await form.name.fill('Xale');
  const dialogs: string[] = [];
  let leave = false;
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.type());
    await (leave ? dialog.accept() : dialog.dismiss());
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => dialogs).toEqual(['beforeunload']);
  await expect(form.name).toHaveValue('Xale');
  leave = true;
  await page.reload();
  expect(dialogs).toEqual(['beforeunload', 'beforeunload']);
  await expect(form.restored).toBeVisible();
  await expect(form.name).toHaveValue('Xale');
});

test('nobody is asked when nothing was typed, when it was taken back, or after saving', async ({
  signedInPage: page,
}) => {
  const { id } = await storeProduct(page);
  const form = new CalculatorPage(page);
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.type());
    await dialog.accept();
  });
  for (const path of ['/calculator', `/products/${id}/edit`]) {
    const open = async () => {
      await page.goto(path);
      // A new piece begins as the last one once that is known.
      await expect(form.fixedCosts).toHaveValue('30,00');
    };
    await open();
    const name = await form.name.inputValue();
    await leaveByLink(page);
    await page.waitForURL('**/dashboard');
    await open();
    await form.name.fill('Outra coisa');
    await form.addRow();
    await form.setHourlyRate(60);
    await form.name.fill(name);
    await form.setHourlyRate(25);
    await form.hours.focus();
    await form.hours.blur();
    await leaveByLink(page);
    await page.waitForURL('**/dashboard');
    await open();
    await expect(form.name).toHaveValue(name);
    await expect(form.restored).toBeHidden();
    await page.reload();
  }
  await form.name.fill('Bolsa salva');
  await form.saveChanges();
  await form.saved();
  await page.reload();
  expect(dialogs).toEqual([]);
  expect((await storedProducts(page)).map(({ name }) => name)).toEqual(['Bolsa salva']);
});

test('signing out asks about unsaved changes, then clears them', async ({
  signedInPage: page,
  account,
}) => {
  const form = new CalculatorPage(page);
  const signOut = new ConfirmDialog(page, 'Sair da conta');
  const ask = async () => {
    await page.getByRole('button', { name: `Conta de ${account.name}` }).click();
    await page.getByRole('button', { name: 'Sair da conta' }).click();
  };
  await form.open();
  await ask();
  await expect(signOut.dialog).toContainText('Tem certeza que deseja sair?');
  await expect(signOut.dialog).not.toContainText(question);
  await signOut.answer('Cancelar');

  await form.name.fill('Xale');
  await leaveByLink(page);
  await form.leaving.answer('Sair sem salvar');
  await page.waitForURL('**/dashboard');
  await ask();
  // The draft on the device would be lost as well.
  await expect(signOut.dialog).toContainText(question);
  await signOut.answer('Cancelar');
  await form.open();
  await expect(form.restored).toBeVisible();
  await ask();
  await expect(signOut.dialog).toContainText(question);
  await signOut.answer('Sim, sair da conta');
  await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible();
  await expect(form.leaving.dialog).toBeHidden();
  const stored = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /draft/.test(key)),
  );
  expect(stored).toEqual([]);
});
