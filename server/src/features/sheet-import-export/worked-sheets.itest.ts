import { expect, test } from 'vitest';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import type { Product } from '#core/products/product-schemas.ts';
import type { SheetPreview } from '#core/written-lists/list-import-schemas.ts';
import { type Client, sharedServer } from '../../testing/test-server.ts';
import { workbookParts, zipOf } from '../../testing/zip.ts';

async function onPro() {
  const server = await sharedServer();
  const ana = await server.signedIn();
  await server.setPlan(ana, 'pro');
  const send = async <T>(path: string, file: Uint8Array | string) => {
    const response = await fetch(`${server.origin}/api/import/sheet${path}`, {
      method: 'POST',
      headers: { cookie: ana.cookie(), 'content-type': 'application/octet-stream' },
      body: file as string,
    });
    return (await response.json()) as T;
  };
  return {
    ana,
    preview: (file: Uint8Array | string, query = '') =>
      send<SheetPreview>(`/preview${query}`, file),
    upload: (file: Uint8Array | string, query = '') =>
      send<{ id: string; created: number; updated: number; code?: string }>(query, file),
  };
}

const materialsOf = async (ana: Client) =>
  (await ana.call<{ materials: CatalogueMaterial[] }>('GET', '/api/materials?limit=500')).body
    .materials;

const productsOf = async (ana: Client) =>
  (await ana.call<{ products: Product[] }>('GET', '/api/products')).body.products;

const text = (at: string, written: string) =>
  `<c r="${at}" t="inlineStr"><is><t>${written}</t></is></c>`;
const number = (at: string, value: number, style = 0) =>
  `<c r="${at}" s="${style}"><v>${value}</v></c>`;
const row = (line: number, ...cells: string[]) => `<row r="${line}">${cells.join('')}</row>`;
const heads = (line: number, ...names: string[]) =>
  row(line, ...names.map((name, at) => text(`${'ABCDEFGH'[at]}${line}`, name)));

/** A list, what its first material is then, and how many it has unless that is the only one. */
const lists: readonly (readonly [string, Uint8Array | string, object, number?])[] = [
  [
    'a unit in a heading',
    'Material;Preço (kg)\nPLA;20,00',
    { unitType: 'quilograma', unitPrice: 20 },
  ],
  [
    'the unit of a pack in a heading',
    'Material;Preço do pacote;Conteúdo (g)\nArgila;20;500',
    { unitType: 'grama', pack: { price: 20, content: 500, unit: 'grama' } },
  ],
  [
    'a unit behind a price',
    'Produto;Preço\nFita;R$ 12,50/m',
    { unitType: 'metro', unitPrice: 12.5 },
  ],
  ['words of shops', 'Produto;UM;Vl Unit\nElástico;RL;1,20', { unitType: 'rolo', unitPrice: 1.2 }],
  [
    'decimal points',
    'Material,Preço\nTorno,"1,200"\nLã,12.50',
    { name: 'Torno', unitPrice: 1200 },
    2,
  ],
  [
    'a pack in points',
    'Material,Preço do pacote,Conteúdo\nMola,12.50,"1,000"',
    { pack: { content: 1000 } },
  ],
  ['a total', 'Material;Preço\nCola;1,70\nTOTAL;1,70', { name: 'Cola', unitPrice: 1.7 }],
  [
    'a mark that quotes nothing',
    'Material;Preço\n"Juta" x;2,00',
    { name: '"Juta" x', unitPrice: 2 },
  ],
  ['a named separator', 'sep=;\nMaterial;Preço\nSisal;3', { name: 'Sisal', unitPrice: 3 }],
  ['no headings', 'Ráfia;4,50\nCisal;3,10', { name: 'Ráfia', unitPrice: 4.5 }, 2],
  ['invisible signs', 'Material;Preço\nVime;12,50\u200b', { unitPrice: 12.5 }],
  [
    'a long text that is not imported',
    `Material;Preço;Blog\nPalha;2;${'a'.repeat(5_000)}`,
    { name: 'Palha', unitPrice: 2 },
  ],
  [
    'thirds',
    zipOf(
      workbookParts([
        { rows: heads(1, 'Material', 'Preço') + row(2, text('A2', 'Terço'), number('B2', 10 / 3)) },
      ]),
    ),
    { name: 'Terço', unitPrice: 3.33 },
  ],
  [
    'per cent',
    zipOf(
      workbookParts(
        [
          {
            rows:
              heads(1, 'Material', 'Preço', 'Perda (%)') +
              row(2, text('A2', 'Feltro'), number('B2', 4), number('C2', 0.05, 2)),
          },
        ],
        [9],
      ),
    ),
    { wastePercentage: 5 },
  ],
  [
    'a stray cell',
    zipOf(
      workbookParts([
        {
          rows:
            heads(1, 'Material', 'Preço') +
            row(2, text('A2', 'Couro'), number('B2', 4), number('XFD2', 1)),
        },
      ]),
    ),
    { name: 'Couro', unitPrice: 4 },
  ],
  [
    'a list on the second sheet, beside a hidden one',
    zipOf(
      workbookParts([
        {
          name: 'Oculta',
          state: 'hidden',
          rows: heads(1, 'Material', 'Preço') + row(2, text('A2', 'Velho'), number('B2', 1)),
        },
        { name: 'Leia-me', rows: row(1, text('A1', 'Preencha a aba ao lado')) },
        {
          name: 'Lista',
          rows: heads(1, 'Material', 'Preço') + row(2, text('A2', 'Novo fio'), number('B2', 9)),
        },
      ]),
    ),
    { name: 'Novo fio', unitPrice: 9 },
  ],
];

test('a list means what it says', async () => {
  const { ana, preview, upload } = await onPro();
  for (const [what, file, expected, created = 1] of lists) {
    const shown = await preview(file);
    expect({ what, ...shown }).toMatchObject({ what, created, wrong: 0, errors: [] });
    expect({ what, ...(await upload(file)) }).toMatchObject({ what, created });
    const [material] = (await materialsOf(ana)).slice(0, created).slice(-1);
    expect({ what, ...material }).toMatchObject({ what, ...expected });
  }
});

test('minutes under their heading, and what a list does not say is said', async () => {
  const { ana, preview, upload } = await onPro();
  const file = 'Produto;Tempo (min);Material;Quantidade;Preço\nEcobag;60;Lona;1;8,00';
  const { notes, added } = await preview(file);
  expect(added).toEqual([{ name: 'Ecobag', text: 'R$\u00a0166,00, 1 material' }]);
  expect(notes.map((note) => note.replaceAll('\u00a0', ' '))).toEqual([
    'Onde a lista não diz, usamos custos fixos de R$ 50,00, margem de 100%, R$ 25,00 por hora de trabalho.',
  ]);
  await upload(file);
  expect(await productsOf(ana)).toMatchObject([{ productionTime: 1, finalPrice: 166 }]);
});

test('times, per cent and merged cells of a workbook', async () => {
  const { ana, upload } = await onPro();
  const names = ['Produto', 'Horas', 'Margem', 'Material', 'Quantidade', 'Preço unitário'];
  const rows = [
    heads(1, ...names),
    row(
      2,
      text('A2', 'Urso'),
      number('B2', 0.03159722222, 2),
      number('C2', 1, 3),
      text('D2', 'Fio'),
      number('E2', 2),
      number('F2', 5),
    ),
    row(3, text('A3', 'Urso'), text('D3', 'Olhos'), number('E3', 1), number('F3', 1)),
  ];
  await upload(zipOf(workbookParts([{ rows: rows.join('') }], ['h:mm:ss', 9])));
  expect(await productsOf(ana)).toMatchObject([
    { productionTime: 0.758333, marginPercentage: 100, materials: [{}, {}] },
  ]);
  const merged = [
    heads(1, 'Categoria', 'Nome', 'Preço'),
    row(2, text('A2', 'Botões'), text('B2', 'Botão'), number('C2', 1)),
    row(3, text('B3', 'Colchete'), number('C3', 2)),
  ];
  await upload(zipOf(workbookParts([{ rows: merged.join(''), merges: ['A2:A3'] }])));
  expect((await materialsOf(ana)).map(({ category }) => category)).toEqual(['Botões', 'Botões']);
});

test('an accent makes another name, and an exact one goes first', async () => {
  const { ana, preview, upload } = await onPro();
  await upload('Material;Preço\nBoneca Avó;1\ncoco;2\nFio;3');
  await ana.call('POST', '/api/materials', { name: 'fio', unitPrice: 4 });
  const file = 'Material;Preço\nBoneca Avô;9\ncocô;9\nFIO;8\nfio;5\nFio;3';
  const shown = await preview(file);
  expect(shown).toMatchObject({ created: 2, updated: 1, same: 1, wrong: 1 });
  expect(
    shown.changes.map(({ name, changes }) =>
      [name, ...changes].join('|').replaceAll('\u00a0', ' '),
    ),
  ).toEqual(['fio|Preço: de R$ 4,00 para R$ 5,00']);
  expect(shown.errors).toMatchObject([{ cell: 'A4', text: 'FIO' }]);
  expect(await upload(file)).toMatchObject({ created: 2, updated: 1 });
  const prices = Object.fromEntries(
    (await materialsOf(ana)).map((each) => [each.name, each.unitPrice]),
  );
  expect(prices).toEqual({ 'Boneca Avó': 1, coco: 2, Fio: 3, fio: 5, 'Boneca Avô': 9, cocô: 9 });
});

test('what is doubtful is asked before anything is stored', async () => {
  const { ana, preview, upload } = await onPro();
  const file = 'Material;Quantidade;Unidade;Preço\nLã;500;g;45,00\nJuta;1;fardo;80';
  const { questions } = await preview(file);
  expect(questions).toMatchObject({
    columns: [],
    priceOf: { count: 1, name: 'Lã' },
    units: ['fardo'],
    finalPrice: null,
  });
  expect(await upload(file)).toMatchObject({ code: 'sheet_unanswered' });
  expect(await materialsOf(ana)).toEqual([]);
  expect(await upload(file, '?priceOf=amount&units=fardo:pacote')).toMatchObject({ created: 2 });
  expect(await materialsOf(ana)).toMatchObject([
    { name: 'Juta', unitType: 'pacote', unitPrice: 80 },
    { name: 'Lã', unitType: 'grama', pack: { price: 45, content: 500, unit: 'grama' } },
  ]);
  expect(await preview('Material;Unidade;Quanto paguei\nSisal;m;3\nVime;m;4')).toMatchObject({
    created: 0,
    errors: [],
    questions: { columns: ['unitPrice'] },
  });
});

test('a line that can be read in two ways is asked about, and named as it stands', async () => {
  const { ana, preview, upload } = await onPro();
  const file = 'Linha 5,00\nZíper R$ 1,80 / R$ 2,20\nVelcro R$ 3,00 / R$ 4,00\nBotão';
  const shown = await preview(file);
  expect(shown).toMatchObject({ created: 1, wrong: 3, errors: [{ line: 4, words: 'Botão' }] });
  expect(shown.questions.readings).toMatchObject([
    { text: 'Zíper R$ 1,80 / R$ 2,20', others: ['Velcro R$ 3,00 / R$ 4,00'], isAnswered: false },
  ]);
  expect(await upload(file)).toMatchObject({ code: 'sheet_unanswered' });
  const mended = encodeURIComponent('[[3,"unitPrice","9,90"]]');
  const shape = shown.questions.readings[0]?.shape;
  expect(await upload(file, `?readings=${shape}:1&mended=${mended}`)).toMatchObject({ created: 3 });
  const prices = Object.fromEntries(
    (await materialsOf(ana)).map((each) => [each.name, [each.unitPrice, each.category]]),
  );
  expect(prices).toEqual({
    Linha: [5, 'Linhas e Fios'],
    Zíper: [2.2, 'Zíperes e Fechos'],
    Velcro: [9.9, 'Aviamentos'],
  });
});

test.each(['"$"#,##0.00', '[$€-2] #,##0.00', '[$£-809]#,##0.00'])(
  'a price in the money of %s is none',
  async (format) => {
    const { preview } = await onPro();
    const rows = heads(1, 'Material', 'Preço') + row(2, text('A2', 'Lã'), number('B2', 3.5, 2));
    const shown = await preview(zipOf(workbookParts([{ rows }], [format])));
    expect(shown).toMatchObject({ created: 0, wrong: 1, errors: [{ cell: 'B2' }] });
  },
);

test('another final price is what somebody wants to charge, if they say so', async () => {
  const { ana, preview, upload } = await onPro();
  await upload(
    'Produto;Horas;Material;Quantidade;Preço unitário\nUrso;1;Fio;1;25\nLaço;1;Fita;1;5',
  );
  const file = 'Produto;Preço final;Horas;Material\nUrso;250,00;1;Fio\nLaço;160,00;1;Fita';
  expect(await preview(file)).toMatchObject({
    updated: 0,
    same: 2,
    questions: { finalPrice: { count: 1, names: ['Urso'] } },
  });
  expect(await upload(file)).toMatchObject({ code: 'sheet_unanswered' });
  expect((await preview(file, '?known=keep')).questions.finalPrice).toBeNull();
  expect(await upload(file, '?finalPrice=ignore')).toMatchObject({ updated: 0 });
  const shown = await preview(file, '?finalPrice=charge');
  expect(shown).toMatchObject({ updated: 1, changes: [{ name: 'Urso' }] });
  expect(await upload(file, '?finalPrice=charge')).toMatchObject({ updated: 1 });
  const [laco, urso] = (await productsOf(ana)).toSorted((one, other) =>
    one.name < other.name ? -1 : 1,
  );
  expect([urso?.chosenPrice, urso?.finalPrice, laco?.chosenPrice]).toEqual([250, 250, null]);
});
