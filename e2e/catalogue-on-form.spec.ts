import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { CalculatorPage } from './pages/calculator-page.ts';

const materials = [
  { name: 'Fio de algodão', category: 'Linhas e Fios', unitPrice: 18.9, unitType: 'rolo' },
  { name: 'Agulha mágica', category: 'Pincéis e Ferramentas', unitPrice: 31.5 },
  { name: 'Botão de madeira', category: 'Botões', unitPrice: 1.2 },
  { name: 'Feltro', category: null, unitPrice: 19.9, unitType: 'metro' },
  { name: 'Botão dourado', category: 'Botões', unitPrice: 1234.5 },
  {
    name: 'Etiqueta de couro com a marca gravada a laser, costurada na lateral',
    category: null,
    unitPrice: 2.1,
  },
];

async function storeCatalogue({ request }: Page): Promise<void> {
  for (const data of materials) {
    const answer = await request.post('/api/materials', { data });
    expect(answer.status(), await answer.text()).toBe(201);
  }
}

const catalogue = (page: Page) => page.getByRole('region', { name: 'Do seu catálogo' });

test('the free plan is told of the catalogue, and shown the way to it', async ({
  signedInPage: page,
}) => {
  await storeCatalogue(page);
  const form = new CalculatorPage(page);
  await form.open();
  await expect(page.getByText(/No plano Pro, seus materiais ficam em um catálogo/)).toBeVisible();
  await expect(catalogue(page)).toBeHidden();
  await form.rowName(1).pressSequentially('Fio');
  await form.row(1).getByLabel('Preço do pacote inteiro').fill('3');
  await form.hours.focus();
  await expect(form.suggestions).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Guardar no catálogo' })).toHaveCount(0);
  await form.rowName(1).fill('');
  await form.row(1).getByLabel('Preço do pacote inteiro').fill('');
  await page.getByRole('link', { name: 'Conhecer o Pro' }).click();
  await page.waitForURL('**/upgrade');
});

test.describe('on the Pro plan', () => {
  test.use({ plan: 'pro' });

  test('one tap puts a material of the catalogue on the form', async ({
    signedInPage: page,
    announced,
  }) => {
    await storeCatalogue(page);
    const form = new CalculatorPage(page);
    await form.open();
    const list = catalogue(page);
    await expect(list.getByRole('heading', { level: 3 })).toHaveText([
      'Botões',
      'Linhas e Fios',
      'Pincéis e Ferramentas',
      'Outros',
    ]);
    await expect(list.getByRole('listitem')).toHaveText([
      /Botão de madeira/,
      /Botão dourado/,
      /Fio de algodão/,
      /Agulha mágica/,
      /Etiqueta de couro/,
      /Feltro/,
    ]);
    await expect(list.getByRole('listitem').filter({ hasText: 'Feltro' })).toContainText(
      'R$ 19,90 por metro',
    );

    const undo = page
      .getByRole('button', { name: 'Desfazer' })
      .and(page.locator(':not([data-leaving] *)'));
    const yarn = list.getByRole('button', { name: /Fio de algodão/ });
    await yarn.tap();
    await announced.message('Material "Fio de algodão" adicionado!');
    // No keyboard comes up, and what was pressed is where it was.
    await expect(form.rows).toHaveCount(1);
    await expect(form.folded(1)).toHaveText(/Fio de algodão\s*1\srolo\s*R\$\s18,90/);
    await expect(yarn).toBeFocused();
    await expect(yarn).toContainText('1 rolo na peça');
    const button = list.getByRole('button', { name: /Botão de madeira/ });
    const top = await button.evaluate((entry: HTMLElement) => {
      entry.scrollIntoView({ block: 'center' });
      const { top } = entry.getBoundingClientRect();
      entry.click();
      return top;
    });
    await expect(form.rows).toHaveCount(2);
    expect((await button.boundingBox())?.y).toBeCloseTo(top, 0);
    // Two taps are two of them.
    await button.tap();
    await expect(form.folded(2)).toHaveText(/Botão de madeira\s*2\sun\s*R\$\s2,40/);
    await expect(form.rows).toHaveCount(2);
    await expect(button).toContainText('2 un na peça');
    await undo.click();
    await expect(button).toContainText('1 un na peça');

    await list.getByRole('button', { name: /Etiqueta de couro/ }).tap();
    await announced.message(/^Material "Etiqueta .* na lateral" adicionado!/);
    await expect(form.folded(3)).toHaveText(/^Etiqueta de couro com a marca gravada a laser, co…/);
    await undo.click();
    await expect(form.rows).toHaveCount(2);

    // Folded away, it stays so on this device.
    await list.getByText('Do seu catálogo').click();
    await expect(yarn).toBeHidden();
    await form.name.fill('Bolsa');
    await form.save();
    await form.saved();
    await form.open();
    await list.getByText('Do seu catálogo').click();
    await expect(yarn).toBeVisible();
  });

  test('the catalogue is searched without case and accents, and used by keyboard alone', async ({
    signedInPage: page,
  }) => {
    await storeCatalogue(page);
    const form = new CalculatorPage(page);
    await form.open();
    const list = catalogue(page);
    const search = list.getByRole('searchbox', { name: 'Buscar no catálogo' });
    const entries = list.getByRole('listitem');
    await search.fill('BOTAO');
    await expect(entries).toHaveText([/Botão de madeira/, /Botão dourado/]);
    await search.fill('ferramentas');
    await expect(entries).toHaveText([/Agulha mágica/]);
    await search.press('Enter');
    await expect(form.folded(1)).toHaveText(/^Agulha mágica/);
    await expect(search).toBeFocused();
    await page.keyboard.type('vidro');
    await expect(list.getByText('Nenhum material encontrado')).toBeVisible();
    await search.press('Enter');
    await expect(form.rows).toHaveCount(1);
    await expect(page).toHaveURL(/\/calculator$/);

    await search.fill('');
    await expect(entries).toHaveCount(materials.length);
    await search.press('ArrowDown');
    await expect(list.getByRole('button', { name: /Botão de madeira/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(form.rowName(2)).toHaveValue('Botão dourado');
    await expect(list.getByRole('button', { name: /Botão dourado/ })).toBeFocused();
    await page.keyboard.press('End');
    await expect(list.getByRole('button', { name: /Feltro/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(list.locator(':focus')).toHaveCount(0);
  });

  test('more than ten materials fit', async ({ signedInPage: page }) => {
    const form = new CalculatorPage(page);
    await form.open();
    await form.pasteInto(
      1,
      Array.from({ length: 11 }, (_, index) => `Fio ${index}\t1\t1,00`).join('\n'),
    );
    // A row that is added before what was pasted has come would be one of its.
    await expect(form.rows).toHaveCount(11);
    await form.addRow();
    await expect(form.rows).toHaveCount(12);
  });

  test('the catalogue waits, fails, is empty or full without a barrier', async ({
    signedInPage: page,
    problems,
  }) => {
    problems.expect(/status of 503/);
    const requested = Promise.withResolvers<void>();
    await page.route('**/api/materials?*', async (route) => {
      await requested.promise;
      await route.fulfill({ status: 503, body: '' });
    });
    await new CalculatorPage(page).open();
    const list = catalogue(page);
    await expect(list.getByText('Carregando seu catálogo…')).toBeVisible();
    requested.resolve();
    await expect(list.getByText('Erro ao carregar materiais')).toBeVisible();
    await expectNoA11yViolations(page);
    await page.unroute('**/api/materials?*');
    await list.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(list.getByText(/Seu catálogo está vazio\./)).toBeVisible();
    await expect(list.getByRole('link', { name: 'Abrir o catálogo' })).toBeVisible();
    await expectNoA11yViolations(page);
    await storeCatalogue(page);
    await page.reload();
    await expect(list.getByRole('listitem')).toHaveCount(materials.length);
    await expectNoA11yViolations(page);
  });
});
