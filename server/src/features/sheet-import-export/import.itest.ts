import { beforeAll, expect, test } from 'vitest';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import type { Product } from '#core/products/product-schemas.ts';
import type { Problem } from '#core/schemas/problem-schemas.ts';
import { stockProblems } from '#core/stock/stock-labels.ts';
import type { SheetPreview } from '#core/written-lists/list-import-schemas.ts';
import { hostileSheets } from '../../testing/hostile-sheets.ts';
import { bear } from '../../testing/product-input.ts';
import { type Client, sharedServer, type TestServer } from '../../testing/test-server.ts';
import { sheetParts, zipOf } from '../../testing/zip.ts';

let server: TestServer;
let hostile: ReturnType<typeof hostileSheets>;
beforeAll(async () => {
  // Before the server is there: packing stops everything else in this process for a while.
  hostile = hostileSheets();
  server = await sharedServer();
});

async function onPro(): Promise<Client> {
  const browser = await server.signedIn();
  await server.setPlan(browser, 'pro');
  return browser;
}

async function send<T = Problem>(
  browser: Client,
  path: string,
  file: Uint8Array | string,
  key?: string,
) {
  const response = await fetch(`${server.origin}/api/import/${path}`, {
    method: 'POST',
    headers: {
      cookie: browser.cookie(),
      'content-type': 'application/octet-stream',
      ...(key && { 'idempotency-key': key }),
    },
    body: file as string,
  });
  return { status: response.status, body: (await response.json()) as T };
}

const preview = (browser: Client, file: Uint8Array | string, query = '') =>
  send<SheetPreview>(browser, `sheet/preview${query}`, file);

const upload = (browser: Client, file: Uint8Array | string, query = '', key?: string) =>
  send<{ id: string; created: number; updated: number }>(browser, `sheet${query}`, file, key);

async function materialsOf(browser: Client) {
  const path = '/api/materials?limit=500';
  const { body } = await browser.call<{ materials: CatalogueMaterial[] }>('GET', path);
  return body.materials;
}

async function exported(browser: Client, path: string) {
  const headers = { cookie: browser.cookie() };
  const response = await fetch(`${server.origin}/api/export/${path}`, { headers });
  return new Uint8Array(await response.arrayBuffer());
}

const windows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

test.each([
  ['; and Windows-1252', windows1252('Unidade;Preço;Nome\r\nmetro;1.234,50;Algodão\r\n')],
  ['commas and points', 'nome,preco unitario,un\n"Algodão","1,234.50",m\n'],
  ['tabs and a mark', '\uFEFFDescrição\tMedida\tValor\nAlgodão\tmetros\tR$ 1.234,50\n'],
])('a text with %s is read, its headings in any order', async (_what, file) => {
  const ana = await onPro();
  const { body } = await preview(ana, file);
  expect(body).toMatchObject({ kind: 'materials', created: 1, wrong: 0, errors: [] });
  expect(await materialsOf(ana)).toEqual([]);
  expect(await upload(ana, file)).toMatchObject({ status: 200, body: { created: 1 } });
  expect(await materialsOf(ana)).toMatchObject([
    { name: 'Algodão', unitPrice: 1234.5, unitType: 'metro' },
  ]);
});

test('each line says what is wrong with it, and the others are imported, once for one press', async () => {
  const ana = await onPro();
  const file =
    'Material;Unidade;Preço por unidade\nFio;metro;2\nLã;légua;3\nCola;;de graça\nFIO;m;4';
  const { body } = await preview(ana, file);
  expect(body).toMatchObject({ created: 1, updated: 0, wrong: 3 });
  expect(body.errors).toEqual([
    {
      line: 3,
      column: 'unit',
      cell: 'B3',
      text: 'légua',
      words: 'Lã légua 3',
      message: 'Unidade desconhecida.',
    },
    {
      line: 4,
      column: 'unitPrice',
      cell: 'C4',
      text: 'de graça',
      words: 'Cola de graça',
      message: 'Não é um número que dê para ler. Escreva assim: 12,50.',
    },
    {
      line: 5,
      column: 'material',
      cell: 'A5',
      text: 'FIO',
      words: 'FIO m 4',
      message: 'Este nome já apareceu em outra linha.',
    },
  ]);
  const mended = [
    [3, 'unit', 'm'],
    [4, 'unitPrice', '12,50'],
  ];
  const query = `?mended=${encodeURIComponent(JSON.stringify(mended))}`;
  expect((await preview(ana, file, query)).body).toMatchObject({ created: 3, wrong: 1 });
  for (const bad of ['[', '[[4,"senha","1"]]', '4:unitPrice:1']) {
    const refused = await preview(ana, file, `?mended=${encodeURIComponent(bad)}`);
    expect(refused).toMatchObject({ status: 422 });
  }
  const key = crypto.randomUUID();
  const done = { status: 200, body: { id: key, created: 1, updated: 0 } };
  expect(await upload(ana, file, '', key)).toEqual(done);
  expect(await upload(ana, file, '', key)).toEqual(done);
  expect(await materialsOf(ana)).toMatchObject([{ name: 'Fio', unitPrice: 2 }]);
});

test('only words that an answer can name are asked for, and a message has no cells', async () => {
  const ana = await onPro();
  const words = Array.from({ length: 30 }, (_, at) => `Fio ${at};maço ${at};2`);
  const sheet = ['Material;Unidade;Preço por unidade', 'Lã;a:b;2', 'Cola;a,b;2', ...words];
  const { body } = await preview(ana, sheet.join('\n'));
  expect(body.questions.units).toHaveLength(20);
  expect(body.questions.units[0]).toBe('maco 0');
  const message = await preview(ana, 'Cola - R$ 5,00\nCola - R$ 6,00');
  expect(message.body).toMatchObject({
    created: 1,
    errors: [{ line: 2, column: 'material', cell: '', text: 'Cola' }],
  });
});

test('known names are updated or left, columns can be corrected, and all of it is taken back', async () => {
  const ana = await onPro();
  const input = { name: 'Fio', unitPrice: 2, unitType: 'metro', category: 'Linhas e Fios' };
  await ana.call('POST', '/api/materials', input);
  const file = 'A;B\nfio;3\nLã;4';
  expect((await preview(ana, file)).body).toMatchObject({ unsure: true, headings: ['A', 'B'] });
  const columns = '?kind=materials&columns=material,unitPrice';
  expect((await preview(ana, file, `${columns}&known=keep`)).body).toMatchObject({
    created: 1,
    updated: 0,
    kept: 1,
  });
  const { body } = await upload(ana, file, `${columns}&known=update`);
  expect(body).toMatchObject({ created: 1, updated: 1 });
  // What the sheet does not say stays.
  expect(await materialsOf(ana)).toMatchObject([
    { name: 'Lã' },
    { ...input, name: 'fio', unitPrice: 3 },
  ]);
  expect(await ana.call('POST', `/api/import/${body.id}/undo`)).toMatchObject({
    status: 200,
    body: { undone: 2, kept: [] },
  });
  expect(await materialsOf(ana)).toMatchObject([input]);
});

test('what is exported is imported by somebody else to the cent, by either kind of file', async () => {
  const ana = await onPro();
  const pack = { price: 18.9, content: 254, unit: 'metro' };
  const material = { name: 'Fio', quantity: 85.1234, unit: 'metro', wastePercentage: 3.5, pack };
  await ana.call('POST', '/api/products', {
    ...bear,
    name: '+ Urso "grande"; com laço',
    batchSize: 3,
    productionTime: 6.333333,
    rounding: '90',
    materials: [...bear.materials, material],
  });
  await ana.call('POST', '/api/products', { ...bear, chosenPrice: 99.9, fixedCosts: 0 });
  const products = async (browser: Client) => {
    const { body } = await browser.call<{ products: Product[] }>('GET', '/api/products?order=name');
    return body.products.map(({ id, createdAt, updatedAt, materials, ...rest }) => ({
      ...rest,
      materials: materials.map(({ id, ...row }) => row),
    }));
  };
  for (const path of ['products.xlsx', 'products.csv']) {
    const bia = await onPro();
    const file = await exported(ana, path);
    expect((await preview(bia, file)).body).toMatchObject({ kind: 'products', errors: [] });
    expect((await upload(bia, file)).body).toMatchObject({ created: 2 });
    expect(await products(bia)).toEqual(await products(ana));
  }
});

test('a unit of another kind than the stock is counted in is an error of its line', async () => {
  const ana = await onPro();
  const yarn = { name: 'Fio', unitPrice: 2, unitType: 'grama' };
  await ana.call('POST', '/api/materials', { ...yarn, tracked: true });
  const felt = { ...yarn, name: 'Feltro', tracked: true };
  const moved = await ana.call<CatalogueMaterial>('POST', '/api/materials', felt);
  const path = `/api/materials/${moved.body.id}`;
  await ana.call('POST', `${path}/movements`, { kind: 'purchase', quantity: 1 });
  await ana.call('PUT', path, { ...felt, tracked: false });
  await ana.call('POST', '/api/materials', { ...yarn, name: 'Lã' });
  await ana.call('POST', '/api/materials', { ...yarn, name: 'Barro', tracked: true });
  const file =
    'Material;Unidade;Preço por unidade\nfio;metro;3\nFeltro;m;3\nLã;metro;3\nBarro;kg;3';
  const { body } = await preview(ana, file);
  const message = stockProblems.fixedDimension;
  expect(body).toMatchObject({
    updated: 2,
    wrong: 2,
    errors: [
      { line: 2, column: 'unit', message },
      { line: 3, column: 'unit', message },
    ],
  });
  expect((await preview(ana, file, '?known=keep')).body).toMatchObject({ kept: 4, wrong: 0 });
  expect((await upload(ana, file)).body).toMatchObject({ updated: 2 });
  expect((await materialsOf(ana)).map(({ name, unitType }) => [name, unitType])).toEqual([
    ['Barro', 'quilograma'],
    ['Lã', 'metro'],
    ['Feltro', 'grama'],
    ['Fio', 'grama'],
  ]);
});

test('the columns that say what there is are not imported', async () => {
  const ana = await onPro();
  const yarn = { name: 'Fio', unitPrice: 2, unitType: 'grama', tracked: true };
  const { body: material } = await ana.call<CatalogueMaterial>('POST', '/api/materials', yarn);
  const path = `/api/materials/${material.id}/movements`;
  await ana.call('POST', path, { kind: 'purchase', quantity: 7, value: 3 });
  const file = await exported(ana, 'materials.csv');
  const { body } = await preview(ana, file);
  expect(body.headings.slice(-2)).toEqual(['Em estoque', 'Valor em estoque']);
  expect(body).toMatchObject({ kind: 'materials', errors: [] });
  expect(body.columns.slice(-2)).toEqual([null, null]);
  const bia = await onPro();
  await upload(bia, file);
  expect(await materialsOf(bia)).toMatchObject([{ ...yarn, tracked: false }]);
});

const head =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>Nome</t></is></c><c r="B1" t="inlineStr"><is><t>Preço</t></is></c></row>';
const xlsx = (rows: string) => zipOf(sheetParts(rows));

test('a formula counts as what it last came to', async () => {
  const ana = await onPro();
  const row =
    '<row r="2"><c r="A2" t="inlineStr"><is><t>Fio</t></is></c><c r="B2"><f>1+1.5</f><v>2.5</v></c></row>';
  await upload(ana, xlsx(head + row));
  expect(await materialsOf(ana)).toMatchObject([{ name: 'Fio', unitPrice: 2.5 }]);
});

test('empty lines count where they stand, a time is one, and texts are shown as they are', async () => {
  const ana = await onPro();
  const text = (at: string, value: string) =>
    `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const file = xlsx(
    [
      `<row r="2">${['Produto', 'Horas', 'Material', 'Quantidade', 'Preço']
        .map((heading, at) => text(`${'ABCDE'[at]}2`, heading))
        .join('')}</row>`,
      `<row r="3"/><row r="4">${text('A4', ' ')}</row>`,
      `<row r="5">${text('A5', 'Dr. Urso')}<c r="B5" s="1"><v>0.0625</v></c>${text('C5', 'Fio')}<c r="D5"><v>2</v></c><c r="E5"><v>1.0699999999999998</v></c></row>`,
      `<row r="6">${text('A6', 'Laço')}${text('B6', 'muitas')}${text('C6', 'Fita')}${text('E6', '0')}</row>`,
    ].join(''),
  );
  const { body } = await preview(ana, file);
  expect(body).toMatchObject({
    kind: 'products',
    created: 1,
    lines: [
      ['Dr. Urso', '1:30', 'Fio', '2', '1,07'],
      ['Laço', 'muitas', 'Fita', '', '0'],
    ],
    // Neither is made up.
    errors: [
      { line: 6, column: 'hours' },
      { line: 6, column: 'quantity' },
    ],
  });
  await upload(ana, file);
  const { body: list } = await ana.call<{ products: Product[] }>('GET', '/api/products');
  expect(list.products).toMatchObject([{ name: 'Dr. Urso', productionTime: 1.5 }]);

  const csv = 'Nome;Preço\n\nFio;2\n;\nCola;de graça\n';
  expect((await preview(ana, csv)).body).toMatchObject({
    created: 1,
    errors: [{ line: 5, column: 'unitPrice' }],
  });
});

test('in a file of decimal points, three decimals are no thousands', async () => {
  const ana = await onPro();
  const file = 'Nome,Preço do pacote,Conteúdo,Unidade\nFio,12.50,1.500,kg\nLã,7,2.000,kg';
  expect((await preview(ana, file)).body.lines[0]).toEqual(['Fio', '12,50', '1,500', 'kg']);
  await upload(ana, file);
  expect(await materialsOf(ana)).toMatchObject([
    { name: 'Lã', pack: { price: 7, content: 2 } },
    { name: 'Fio', pack: { price: 12.5, content: 1.5 } },
  ]);
});

test('free users may not', async () => {
  const ana = await server.signedIn();
  const refused = await preview(ana, 'Nome;Preço\nFio;1');
  expect(refused).toMatchObject({ status: 403, body: { code: 'pro_required' } });
});

test('a file that is no sheet is refused in one sentence, while others are answered', async () => {
  const ana = await onPro();
  const bia = await server.signedIn();
  for (const [what, file] of Object.entries(hostile)) {
    const began = process.memoryUsage.rss();
    const [refused, other] = await Promise.all([
      send(ana, 'sheet/preview', file),
      bia.call('GET', '/api/products'),
    ]);
    expect({ what, ...refused }).toMatchObject({
      what,
      status: 422,
      body: { code: 'sheet_unreadable' },
    });
    expect(other.status).toBe(200);
    expect((process.memoryUsage.rss() - began) / 1024 ** 2, what).toBeLessThan(200);
  }
});
