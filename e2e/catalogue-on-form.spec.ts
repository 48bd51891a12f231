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

const catalogue = (page: Page) => page.getByRole('dialog', { name: 'Do seu catálogo' });

async function openCatalogue(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Do seu catálogo' }).click();
}

test('the free plan is told of the catalogue, and shown the way to it', async ({
  signedInPage: page,
}) => {
  await storeCatalogue(page);
  const form = new CalculatorPage(page);
  await form.open();
  await expect(page.getByText(/No plano Pro, seus materiais ficam em um catálogo/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Do seu catálogo' })).toBeHidden();
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
    await openCatalogue(page);
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

    await list.getByRole('button', { name: /Fio de algodão/ }).click();
    await announced.message('Material "Fio de algodão" adicionado!');
    await expect(form.rows).toHaveCount(1);
    await expect(form.rowName(1)).toHaveValue('Fio de algodão');
    await expect(list).toBeHidden();
    await expect(form.row(1).getByLabel('Quantidade')).toBeFocused();
    await expect(form.row(1).getByLabel('Quantidade')).toHaveValue('1');
    await expect(form.row(1).getByLabel('Preço por rolo')).toHaveValue('18,90');
    await openCatalogue(page);
    await list.getByRole('button', { name: /Botão dourado/ }).click();
    await expect(form.rows).toHaveCount(2);
    await expect(form.folded(1)).toHaveText(/Fio de algodão\s*1\srolo\s*R\$\s18,90/);
    await expect(form.row(2).getByLabel('Preço unitário')).toHaveValue('1.234,50');
    // Two taps are two of them.
    await openCatalogue(page);
    await list.getByRole('button', { name: /Botão dourado/ }).click();
    await expect(form.row(2).getByLabel('Quantidade')).toHaveValue('2');
    await expect(form.rows).toHaveCount(2);

    await openCatalogue(page);
    await list.getByRole('button', { name: /Etiqueta de couro/ }).click();
    await announced.message(/^Material "Etiqueta .* na lateral" adicionado!$/);
    await expect(form.rowName(3)).toHaveValue('Etiqueta de couro com a marca gravada a laser, co…');
    await form.name.fill('Bolsa');
    await form.save();
    await page.waitForURL('**/products');
  });

  test('the catalogue is searched without case and accents, and used by keyboard alone', async ({
    signedInPage: page,
  }) => {
    await storeCatalogue(page);
    const form = new CalculatorPage(page);
    await form.open();
    await openCatalogue(page);
    const list = catalogue(page);
    const search = list.getByRole('searchbox', { name: 'Buscar no catálogo' });
    const entries = list.getByRole('listitem');
    await search.fill('BOTAO');
    await expect(entries).toHaveText([/Botão de madeira/, /Botão dourado/]);
    await search.fill('ferramentas');
    await expect(entries).toHaveText([/Agulha mágica/]);
    await search.press('Enter');
    await expect(form.row(1).getByLabel('Quantidade')).toBeFocused();
    await expect(form.rowName(1)).toHaveValue('Agulha mágica');
    await openCatalogue(page);
    await search.fill('vidro');
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
    await openCatalogue(page);
    await list.getByRole('button', { name: /Botão de madeira/ }).focus();
    await page.keyboard.press('End');
    await expect(list.getByRole('button', { name: /Feltro/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(list.getByRole('button', { name: 'Fechar' })).toBeFocused();
  });

  test('more than ten materials fit', async ({ signedInPage: page }) => {
    const form = new CalculatorPage(page);
    await form.open();
    await form.pasteInto(
      1,
      Array.from({ length: 11 }, (_, index) => `Fio ${index}\t1\t1`).join('\n'),
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
    const asked = Promise.withResolvers<void>();
    await page.route('**/api/materials?*', async (route) => {
      await asked.promise;
      await route.fulfill({ status: 503, body: '' });
    });
    await new CalculatorPage(page).open();
    await openCatalogue(page);
    const list = catalogue(page);
    await expect(list.getByText('Carregando seu catálogo…')).toBeVisible();
    asked.resolve();
    await expect(list.getByText('Erro ao carregar materiais')).toBeVisible();
    await expectNoA11yViolations(page);
    await page.unroute('**/api/materials?*');
    await list.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(list.getByText(/Seu catálogo está vazio\./)).toBeVisible();
    await expect(list.getByRole('link', { name: 'Abrir o catálogo' })).toBeVisible();
    await expectNoA11yViolations(page);
    await storeCatalogue(page);
    await page.reload();
    await openCatalogue(page);
    await expect(list.getByRole('listitem')).toHaveCount(materials.length);
    await expectNoA11yViolations(page);
  });
});
