import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { CalculatorPage } from './pages/calculator-page.ts';

const freeLimit = 'Limite de 10 materiais por produto atingido no plano gratuito!';

const sheet = (lines: number) =>
  Array.from({ length: lines }, (_, index) => `Material ${index + 1}\t${index + 1}\t1,00`).join(
    '\n',
  );

test('rows come with the cursor in them, typed or pasted, until the plan has room for no more', {
  tag: '@once',
}, async ({ signedInPage: page, announced }) => {
  const form = new CalculatorPage(page);
  await form.open();
  await expect(page.getByText('Mín: 2 caracteres')).toBeVisible();
  await expect(page.getByText('0/100')).toBeVisible();
  await form.name.fill('🧶');
  await expect(page.getByText('1/100')).toBeVisible();

  // At once, not a frame later: on a slow phone the next letter comes before that.
  const focusedBy = (name: string) =>
    page.getByRole('button', { name }).evaluate((button: HTMLElement) => {
      button.click();
      return document.activeElement?.closest('li')?.getAttribute('aria-label');
    });
  await form.rowName(1).fill('Fio');
  expect(await focusedBy('Adicionar material')).toBe('Material 2');
  // No second blank one.
  expect(await focusedBy('Adicionar material')).toBe('Material 2');
  await form.rowName(2).fill('Fita');
  expect(await focusedBy('Adicionar material')).toBe('Material 3');
  await form.rowName(1).fill('');
  await form.rowName(2).fill('');
  expect(await focusedBy('Remover material 1')).toBe('Material 1');
  await form.fillRow(2, { name: '', quantity: '1', unitPrice: '1' });
  // The check of the form has arrived by then.
  await form.save();
  await expect(form.name).toBeFocused();
  await expect(page.getByText('Nome deve ter entre 2 e 100 caracteres')).toBeVisible();
  await form.hours.focus();
  const refused = await page
    .getByRole('button', { name: 'Salvar produto' })
    .evaluate((button: HTMLElement) => {
      button.click();
      return document.activeElement?.getAttribute('aria-invalid');
    });
  expect(refused).toBe('true');

  // The row whose name is missing stands behind those that were pasted.
  await expect(form.rowName(2)).toHaveAttribute('aria-invalid', 'true');
  await form.pasteInto(1, sheet(12));
  await expect(form.rows).toHaveCount(10);
  await expect(form.rowName(1)).toBeFocused();
  await expect(form.folded(2)).toContainText('Material 2');
  await announced.message('9 de 12 materiais colados.');
  await expect(page.getByText(freeLimit)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Fazer upgrade' })).toBeVisible();
  await expectNoA11yViolations(page);
  await form.removeRow(10);
  await expect(page.getByText(freeLimit)).toBeHidden();
  await form.addRow();
  await expect(form.rows).toHaveCount(10);
  await form.rowName(10).fill('Fita');
  await form.row(10).getByLabel('Preço unitário').press('Enter');
  await expect(page.getByText(freeLimit)).toBeVisible();
  await expect(form.rows).toHaveCount(10);
});

test('price, what is left and the hour stay in view while typing', async ({ signedInPage: page }, {
  project,
}) => {
  const form = new CalculatorPage(page);
  await form.open();
  await form.pasteInto(1, sheet(10));
  const figures = ['Preço sugerido', 'R$ 260,00', 'ganha R$ 155,00', 'R$ 155,00 por hora'];
  const expectAll = async () => {
    for (const text of figures) {
      const shown = form.result.getByText(text).filter({ visible: true });
      await expect(shown.first()).toBeInViewport({ ratio: 1 });
    }
  };
  await expectAll();
  await form.openRow(10);
  await form.row(10).getByLabel('Preço unitário').focus();
  await expectAll();
  if (project.name !== 'phone') return;

  // Android makes the page as high as the keyboard leaves room for.
  await page.setViewportSize({ width: 390, height: 480 });
  await form.hours.focus();
  await expectAll();
  await expect(form.hours).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  // Others cover the page, and only the visual viewport tells.
  await page.evaluate(() => {
    Object.defineProperty(window.visualViewport, 'height', { value: 500 });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });
  await expect
    .poll(async () => {
      const box = await form.result.boundingBox();
      return box && Math.round(box.y + box.height);
    })
    .toBe(500);
});
