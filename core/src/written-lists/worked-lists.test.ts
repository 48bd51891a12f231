import { describe, expect, test } from 'vitest';
import { draftRowTotal } from '../product-draft/draft-price.ts';
import { cellsOfText } from './cells-of-text.ts';
import { pastedAmount, pastedPrice } from './paste-texts.ts';
import { readPastedRows, withAnswers } from './pasted-rows.ts';
import type { RawLine } from './raw-line.ts';
import { type Answers, readingOf, sheetLinesOf } from './read-line.ts';
import type { ListKind } from './sheet-columns.ts';
import { groupByProduct, materialOfLine, productOfLines } from './sheet-rows.ts';
import { readTable, type Table } from './table.ts';

const defaults = {
  craftCategory: 'outros',
  hourlyRate: 25,
  marginPercentage: 100,
  fixedCosts: 0,
} as const;

const linesOf = (table: Table) =>
  sheetLinesOf(
    table.columns.map(({ meaning }) => meaning),
    table.lines,
  );

function materialsOf(list: string | RawLine[], answers: Answers = {}) {
  const lines = typeof list === 'string' ? cellsOfText(list) : list;
  const table = readTable(lines, { kind: 'materials' });
  const reading = readingOf(table, answers);
  return { table, rows: linesOf(table).map((line) => materialOfLine(line, undefined, reading)) };
}

/** 'Lã: 12.5 metro', 'Lã: 45 por 500 grama (grama)', 'Lã: ?' where something is wrong or asked. */
const costsOf = (list: string | RawLine[], answers?: Answers) =>
  materialsOf(list, answers).rows.map(({ name, content }) => {
    if (!content) return `${name}: ?`;
    const { unitPrice, unitType, pack } = content;
    if (!pack) return `${name}: ${unitPrice} ${unitType}`;
    return `${name}: ${pack.price} por ${pack.content} ${pack.unit} (${unitType})`;
  });

const productsOf = (list: string, kind?: ListKind) => {
  const table = readTable(cellsOfText(list), { kind });
  const reading = readingOf(table, {});
  return groupByProduct(linesOf(table)).map((group) =>
    productOfLines(group, defaults, undefined, reading),
  );
};

/** 'PLA | 25 g | 20,00 por 1 kg | 0.50' */
const pasted = (list: string, priceOf?: 'one' | 'amount') => {
  const read = readPastedRows(list);
  const rows = read && priceOf ? withAnswers(read, { priceOf }) : read;
  return rows?.rows.map((row) =>
    [row.name, pastedAmount(row), pastedPrice(row), draftRowTotal(row)]
      .join(' | ')
      .replaceAll('\u00a0', ' '),
  );
};

describe('a unit that stands beside a number, or in its heading, belongs to it', () => {
  test.each([
    ['PLA\t25 g\tR$ 20,00/kg\nLinha\t10 m\tR$ 0,50/m', 'PLA | 25 g | 20,00 por 1 kg | 0.50'],
    ['Fita\t50 cm\tR$ 3,00/m\nLinha\t10 m\tR$ 0,50/m', 'Fita | 50 cm | 3,00 por 1 m | 1.50'],
    ['Olho\t6 un\tR$ 12,00/dz\nLinha\t10 m\tR$ 0,50/m', 'Olho | 6 | 12,00 por 1 dz | 6.00'],
    ['Material;Qtd;Un;Preço (kg)\nPLA;25;g;20', 'PLA | 25 g | 20,00 por 1 kg | 0.50'],
    ['Material;Quantidade (g);Preço (R$/kg)\nPLA;25;20', 'PLA | 25 g | 20,00 por 1 kg | 0.50'],
    ['Material;Quantidade;Preço do novelo\nLã;2;20', 'Lã | 2 novelos | 20,00 | 40.00'],
    ['Material;Qtd;Preço\nLã;2;12,50 reais', 'Lã | 2 | 12,50 | 25.00'],
    ['Material;Qtd;Preço\nLã;2;12,50 cada', 'Lã | 2 | 12,50 | 25.00'],
  ])('pasted: %j', (list, expected) => {
    expect(pasted(list)?.[0]).toBe(expected);
  });

  test.each([
    ['Material;Preço\nFita;R$ 12,50/m', 'Fita: 12.5 metro'],
    ['Material;Preço\nFita;12,50 reais', 'Fita: 12.5 unidade'],
    ['Material;Preço (kg)\nPLA;20,00', 'PLA: 20 quilograma'],
    ['Material;Preço (R$/m)\nFita;3', 'Fita: 3 metro'],
    ['Material;Preço do pacote;Conteúdo (g)\nPLA;20;500', 'PLA: 20 por 500 grama (grama)'],
    ['Material;Unid;Preço (kg)\nPLA;g;20,00', 'PLA: 20 por 1 quilograma (grama)'],
    ['Produto;UM;Vl Unit\nElástico;MT;1,20', 'Elástico: 1.2 metro'],
    ['Produto;Unid;Preço R$\nPapel;FL;1,20', 'Papel: 1.2 folha'],
    ['Produto;Unid;Preço de custo\nElástico;metro linear;1,20', 'Elástico: 1.2 metro'],
    ['Material;Un;Preço\nBotão;PÇ;0,50', 'Botão: 0.5 unidade'],
    ['Material;Un;Preço\nBotão;PC;0,50', 'Botão: 0.5 unidade'],
    ['Material;Un;Preço\nFita;RL;9', 'Fita: 9 rolo'],
    ['Material;Un;Preço\nGesso;SC;30', 'Gesso: 30 pacote'],
    ['Material;Un;Preço\nLápis;CX;30', 'Lápis: 30 pacote'],
  ])('listed: %j', (list, expected) => {
    expect(costsOf(list)[0]).toBe(expected);
  });

  test('a unit that is none is asked for once, for all its lines', () => {
    const list = 'Material;Un;Preço\nJuta;fardo;80\nSisal;Fardo;90\nFio;m;1';
    expect(costsOf(list)).toEqual(['Juta: ?', 'Sisal: ?', 'Fio: 1 metro']);
    expect(materialsOf(list).rows.flatMap(({ unknownUnits }) => unknownUnits)).toEqual([
      'fardo',
      'fardo',
    ]);
    const answered = costsOf(list, { units: new Map([['fardo', 'pacote']]) });
    expect(answered.slice(0, 2)).toEqual(['Juta: 80 pacote', 'Sisal: 90 pacote']);
  });
});

describe('a price beside an amount', () => {
  const list = 'Material;Quantidade;Unidade;Preço\nLã;500;g;45,00';

  test('is asked for: of the whole, or of one', () => {
    expect(costsOf(list)).toEqual(['Lã: ?']);
    expect(materialsOf(list).rows[0]?.doubts).toEqual([
      {
        name: 'Lã',
        amount: '500\u00a0g',
        one: '1\u00a0g',
        price: 'R$\u00a045,00',
        whole: 'R$\u00a022.500,00',
      },
    ]);
    expect(costsOf(list, { priceOf: 'amount' })).toEqual(['Lã: 45 por 500 grama (grama)']);
    expect(costsOf(list, { priceOf: 'one' })).toEqual(['Lã: 45 grama']);
  });

  test.each([
    'Material;Quantidade;Unidade;Preço unitário\nLã;500;g;0,09',
    'Material;Quantidade;Unidade;Preço;Total\nLã;500;g;0,09;45,00',
    'Material;Quantidade;Unidade;Preço\nLã;1;g;0,09',
    'Material;Quantidade;Unidade;Preço\nLã;500;g;0,09 cada',
  ])('is not where the list says it: %j', (sure) => {
    expect(costsOf(sure)).toEqual(['Lã: 0.09 grama']);
  });

  test('in a piece an unknown unit is asked for once', () => {
    const read = readPastedRows(
      'Material\tQtd\tPreço\nJuta\t2 fardos\tR$ 80,00/fardo\nSisal\t1 fardo\t90,00',
    );
    expect(read).toMatchObject({ needsReview: true, warnings: [], unknownUnits: ['fardo'] });
    const units = new Map([['fardo', 'pacote']] as const);
    expect(read && withAnswers(read, { units }).rows).toMatchObject([
      { quantity: '2', unit: 'pacote', unitPrice: '80,00' },
      { quantity: '1', unit: 'pacote', unitPrice: '90,00' },
    ]);
  });

  test('in a piece is asked for where the unit is a small one', () => {
    const rows = 'Lã\t25 g\t20,00\nBotão\t2 un\t0,50';
    expect(readPastedRows(rows)).toMatchObject({ needsReview: true, doubt: { count: 1 } });
    expect(pasted(rows, 'amount')).toEqual([
      'Lã | 25 g | 20,00 por 25 g | 20.00',
      'Botão | 2 | 0,50 | 1.00',
    ]);
    expect(pasted(rows, 'one')?.[0]).toBe('Lã | 25 g | 20,00 | 500.00');
    expect(readPastedRows('Lã\t2 novelos\t20,00\nBotão\t2\t0,50')?.doubt).toBeNull();
  });
});

describe('numbers', () => {
  test.each([
    ['Material,Preço\nTorno,"1,200"\nLã,12.50', ['Torno: 1200 unidade', 'Lã: 12.5 unidade']],
    [
      'Material,Preço do pacote,Conteúdo,Unidade\nLã,12.50,"1,000",m',
      ['Lã: 12.5 por 1000 metro (metro)'],
    ],
    [
      'Material;Preço\nLã;12,50\u200b\nFio;\u202aR$ 12,50\u202c',
      ['Lã: 12.5 unidade', 'Fio: 12.5 unidade'],
    ],
  ])('%j', (list, expected) => {
    expect(costsOf(list)).toEqual(expected);
  });

  test('what does not come out even is rounded half-up to what the field holds', () => {
    const lines = [
      { line: 1, cells: ['Material', 'Preço do pacote', 'Conteúdo'] },
      { line: 2, cells: ['Lã', 3.33333333333333, 0.333333333333333] },
      { line: 3, cells: ['Fio', 1.005, 2] },
    ];
    expect(costsOf(lines)).toEqual([
      'Lã: 3.33 por 0.333333 unidade (unidade)',
      'Fio: 1.01 por 2 unidade (unidade)',
    ]);
    expect(materialsOf(lines).rows.map(({ rounded }) => rounded)).toEqual([2, 1]);
  });

  test.each([
    ['Tempo (min)', '60', 1],
    ['Minutos', '90', 1.5],
    ['Tempo', '1h30', 1.5],
    ['Horas', '0:45', 0.75],
    ['Tempo (min)', '1h30', 1.5],
    ['Tempo (dias)', '1h30', 1.5],
  ])('%s: %s', (heading, cell, hours) => {
    const list = `Produto;${heading};Material;Quantidade;Preço\nEcobag;${cell};Lona;1;8,00`;
    expect(productsOf(list)[0]?.content).toMatchObject({
      productionTime: hours,
      materials: [{ name: 'Lona', quantity: 1, unitPrice: 8 }],
    });
  });

  test('per cent is what it says', () => {
    const cells = ['Bolsa', '1', '100%', 'Fio', 1, 2, '5%'];
    const head = ['Produto', 'Horas', 'Margem', 'Material', 'Qtd', 'Preço unitário', 'Perda (%)'];
    const table = readTable(
      [
        { line: 1, cells: head },
        { line: 2, cells },
      ],
      {},
    );
    expect(
      productOfLines(linesOf(table), defaults, undefined, readingOf(table, {})).content,
    ).toMatchObject({
      marginPercentage: 100,
      materials: [{ wastePercentage: 5 }],
    });
  });

  test.each(['#REF!', '#N/A', '#DIV/0!', '#VALOR!', '#NOME?'])(
    '%s is an error of its cell',
    (cell) => {
      const read = materialsOf(`Material;Categoria;Preço\n${cell};Linhas;1\nLã;${cell};2`).rows;
      expect(read.map(({ content, errors }) => [content, errors[0]?.column])).toEqual([
        [null, 'material'],
        [null, 'category'],
      ]);
    },
  );
});

describe('lines that are no rows', () => {
  const rows = ['Lã: 1.2 unidade', 'Fio: 0.5 unidade'];
  const list = 'Material;Preço\nLã;1,20\nFio;0,50';

  test.each([
    ['a total', `${list}\nTOTAL;1,70`, { sums: ['TOTAL 1,70'] }],
    ['a sign of the separator', `sep=;\n${list}`, {}],
    ['a title', `Minha lista de 2026\n\n${list}`, { titles: ['Minha lista de 2026'] }],
    ['the name of a table', `Table 1;\n${list}`, { titles: ['Table 1'] }],
    ['the headings again', `${list}\nMaterial;Preço`, {}],
  ])('%s', (_, text, leftOut: { sums?: string[]; titles?: string[] }) => {
    expect(costsOf(text)).toEqual(rows);
    const { table } = materialsOf(text);
    expect(table.sums.map((line) => line.text)).toEqual(leftOut.sums ?? []);
    expect(table.titles.map((line) => line.text)).toEqual(leftOut.titles ?? []);
  });

  test('of our own sheets, only what adds the others up', () => {
    const head = 'Material;Categoria;Fornecedor;Unidade;Preço por unidade';
    const own = `${head}\nLã;;;metro;1,20\nTotal;;;metro;0,50\nTOTAL;;;;1,70`;
    expect(costsOf(own)).toEqual(['Lã: 1.2 metro', 'Total: 0.5 metro']);
    expect(materialsOf(own).table.sums).toEqual([{ line: 4, text: 'TOTAL 1,70' }]);
    expect(costsOf(`Minha lista\n${head}\nLã;;;metro;1,20`)).toEqual(['Lã: 1.2 metro']);
  });

  test('without headings no line is lost, and whole numbers are no price', () => {
    expect(costsOf('Lã;1,20\nFio;0,50')).toEqual(rows);
    expect(costsOf('Lã;120\nFio;50')).toEqual(['Lã: ?', 'Fio: ?']);
    expect(materialsOf('Lã;120\nFio;50').table.unsettled).toEqual(['unitPrice']);
  });

  test('a quotation mark that quotes nothing is read as it stands', () => {
    expect(costsOf('Material;Preço\n"Fita" x;2,00\n"Lã;azul";1,20\nTecido 1" largo;3')).toEqual([
      '"Fita" x: 2 unidade',
      'Lã;azul: 1.2 unidade',
      'Tecido 1" largo: 3 unidade',
    ]);
  });
});

test('of a message, rows with amounts and no name with a price', () => {
  const list = [
    'Oi! Segue a lista do urso:',
    'Linha amigurumi 200g 18,90',
    '3 novelos barbante - R$ 25 cada',
    'olho 8mm par 0,60',
    'Enchimento 1kg R$ 32,00',
    '2 argolas 30mm - R$ 1,50 cada',
    'Total 126,50',
  ].join('\n');
  expect(pasted(list)).toEqual([
    'Linha amigurumi | 200 g | 18,90 por 200 g | 18.90',
    'barbante | 3 novelos | 25,00 | 75.00',
    'olho 8mm | 1 par | 0,60 | 0.60',
    'Enchimento | 1 kg | 32,00 | 32.00',
    'argolas 30mm | 2 | 1,50 | 3.00',
  ]);
  expect(readPastedRows(list)).toMatchObject({ needsReview: true, doubt: null });
  expect(costsOf(list)).toEqual([
    'Linha amigurumi: 18.9 por 200 grama (grama)',
    'barbante: 25 novelo',
    'olho 8mm: 0.6 par',
    'Enchimento: 32 quilograma',
    'argolas 30mm: 1.5 unidade',
  ]);
});
