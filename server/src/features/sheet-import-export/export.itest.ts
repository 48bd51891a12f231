import { beforeAll, expect, test } from 'vitest';
import type { StockAct } from '#core/stock/stock-schemas.ts';
import { bear } from '../../testing/product-input.ts';
import { shownSheets } from '../../testing/shown-sheets.ts';
import { type Client, sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let ana: Client;
beforeAll(async () => {
  server = await sharedServer();
  ana = await server.signedIn();
  await server.setPlan(ana, 'pro');
  await ana.call('POST', '/api/products', { ...bear, name: '=SOMA(A1)' });
  const pack = { price: 18.9, content: 254, unit: 'metro' };
  await ana.call('POST', '/api/materials', { name: '-Fio', unitType: 'metro', pack });
});

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
  const [head, first, , , end] = text.split('\r\n').map((line) => line.split(';'));
  expect(head?.slice(0, 4)).toEqual(['\uFEFFNº', 'Produto', 'Categoria', 'Horas']);
  expect(byHeading(head, first)).toMatchObject({
    Produto: "'=SOMA(A1)",
    Categoria: 'Crochê',
    Horas: '6,5',
    'Rende (peças)': '1',
    'Custos fixos': '8',
    'Valor da hora': '25',
    'Margem sobre o custo (%)': '100',
    Arredondamento: 'Sem arredondar',
    'Quero cobrar': '',
    Material: 'Fio de algodão 150 g',
    Quantidade: '1,5',
    Unidade: 'unidade',
    'Perda (%)': '0',
    'Preço por unidade': '18,9',
    'Preço do pacote': '',
    'Total do material': '28,35',
    'Custo total': '204,55',
    'Preço final': '409,1',
    Lucro: '204,55',
    'Margem líquida (%)': '50',
    'Em estoque': '0',
  });
  expect(end).toEqual(['']);
  const materials = new TextDecoder().decode((await download('materials.csv')).bytes);
  const [heads, yarn] = materials.split('\r\n').map((line) => line.split(';'));
  expect(byHeading(heads, yarn)).toMatchObject({
    Material: "'-Fio",
    Unidade: 'metro',
    'Preço por unidade': '',
    'Preço do pacote': '18,9',
    'Conteúdo do pacote': '254',
    'Unidade do pacote': 'metro',
  });
});

const byHeading = <Cell>(head: readonly Cell[] = [], cells: readonly Cell[] = []) =>
  Object.fromEntries(head.map((heading, at) => [heading, cells[at] ?? null]));

test('an XLSX holds numbers as numbers and texts as texts', async () => {
  const [sheet] = await shownSheets((await download('products.xlsx')).bytes);
  const rows = (sheet?.rows ?? []).map(({ cells }) => cells);
  expect(rows).toHaveLength(4);
  expect(rows[0]?.slice(0, 4)).toEqual(['Nº', 'Produto', 'Categoria', 'Horas']);
  expect(rows[1]?.slice(0, 5)).toEqual([1, '=SOMA(A1)', 'Crochê', 6.5, 1]);
  expect(byHeading(rows[0], rows[3])).toMatchObject({
    Material: 'Olhos de segurança',
    Quantidade: 2,
    Unidade: 'unidade',
    'Perda (%)': 0,
    'Preço por unidade': 'R$ 0,45',
  });
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

  const [sheet] = await shownSheets((await download('movements.xlsx', bia)).bytes);
  const [head, ...rows] = (sheet?.rows ?? []).map(({ cells }) => cells);
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
    [today, bear.name, 'Venda', -2, 'peça', '-R$ 409,1', 'R$ 99,9', null, null],
    [today, '=Fio', 'Desfeito', 20, 'grama', 'R$ 1,8', null, null, null],
    [today, '=Fio', 'Perda', -20, 'grama', '-R$ 1,8', null, null, 'Sim'],
    ['02/02/2026', '=Fio', 'Compra', 500, 'grama', 'R$ 45', null, 'Feira', null],
  ]);
  const csv = new TextDecoder().decode((await download('movements.csv', bia)).bytes);
  expect(csv.split('\r\n')[4]).toBe("02/02/2026;'=Fio;Compra;500;grama;45;;Feira;");
  const materials = new TextDecoder().decode((await download('materials.csv', bia)).bytes);
  const [heads, yarnRow] = materials.split('\r\n').map((line) => line.split(';'));
  expect(byHeading(heads, yarnRow)).toMatchObject({
    'Em estoque': '500',
    'Valor em estoque': '45',
  });
  const [products] = await shownSheets((await download('products.xlsx', bia)).bytes);
  const [titles, sold] = products?.rows ?? [];
  expect(byHeading(titles?.cells, sold?.cells)).toMatchObject({
    'Em estoque': -2,
    'Valor em estoque': '-R$ 409,1',
  });
  // Nobody else sees any of it.
  const others = new TextDecoder().decode((await download('movements.csv')).bytes);
  expect(others.split('\r\n')).toHaveLength(2);
});
