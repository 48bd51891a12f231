import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';

test.use({ plan: 'pro' });

const sheet = [
  'Insumo;Quanto paguei;Medida',
  'Fio de algodão;18,90;novelo',
  'Argila;7,50;kg',
  'Cola;de graça;un',
].join('\r\n');

test('a spreadsheet is corrected, imported and taken back', { tag: '@once' }, async ({
  signedInPage: page,
  announced,
}) => {
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Importar planilha' }).click();
  const file = { name: 'materiais.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) };
  await page.getByLabel('Escolher arquivo').setInputFiles(file);
  await expect(page.getByLabel('O que há na planilha')).toHaveValue('materials');
  await expect(page.getByText('Nada para importar com estas colunas.')).toBeVisible();
  await page.getByLabel('Quanto paguei').selectOption('Preço por unidade');
  await expect(page.getByText('Linha 4, Preço por unidade: Não é um número')).toBeVisible();
  await expect(page.getByText('2 novos, 1 fica de fora.')).toBeVisible();
  await expectNoA11yViolations(page);
  await page.getByRole('button', { name: 'Importar 2 materiais' }).click();
  await expect(page.getByText('2 novos.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver o catálogo' }).click();
  await expect(page.getByRole('article', { name: 'Fio de algodão' })).toContainText('R$ 18,90');

  await page.goto('/import');
  await page.getByLabel('Escolher arquivo').setInputFiles({
    ...file,
    buffer: Buffer.from('Material;Preço\nFio de algodão;20\nLã;9'),
  });
  await page.getByRole('button', { name: 'Importar 2 materiais' }).click();
  await expect(page.getByText('1 novo, 1 atualizado.')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await announced.message('Importação desfeita.');
  await page.goto('/materials');
  await expect(page.getByRole('article', { name: 'Fio de algodão' })).toContainText('R$ 18,90');
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('a file that is no spreadsheet is refused in one sentence', { tag: '@once' }, async ({
  signedInPage: page,
  problems,
}) => {
  problems.expect(/status of 422/);
  await page.goto('/import');
  const buffer = Buffer.alloc(5_000, 'MZ\0');
  await page
    .getByLabel('Escolher arquivo')
    .setInputFiles({ name: 'planilha.xlsx', mimeType: 'application/octet-stream', buffer });
  await expect(page.getByText('Este arquivo não é uma planilha que dê para ler.')).toBeVisible();
});
