import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StockAct } from '#core/schemas/stock.ts';
import { readSheet } from '../../sheets/read-sheet.ts';
import { bear } from '../../testing/product-input.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let ana: Client;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signedIn();
  await server.setPlan(ana, 'pro');
  await ana.call('POST', '/api/products', { ...bear, name: '=SOMA(A1)' });
  const pack = { price: 18.9, content: 254, unit: 'metro' };
  await ana.call('POST', '/api/materials', { name: '-Fio', unitType: 'metro', pack });
});
afterAll(() => server.stop());

async function download(path: string, browser = ana) {
  const response = await fetch(`${server.origin}/api/export/${path}`, {
    headers: { cookie: browser.cookie() },
  });
  return {
    name: response.headers.get('content-disposition'),
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}

test('a CSV opens in Brazil, and nothing in it is a formula', async () => {
  const { name, bytes } = await download('products.csv');
  expect(name).toMatch(/filename="artesa-produtos-\d{4}-\d\d-\d\d\.csv"/);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const [head, first, , , end] = text.split('\r\n');
  expect(head?.startsWith('\uFEFFNº;Produto;Categoria;Horas;')).toBe(true);
  expect(first).toBe(
    "1;'=SOMA(A1);Crochê;6,5;1;8;25;100;Sem arredondar;;Fio de algodão 150 g;1,5;unidade;0;18,9;;;;28,35;204,55;409,1;409,1;204,55;50;0;0",
  );
  expect(end).toBe('');
  const materials = new TextDecoder().decode((await download('materials.csv')).bytes);
  expect(materials).toContain("'-Fio;;metro;0;;18,9;254;metro;;");
});

test('an XLSX holds numbers as numbers and texts as texts', async () => {
  const sheet = await readSheet((await download('products.xlsx')).bytes);
  const rows = sheet.map(({ cells }) => cells);
  expect(rows).toHaveLength(4);
  expect(rows[0]?.slice(0, 4)).toEqual(['Nº', 'Produto', 'Categoria', 'Horas']);
  expect(rows[1]?.slice(0, 5)).toEqual([1, '=SOMA(A1)', 'Crochê', 6.5, 1]);
  expect(rows[3]?.slice(10, 15)).toEqual(['Olhos de segurança', 2, 'unidade', 0, 0.45]);
});

test('what moved the stock is a sheet of its own, and what there is stands beside each row', async () => {
  const bia = await server.signedIn();
  await server.setPlan(bia, 'pro');
  const yarn = { name: '=Fio', unitPrice: 0.1, unitType: 'grama', tracked: true };
  const material = await bia.call<{ id: string }>('POST', '/api/materials', yarn);
  const product = await bia.call<{ id: string }>('POST', '/api/products', bear);
  const ofYarn = `/api/materials/${material.body.id}/movements`;
  const purchase = { kind: 'purchase', quantity: 500, value: 45, note: 'Feira' };
  const happenedAt = '2026-02-03T02:00:00.000Z';
  await bia.call('POST', ofYarn, { ...purchase, happenedAt });
  const lost = await bia.call<StockAct>('POST', ofYarn, { kind: 'loss', quantity: 20 });
  await bia.call('POST', `/api/movements/${lost.body.id}/reverse`);
  const sale = { pieces: 2, unitPrice: 99.9 };
  await bia.call('POST', `/api/products/${product.body.id}/sales`, sale);

  const sheet = await readSheet((await download('movements.xlsx', bia)).bytes);
  const [head, ...rows] = sheet.map(({ cells }) => cells);
  expect(head).toEqual([
    'Data',
    'Material ou produto',
    'Tipo',
    'Quantidade',
    'Unidade',
    'Valor',
    'Preço de venda',
    'Observação',
    'Desfeito',
  ]);
  const today = expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/);
  expect(rows).toEqual([
    [today, bear.name, 'Venda', -2, 'peça', -409.1, 99.9],
    [today, '=Fio', 'Desfeito', 20, 'grama', 1.8, null],
    [today, '=Fio', 'Perda', -20, 'grama', -1.8, null, null, 'Sim'],
    ['02/02/2026', '=Fio', 'Compra', 500, 'grama', 45, null, 'Feira'],
  ]);
  const csv = new TextDecoder().decode((await download('movements.csv', bia)).bytes);
  expect(csv.split('\r\n')[4]).toBe("02/02/2026;'=Fio;Compra;500;grama;45;;Feira;");
  const materials = new TextDecoder().decode((await download('materials.csv', bia)).bytes);
  expect(materials).toContain("'=Fio;;grama;0;0,1;;;;500;45");
  const products = await readSheet((await download('products.xlsx', bia)).bytes);
  expect(products[1]?.cells.slice(24)).toEqual([-2, -409.1]);
  // Nobody else sees any of it.
  const others = new TextDecoder().decode((await download('movements.csv')).bytes);
  expect(others.split('\r\n')).toHaveLength(2);
});
