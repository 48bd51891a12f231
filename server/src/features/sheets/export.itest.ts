import { afterAll, beforeAll, expect, test } from 'vitest';
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

async function download(path: string) {
  const response = await fetch(`${server.origin}/api/export/${path}`, {
    headers: { cookie: ana.cookie() },
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
    "1;'=SOMA(A1);Crochê;6,5;1;8;25;100;;;Fio de algodão 150 g;1,5;unidade;0;18,9;;;;28,35;204,55;409,1;409,1;204,55;50",
  );
  expect(end).toBe('');
  const materials = new TextDecoder().decode((await download('materials.csv')).bytes);
  expect(materials).toContain("'-Fio;;metro;;18,9;254;metro;0");
});

test('an XLSX holds numbers as numbers and texts as texts', async () => {
  const sheet = await readSheet((await download('products.xlsx')).bytes);
  const rows = sheet.map(({ cells }) => cells);
  expect(rows).toHaveLength(4);
  expect(rows[0]?.slice(0, 4)).toEqual(['Nº', 'Produto', 'Categoria', 'Horas']);
  expect(rows[1]?.slice(0, 5)).toEqual([1, '=SOMA(A1)', 'Crochê', 6.5, 1]);
  expect(rows[3]?.slice(10, 15)).toEqual(['Olhos de segurança', 2, 'unidade', 0, 0.45]);
});
