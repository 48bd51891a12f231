import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { bear, mug, storeProducts } from './harness/products.ts';

test.use({ plan: 'pro' });

const sheet = [
  'Insumo;Quanto paguei;Medida',
  'Fio de algodão;18,90;novelo',
  'Argila;7,50;kg',
  'Lã;9;fardo',
  'Cola;de graça;un',
].join('\r\n');

const choose = (page: Page, content: string) =>
  page.getByLabel('Escolher arquivo').setInputFiles({
    name: 'planilha.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(content),
  });

test('a spreadsheet is understood by answers, imported and taken back', { tag: '@once' }, async ({
  signedInPage: page,
  announced,
  problems,
}) => {
  // The notice of a material may lead to it after the import was taken back.
  problems.expect(/status of 404 .*api\/materials\//);
  await page.goto('/materials');
  await page.getByRole('link', { name: 'Importar planilha' }).click();
  await choose(page, sheet);
  await expect(page.getByLabel('O que há na planilha')).toHaveValue('materials');
  await expect(page.getByText('Nada para importar com estas colunas.')).toBeVisible();
  const price = page.getByLabel('Qual coluna é o preço?');
  await price.focus();
  await price.selectOption('Quanto paguei (ex.: 18,90)');
  await expect(
    page.getByText('Linha 5, célula B5 (Preço por unidade): “de graça”. Não é um número'),
  ).toBeVisible();
  await expect(page.getByText('2 materiais novos, 2 ficam de fora.')).toBeVisible();
  await expect(price).toBeFocused();
  await page.getByLabel('O que é “fardo”?').selectOption('pacote');
  await expect(page.getByText('3 materiais novos, 1 fica de fora.')).toBeVisible();
  await expect(page.getByLabel('O que é “fardo”?')).toHaveValue('pacote');
  await expectNoA11yViolations(page);
  await page.getByRole('button', { name: 'Importar 3 materiais' }).click();
  await expect(page.getByText('3 materiais novos.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver o catálogo' }).click();
  await expect(page.getByRole('article', { name: 'Fio de algodão' })).toContainText('R$ 18,90');
  await expect(page.getByRole('article', { name: 'Lã' })).toContainText('por pacote');

  await page.getByRole('link', { name: 'Importar planilha' }).click();
  await choose(page, 'Material;Preço\nFio de algodão;20\nLã;9\nFeltro;4');
  const changes = page.getByRole('region', { name: 'O que vai mudar' });
  await expect(changes.getByRole('listitem')).toHaveText([
    /^Fio de algodão.*de R\$\s18,90 para R\$\s20,00$/,
  ]);
  await page.getByRole('button', { name: 'Importar 2 materiais' }).click();
  await expect(page.getByText('1 material novo, 1 atualizado.')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await announced.message('Importação desfeita.');
  await page.getByRole('link', { name: 'Voltar ao catálogo' }).click();
  await expect(page.getByRole('article', { name: 'Fio de algodão' })).toContainText('R$ 18,90');
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('a message is read where files are, its doubtful price asked once', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/import');
  const message = 'Argila branca 20kg - R$ 90,00\n3 novelos de linha - R$ 25,00';
  const list = page.getByLabel('Ou cole aqui uma lista ou mensagem');
  await list.fill(message);
  await page.getByRole('button', { name: 'Ler a lista' }).click();
  await expect(page.getByRole('button', { name: 'Falta responder acima' })).toBeDisabled();
  await page.getByRole('button', { name: 'Importar outra planilha' }).click();
  await expect(list).toHaveValue(message);
  await page.getByRole('button', { name: 'Ler a lista' }).click();
  const answer = page.getByRole('radio', { name: 'De 3 novelos' });
  await answer.check();
  await page.getByRole('button', { name: 'Importar 2 materiais' }).click();
  await page.getByRole('link', { name: 'Ver o catálogo' }).click();
  const yarn = page.getByRole('article', { name: 'linha' });
  await expect(yarn).toContainText('R$ 25,00');
  await expect(yarn).toContainText('3 novelos');
});

test('one’s own sheet asks nothing, and a final price changed in it is asked about', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await storeProducts(page.request, bear, mug);
  const exported = await (await page.request.get('/api/export/products.csv')).text();
  await page.goto('/products');
  await page.getByRole('link', { name: 'Importar planilha' }).click();
  await choose(page, exported);
  await expect(page.getByText('Nada muda: tudo já está como na planilha.')).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(2);
  await page.getByRole('button', { name: 'Importar outra planilha' }).click();
  await choose(page, exported.replaceAll(';409,1;204,55;', ';420;204,55;'));
  await page.getByRole('radio', { name: 'Sim, cobrar' }).check();
  await expect(page.getByRole('region', { name: 'O que vai mudar' })).toContainText(
    /Preço final: de R\$\s409,10 para R\$\s420,00/,
  );
  await page.getByRole('button', { name: 'Importar 1 produto' }).click();
  await expect(page.getByText('1 produto atualizado.')).toBeVisible();
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
