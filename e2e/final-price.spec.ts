import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { storedProducts } from './harness/products.ts';
import { CalculatorPage } from './pages/calculator-page.ts';
import { changeElsewhere } from './pages/dialogs.ts';
import { ProductsPage } from './pages/products-page.ts';

const warning = 'Margem baixa - risco de prejuízo. Considere aumentar para pelo menos 50%.';

/** A new piece that costs R$ 95,20 and is suggested at R$ 190,40. */
async function pricePiece(page: Page): Promise<CalculatorPage> {
  const form = new CalculatorPage(page);
  await form.open();
  await form.name.fill('Sabonete');
  await form.fillRow(1, { name: 'Base', quantity: '2', unitPrice: '10,10' });
  await expect(form.result).toContainText('R$ 190,40');
  return form;
}

/** Whether a text is on the screen and neither bar nor header hides it. */
async function expectInSight(page: Page, text: string): Promise<void> {
  const shown = page.getByText(text);
  await expect(shown).toBeVisible();
  const isInSight = () =>
    shown.evaluate((element) => {
      const { x, width, top, bottom } = element.getBoundingClientRect();
      const seen = [top + 2, bottom - 2].map((y) => document.elementFromPoint(x + width / 2, y));
      return seen.every((each) => each !== null && element.contains(each));
    });
  await expect.poll(isInSight).toBe(true);
}

test('a price is rounded, or chosen: what is left is said at once, a loss is kept, a mistake told', async ({
  signedInPage: page,
  problems,
  announced,
}) => {
  problems.expect(/status of 412/);
  const form = await pricePiece(page);
  const { chosenPrice, result } = form;
  await expect(result.getByLabel('Preço sugerido')).toBeVisible();
  await form.rounding.selectOption('Final ,90');
  await expect(result.getByLabel('Preço final')).toHaveText('R$ 190,90');
  await expect(page.getByText('R$ 190,40 vira R$ 190,90.')).toBeVisible();
  await expectNoA11yViolations(page);

  await form.decideBy('Quero cobrar');
  await expect(page.getByText('Deixe vazio para cobrar R$ 190,90, arredondado.')).toBeVisible();
  await chosenPrice.fill('110');
  await expectInSight(page, 'acima dos R$ 25,00 que você quer.');
  await expectInSight(page, warning);
  await expectNoA11yViolations(page);
  // What is no number is not dropped. Folded away, it comes back with what is wrong.
  await chosenPrice.fill('cento e vinte');
  await expect(result.getByLabel('Preço final')).toHaveText('R$ 190,90');
  await form.decideBy('Margem');
  await expect(chosenPrice).toBeHidden();
  await form.decideBy('Quero cobrar');
  await form.save();
  await expect(chosenPrice).toBeFocused();
  await expect(chosenPrice).toHaveAccessibleDescription(/Informe um número/);
  await announced.never(page, 'Preencha todos os campos obrigatórios');
  await expect(chosenPrice).toHaveValue('cento e vinte');
  await expectNoA11yViolations(page);

  await chosenPrice.fill('86,57');
  await expectInSight(page, 'A sua hora não está paga: faltam R$ 8,63.');
  await expect(result.getByLabel('Você ganha')).toHaveText('ganha R$ 16,37');
  await expect(result).toContainText('R$ 16,37 por hora');
  await form.showDetails();
  for (const text of ['Preço sugerido', 'R$ 190,40', '-9,07%', '-10,0%', 'Por hora de trabalho']) {
    await expect(result.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
  await expectNoA11yViolations(page);
  await form.save();
  await form.saved();
  await new ProductsPage(page).open();
  const card = new ProductsPage(page).card('Sabonete');
  await expect(card).toContainText('Prejuízo-R$ 8,63');
  await expect(card).toContainText('Margem sobre o custo-9,07%');

  const [stored] = await storedProducts(page);
  if (!stored) throw new Error('no product stored');
  expect(stored).toMatchObject({ rounding: '90', chosenPrice: 86.57, suggestedPrice: 190.4 });
  await form.openProduct(stored.id);
  await expect(chosenPrice).toHaveValue('86,57');
  await form.decideBy('Margem');
  await expect(result.getByLabel('Preço final')).toHaveText('R$ 190,90');
  // Of two versions the one that loses says so.
  await changeElsewhere(page, stored.id, () => ({ chosenPrice: 60 }));
  await form.saveChanges();
  await expect(form.conflict).toContainText('Você perde R$ 10,20 · R$ 10,20 por hora');
  await expect(form.conflict).toContainText('Você ganha R$ 120,70 · R$ 120,70 por hora');
  await expectNoA11yViolations(page);
  await form.conflict.getByRole('button', { name: 'Salvar a minha versão' }).click();
  await form.saved();
  await new ProductsPage(page).open();
  await expect(card).toContainText('R$ 190,90');
  // 95,70 over 95,20
  await expect(card).toContainText('Margem sobre o custo100,53%');
});

test('what is said of the markup is in view and moves nothing', async ({ signedInPage: page }) => {
  const form = await pricePiece(page);
  await form.choosePreset(/Outra/);
  const slider = page.getByRole('slider', { name: 'Sua margem sobre o custo' });
  await slider.focus();
  const top = async () => (await slider.boundingBox())?.y;
  const before = await top();
  await slider.fill('20');
  await expectInSight(page, warning);
  expect(await top()).toBe(before);
  await expect(form.result.getByLabel('Você ganha')).toHaveText('ganha R$ 44,04');
  const colour = () =>
    form.result.getByLabel('Você ganha').evaluate((profit) => getComputedStyle(profit).color);
  const low = await colour();
  await slider.fill('100');
  await expect(page.getByText(warning)).toBeHidden();
  expect(await colour()).not.toBe(low);
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('110');
  for (const pick of ['50', '100', '150', '200', '250', '300']) {
    const shortcut = page.getByRole('button', { name: `${pick}%`, exact: true });
    await shortcut.click();
    await expect(slider).toHaveValue(pick);
    await expect(shortcut).toHaveAttribute('aria-pressed', 'true');
  }
  const rate = page.getByRole('slider', { name: 'Valor da hora' });
  for (const [range, min, max] of [
    [slider, '10', '300'],
    [rate, '10', '100'],
  ] as const) {
    await expect(range).toHaveAttribute('min', min);
    await expect(range).toHaveAttribute('max', max);
  }
  // 20 % suggests 114,24: rounded to 120,00 it is 26 %, and still low; 130,00 is 36,6 %.
  await slider.fill('20');
  await form.rounding.selectOption('De 10 em 10 reais');
  await expect(page.getByText(warning)).toBeVisible();
  await form.decideBy('Quero cobrar');
  await form.chosenPrice.fill('130');
  await expect(page.getByText(warning)).toBeHidden();
  await form.decideBy('Margem');

  // A price that is too high is told there, with the focus.
  await form.setBatch('2');
  await expect(form.result.getByText('por peça, de 2').filter({ visible: true })).toBeVisible();
  await slider.fill('300');
  await form.fillRow(1, { name: 'Ouro', quantity: '9999', unitPrice: '99999,99' });
  await form.save();
  const markup = page.getByRole('radiogroup', { name: 'Margem sobre o custo' });
  await expect(markup).toBeFocused();
  await expect(markup).toHaveAccessibleDescription('O preço final passa de R$ 9.999.999,99');
  await expectInSight(page, 'O preço final passa de R$ 9.999.999,99');
  await expectNoA11yViolations(page);
  // What somebody chooses to ask is theirs.
  await form.decideBy('Quero cobrar');
  await form.chosenPrice.fill('9999999,99');
  await form.save();
  await form.saved();
  await new ProductsPage(page).open();
  const card = new ProductsPage(page).card('Sabonete');
  await expect(card).toContainText('rende 2 peças');
  await expect(card).toContainText('Para as 2 peças:');
});
