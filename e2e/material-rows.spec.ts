import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { storedProducts } from './harness/products.ts';
import { CalculatorPage } from './pages/calculator-page.ts';

const freeLimit = 'Limite de 10 materiais por produto atingido no plano gratuito!';

const sheet = (lines: number) =>
  Array.from({ length: lines }, (_, index) => `Material ${index + 1}\t${index + 1}\t1,00`).join(
    '\n',
  );

test('lines of a spreadsheet pasted into a name fill rows, and can be taken back', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  const form = new CalculatorPage(page);
  await form.open();
  await page.getByLabel('Não tenho custos fixos').check();
  const lines =
    'Material\tQuantidade\tPreço unitário\n' +
    'Fio de algodão\t1,5\tR$ 18,90\nFeltro\t0.2\t1234.56\n\nBotão\t1.200\t0,5\n';
  await form.pasteInto(1, lines);
  await expect(form.rows).toHaveCount(3);
  await expect(page.getByText('3 materiais colados.')).toBeVisible();
  await expect(form.rowName(1)).toHaveValue('Fio de algodão');
  await expect(form.rowName(1)).toBeFocused();
  await expect(form.row(2).getByLabel('Quantidade')).toHaveValue('0,2');
  await expect(form.row(2).getByLabel('Preço unitário')).toHaveValue('1.234,56');
  await expect(form.row(3).getByLabel('Quantidade')).toHaveValue('1.200');
  await expect(form.row(3)).toContainText('R$ 600,00');
  // 28,35 + 246,912 + 600,00 of materials and 25 of labour, doubled.
  await expect(form.result).toContainText('R$ 1.800,52');

  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(form.rows).toHaveCount(1);
  await expect(form.rowName(1)).toHaveValue('');
  await form.pasteInto(1, 'Fio; azul');
  await expect(form.rowName(1)).toHaveValue('Fio; azul');
  await expect(form.rows).toHaveCount(1);
  await form.pasteInto(1, lines);
  await expect(form.rows).toHaveCount(4);
  await expectNoA11yViolations(page);
});

test('pasted numbers settle as typed ones, and what was changed is told', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  const form = new CalculatorPage(page);
  await form.open();
  await form.fillRow(1, { name: 'Lã', quantity: '1', unitPrice: '2' });
  await form.addRow();
  await form.pasteInto(1, 'Agulha; 99999; 3\nLinha; 0; 1,005');
  await expect(
    page.getByText('2 materiais colados. 3 valores foram ajustados: confira.'),
  ).toBeVisible();
  await expect(form.rows).toHaveCount(3);
  await expect(form.rowName(1)).toHaveValue('Lã');
  await expect(form.row(2).getByLabel('Quantidade')).toHaveValue('9.999');
  await expect(form.row(3).getByLabel('Quantidade')).toHaveValue('0,1');
  await expect(form.row(3).getByLabel('Preço unitário')).toHaveValue('1,01');
});

test('the free plan ends at ten materials, typed or pasted', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  const form = new CalculatorPage(page);
  await form.open();
  await form.pasteInto(1, sheet(12));
  await expect(form.rows).toHaveCount(10);
  await expect(page.getByText('10 de 12 materiais colados.')).toBeVisible();
  await expect(page.getByText(freeLimit)).toBeVisible();
  await expectNoA11yViolations(page);
  await page.getByRole('button', { name: 'Remover material 10' }).click();
  await expect(page.getByText(freeLimit)).toBeHidden();
  await form.addRow();
  await expect(form.rows).toHaveCount(10);
  await form.rowName(10).fill('Fita');
  await form.row(10).getByLabel('Preço unitário').press('Enter');
  await expect(page.getByText(freeLimit)).toBeVisible();
  await expect(form.rows).toHaveCount(10);
  await expect(page.getByRole('main').getByRole('link', { name: 'Fazer upgrade' })).toBeVisible();
});

test('a draft of a better plan is kept from being sent with too many materials', {
  tag: '@once',
}, async ({ signedInPage: page, server, account }) => {
  await server.setPlan(account.email, 'pro');
  const form = new CalculatorPage(page);
  await form.open();
  await form.name.fill('Colcha');
  await form.pasteInto(1, sheet(12));
  await expect(form.rows).toHaveCount(12);
  await server.setPlan(account.email, 'free');
  await page.reload();
  await expect(form.restored).toBeVisible();
  await form.save();
  await expect(page.getByText(freeLimit)).toBeInViewport();
  await expect(page).toHaveURL(/\/calculator$/);
  expect(await storedProducts(page)).toEqual([]);
});

test.describe('on the Pro plan', () => {
  test.use({ plan: 'pro' });

  test('only the 500 materials that a product may have are taken', { tag: '@once' }, async ({
    signedInPage: page,
  }) => {
    const form = new CalculatorPage(page);
    await form.open();
    await form.pasteInto(1, sheet(501));
    await expect(page.getByText('500 de 501 materiais colados.')).toBeVisible();
    await expect(page.getByText('Informe no máximo 500 materiais')).toBeVisible();
    await expect(form.rows).toHaveCount(500);
    await expect(form.result).toContainText('R$ 250.650,00');
  });
});

test('the name counts its characters and says how many it needs', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  const form = new CalculatorPage(page);
  await form.open();
  await expect(page.getByText('Mín: 2 caracteres')).toBeVisible();
  await expect(page.getByText('0/100')).toBeVisible();
  await form.name.pressSequentially('Urso');
  await expect(page.getByText('4/100')).toBeVisible();
  await form.name.fill('🧶');
  await expect(page.getByText('1/100')).toBeVisible();
  await form.fillRow(1, { name: 'Fio', quantity: '1', unitPrice: '1' });
  await form.save();
  await expect(page.getByText('Nome deve ter entre 2 e 100 caracteres')).toBeVisible();
  await form.name.fill('x'.repeat(101));
  await form.save();
  await expect(page.getByText('Nome deve ter entre 2 e 100 caracteres')).toBeVisible();
});

test('the cursor is in the new row before anything more can be typed', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  const form = new CalculatorPage(page);
  await form.open();
  // At once, not a frame later: on a slow phone the next letter comes before that.
  const focusedBy = (name: string) =>
    page.getByRole('button', { name }).evaluate((button: HTMLElement) => {
      button.click();
      return document.activeElement?.closest('li')?.getAttribute('aria-label');
    });
  expect(await focusedBy('Adicionar material')).toBe('Material 2');
  expect(await focusedBy('Adicionar material')).toBe('Material 3');
  expect(await focusedBy('Remover material 1')).toBe('Material 1');
  await form.fillRow(1, { name: '', quantity: '1', unitPrice: '1' });
  // The check of the form has arrived by then.
  await form.save();
  await expect(form.name).toBeFocused();
  await form.hours.focus();
  const refused = await page
    .getByRole('button', { name: 'Salvar produto' })
    .evaluate((button: HTMLElement) => {
      button.click();
      return document.activeElement?.getAttribute('aria-invalid');
    });
  expect(refused).toBe('true');
});

test('every preset has its meaning, and the markup tells which one it is', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  const form = new CalculatorPage(page);
  await form.open();
  // There is no price yet that a preset could change.
  await form.fillRow(1, { name: 'Retalho', quantity: '1', unitPrice: '0' });
  const presets = [
    ['Baixa · 50%', '', '112,50'],
    ['Padrão · 100%', 'Recomendada para iniciantes', '150,00'],
    ['Alta · 150%', 'Para peças exclusivas', '187,50'],
    ['Premium · 200%', 'Para canais premium', '225,00'],
  ] as const;
  for (const [name, meaning, price] of presets) {
    await page.getByRole('radio', { name: `${name} ${meaning}`.trim() }).check();
    await expect(form.result).toContainText(`R$ ${price}`);
  }
  await form.choosePreset(/Personalizada/);
  const slider = page.getByRole('slider', { name: 'Sua margem sobre o custo' });
  await expect(slider).toHaveValue('200');
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('210');
  for (const pick of ['50', '100', '150', '200', '250', '300']) {
    await page.getByRole('button', { name: `${pick}%`, exact: true }).click();
    await expect(slider).toHaveValue(pick);
  }
  await expect(slider).toHaveAttribute('min', '10');
  await expect(slider).toHaveAttribute('max', '300');
  const rate = page.getByRole('slider', { name: 'Valor da hora' });
  await expect(rate).toHaveAttribute('min', '10');
  await expect(rate).toHaveAttribute('max', '100');
  // The markup is remembered with the draft, the preset follows from it.
  await page.getByRole('button', { name: '150%', exact: true }).click();
  await expect(page.getByRole('button', { name: '150%', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.reload();
  await expect(page.getByRole('radio', { name: /Alta · 150%/ })).toBeChecked();
});

test('every figure of the result stays in view while typing', async ({ signedInPage: page }, {
  project,
}) => {
  const form = new CalculatorPage(page);
  await form.open();
  await form.pasteInto(1, sheet(10));
  const figures = [
    ['Materiais', 'R$ 55,00'],
    ['Mão de obra', 'R$ 25,00'],
    ['Custos fixos', 'R$ 50,00'],
    ['Custo total', 'R$ 130,00'],
    ['Preço sugerido', 'R$ 260,00'],
    ['Lucro', 'R$ 130,00'],
    ['Margem líquida', '50,0%'],
  ];
  const expectAll = async () => {
    for (const text of figures.flat()) {
      const shown = form.result.getByText(text).filter({ visible: true });
      await expect(shown.first()).toBeInViewport({ ratio: 1 });
    }
  };
  await expectAll();
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
