import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { whatDoesNotFit, whatDoesNotFitSpaced } from './harness/hard-conditions.ts';
import { bear, mug, storeProducts } from './harness/products.ts';
import { ProductsPage } from './pages/products-page.ts';

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
  await page.getByRole('link', { name: 'Trazer uma lista' }).click();
  await choose(page, sheet);
  await expect(page.getByLabel('O que há na lista')).toHaveValue('materials');
  await expect(page.getByRole('button', { name: /^Trazer \d/ })).toHaveCount(0);
  const price = page.getByLabel('Qual coluna é o preço?');
  await page.getByRole('button', { name: 'Ir para a pergunta' }).click();
  await expect(price).toBeFocused();
  await price.selectOption('Quanto paguei (ex.: 18,90)');
  const wrong = page.getByRole('region', { name: 'O que precisa de atenção' });
  await expect(wrong.getByText('Linha 5: “Cola de graça un”')).toBeVisible();
  await expect(wrong.getByLabel('Preço por unidade')).toHaveValue('de graça');
  await expect(wrong.getByText('Não é um número que dê para ler.')).toBeVisible();
  await expect(page.getByText('2 materiais novos, 2 ficam de fora.')).toBeVisible();
  await expect(price).toBeFocused();
  await page.getByLabel('O que é “fardo”?').selectOption('pacote');
  await expect(page.getByText('3 materiais novos, 1 fica de fora.')).toBeVisible();
  await expect(page.getByLabel('O que é “fardo”?')).toHaveValue('pacote');
  await expectNoA11yViolations(page);
  await page.getByRole('button', { name: 'Trazer 3 materiais' }).click();
  await expect(page.getByText('3 materiais novos.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver o catálogo' }).click();
  await expect(page.getByRole('article', { name: 'Fio de algodão' })).toContainText('R$ 18,90');
  await expect(page.getByRole('article', { name: 'Lã' })).toContainText('por pacote');

  await page.getByRole('link', { name: 'Trazer uma lista' }).click();
  await choose(page, 'Material;Preço\nFio de algodão;20\nLã;9\nFeltro;4');
  const changes = page.getByRole('region', { name: 'O que vai mudar' });
  await expect(changes.getByRole('listitem')).toHaveText([
    /^Fio de algodão.*de R\$\s18,90 para R\$\s20,00$/,
  ]);
  await page.getByRole('button', { name: 'Trazer 2 materiais' }).click();
  await expect(page.getByText('1 material novo, 1 atualizado.')).toBeVisible();
  // Still there once its outcome was left.
  await page.getByRole('link', { name: 'Ver o catálogo' }).click();
  await page.getByRole('link', { name: 'Trazer uma lista' }).click();
  await expect(
    page.getByText('Sua última importação: 1 material novo, 1 atualizado.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await announced.message('Importação desfeita.');
  await page.getByRole('link', { name: 'Voltar ao catálogo' }).click();
  await expect(page.getByRole('article', { name: 'Fio de algodão' })).toContainText('R$ 18,90');
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('a message is read where files are, and what is doubtful or wrong in it is settled in place', {
  tag: '@once',
}, async ({ signedInPage: page, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/import');
  const message = [
    'Argila branca 20kg - R$ 90,00',
    '3 novelos de linha - R$ 25,00',
    'Olho 8 mm R$ 0,60 ou R$ 1,00',
    'Cola quente 2 bastões',
  ].join('\n');
  const list = page.getByLabel('Cole aqui uma lista ou mensagem');
  await list.fill(message);
  await page.getByRole('button', { name: 'Ler a lista' }).click();
  await expect(page.getByRole('button', { name: 'Ir para a pergunta' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Trazer \d/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Trazer outra lista' }).click();
  await expect(list).toHaveValue(message);
  await page.reload();
  await expect(list).toHaveValue(message);
  await page.getByRole('button', { name: 'Ler a lista' }).click();
  const answer = page.getByRole('radio', { name: 'De 3 novelos' });
  await answer.check();
  await expect(page.getByRole('button', { name: 'Ir para a pergunta' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Trazer \d/ })).toHaveCount(0);
  const doubtful = page.getByRole('group', {
    name: 'Qual é o preço em “Olho 8 mm R$ 0,60 ou R$ 1,00”?',
  });
  await doubtful.getByRole('radio', { name: 'R$ 1,00' }).check();
  await expect(page.getByRole('button', { name: 'Trazer 3 materiais' })).toBeEnabled();
  const wrong = page.getByRole('region', { name: 'O que precisa de atenção' });
  await expect(wrong.getByText('Linha 4: “Cola quente 2 bastões”')).toBeVisible();
  const mended = wrong.getByLabel('Preço por unidade');
  // It is read again after a pause, and stays where it is.
  await mended.pressSequentially('dez');
  await expect(wrong.getByText('Não é um número que dê para ler.')).toBeVisible();
  // Without a network it stays too, and is read once there is one.
  await page.context().setOffline(true);
  await mended.fill('0,90');
  await mended.press('Enter');
  await expect(wrong.getByText('Não é um número que dê para ler.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(wrong.getByText('Corrigido.')).toBeVisible();
  await expect(mended).toBeFocused();
  await page.getByRole('radio', { name: 'De 1 novelo' }).check();
  await answer.check();
  await expect(mended).toHaveValue('0,90');
  await expectNoA11yViolations(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect([...(await whatDoesNotFit(page)), ...(await whatDoesNotFitSpaced(page))]).toEqual([]);
  await page.getByRole('button', { name: 'Trazer 4 materiais' }).click();
  await page.getByRole('link', { name: 'Ver o catálogo' }).click();
  const yarn = page.getByRole('article', { name: 'linha' });
  await expect(yarn).toContainText('R$ 25,00');
  await expect(yarn).toContainText('3 novelos');
  await expect(page.getByRole('article', { name: 'Olho 8 mm' })).toContainText('R$ 1,00');
  await expect(page.getByRole('article', { name: 'Cola quente' })).toContainText('R$ 0,90');
});

test('one’s own sheet asks nothing, and a final price changed in it is asked about', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await storeProducts(page.request, bear, mug);
  const exported = await (await page.request.get('/api/export/products.csv')).text();
  const products = new ProductsPage(page);
  await products.open();
  await products.chooseForAll('Trazer uma lista');
  await choose(page, exported);
  await expect(page.getByText('Nada muda: tudo já está como na lista.')).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(2);
  await page.getByRole('button', { name: 'Trazer outra lista' }).click();
  await choose(page, exported.replaceAll(';409,1;204,55;', ';420;204,55;'));
  await page.getByRole('radio', { name: 'Sim, cobrar' }).check();
  await expect(page.getByRole('region', { name: 'O que vai mudar' })).toContainText(
    /Preço final: de R\$\s409,10 para R\$\s420,00/,
  );
  await page.getByRole('button', { name: 'Trazer 1 produto' }).click();
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
