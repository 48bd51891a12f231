import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { mergedSheet } from '../testing/hostile-sheets.ts';
import { shownSheets } from '../testing/shown-sheets.ts';
import { sheetParts, workbookParts, zipOf } from '../testing/zip.ts';

import { type Cell, sheetLimits } from './sheet.ts';
import { writeXlsx } from './write-sheet.ts';

const text = (at: string, written: string) =>
  `<c r="${at}" t="inlineStr"><is><t>${written}</t></is></c>`;
const number = (at: string, written: number | string, style = 0) =>
  `<c r="${at}" s="${style}"><v>${written}</v></c>`;
const row = (line: number, ...cells: string[]) => `<row r="${line}">${cells.join('')}</row>`;
const lines = (count: number, of: (line: number) => string) =>
  Array.from({ length: count }, (_, at) => of(at + 1)).join('');

const xlsx = (...args: Parameters<typeof workbookParts>) => zipOf(workbookParts(...args));

/** What the first sheet shows. */
async function shown(file: Uint8Array): Promise<(readonly Cell[])[]> {
  const [sheet] = await shownSheets(file);
  return sheet?.rows.map(({ cells }) => cells) ?? [];
}

/** How numbers look, each in a format: a text, the number of one, or none. */
async function looks(numbers: readonly (readonly [number | string, (string | number)?])[]) {
  const formats = numbers.map(([, format = 0]) => format);
  const rows = numbers.map(([written], at) => row(at + 1, number(`A${at + 1}`, written, at + 2)));
  return (await shown(xlsx([{ rows: rows.join('') }], formats))).map(([cell]) => cell);
}

describe('a number is what its format shows', () => {
  test('per cent, with all of its decimals', async () => {
    const numbers: Parameters<typeof looks>[0] = [
      [0.05, 9],
      [0.055, 9],
      [1, 10],
      [0, 9],
      [-0.035, '0.0%'],
      [0.07, '0,0%'],
      [0.285, '0 %'],
      [1.1, '0%;[Red]-0%'],
      ['1.0000000000000001E-3', '0.0%'],
      [0.1 + 0.2, '0%'],
    ];
    expect(await looks(numbers)).toEqual(
      ['5%', '5,5%', '100%', '0%', '-3,5%', '7%', '28,5 %', '110%', '0,1%', '30%'], // 0.07 * 100 is 7.000000000000001
    );
  });

  test('with a unit or a currency', async () => {
    const numbers: Parameters<typeof looks>[0] = [
      [1.5, '0.00" kg"'],
      [0.0000125, '0.00" kg"'],
      [12.5, '"R$" #,##0.00'],
      [1234.567, '#,##0.00\\ "m"'],
      [12.5, '[$R$-416] #,##0.00'],
      [1e21, '[$R$ -416]#,##0.00'],
      [-7.25, '_-"R$"\\ * #,##0.00_-;-"R$"\\ * #,##0.00_-;_-"R$"\\ * "-"??_-;_-@_-'],
      [0, '_-"R$"\\ * #,##0.00_-;-"R$"\\ * #,##0.00_-;_-"R$"\\ * "-"??_-;_-@_-'],
      [12.5, 44],
      [12.5, '"$"#,##0.00'],
      [12.5, '[$€-2] #,##0.00'],
      [500, '0 g'],
      [3, 'General" un;d"'],
      [2, '0" m²"'],
    ];
    expect(await looks(numbers)).toEqual([
      '1,5 kg',
      '0,0000125 kg',
      'R$ 12,5',
      '1234,5670 m',
      'R$ 12,5',
      'R$ 1000000000000000000000',
      '-R$ 7,25',
      'R$ 0',
      'R$ 12,5',
      '$12,5',
      '€ 12,5',
      '500 g',
      '3 un;d',
      '2 m²',
    ]);
  });

  test('any other stays a number, as spreadsheets round it', async () => {
    const numbers: Parameters<typeof looks>[0] = [
      [1.0699999999999998],
      [12.5, '#,##0.00'],
      [5, '#,##0.00_);[Red](#,##0.00)'],
      [7, '000'],
      [8, '0.00E+00'],
      [1500, '0.0,"mil"'],
      [9, '@'],
      [10, '[>100]0;0'],
    ];
    expect(await looks(numbers)).toEqual([1.07, 12.5, 5, 7, 8, 1500, 9, 10]);
  });

  test('a time has its seconds when it has any, and a day is a day', async () => {
    const day = 86_400;
    const numbers: Parameters<typeof looks>[0] = [
      [(45 * 60 + 30) / day, 21],
      [5_400 / day, 20],
      [5_399.7 / day, 'hh:mm'],
      [(26 * 60 + 15) / 1_440, '[h]:mm'],
      [90.4 / day, 'mm:ss.0'],
      [46_054, 14],
      [46_054.75, 'dd/mm/yyyy hh:mm'],
      [46_054, '[$-416]d "de" mmmm;@'],
      [1e12, 14],
    ];
    expect(await looks(numbers)).toEqual([
      '0:45:30',
      '1:30',
      '1:30',
      '26:15',
      '0:01:30',
      '2026-02-01',
      '2026-02-01',
      '2026-02-01',
      1e12,
    ]);
  });

  test('days count from 1904 where the file says so', async () => {
    const parts = workbookParts(
      [{ rows: row(1, number('A1', 0.0625, 1), number('B1', 44_592, 2)) }],
      [14],
    );
    const place = 'xl/workbook.xml';
    const file = {
      ...parts,
      [place]: parts[place]?.replace('<sheets>', '<workbookPr date1904="1"/><sheets>') ?? '',
    };
    expect(await shown(zipOf(file))).toEqual([['1:30', '2026-02-01']]);
  });
});

test('what is exported comes back exactly', async () => {
  const columns = [
    { header: 'Preço', numFmt: '"R$" #,##0.00' },
    { header: 'Perda (%)', numFmt: '#,##0.0#' },
    { header: 'Quantidade' },
  ];
  const rows = [
    [12.5, 3.5, 85.1234],
    [0.123456, 100, -2],
    [-1_234_567.89, 0, 0.1],
  ];
  const each = async function* () {
    yield* rows;
  };
  expect(await shown(await buffer(writeXlsx('A', columns, each())))).toEqual([
    ['Preço', 'Perda (%)', 'Quantidade'],
    ['R$ 12,5', 3.5, 85.1234],
    ['R$ 0,123456', 100, -2],
    ['-R$ 1234567,89', 0, 0.1],
  ]);
});

test('every sheet is read in the order of the file, hidden ones are told, and those without cells and of charts are left out', async () => {
  const parts = workbookParts([
    { name: 'Fios & cia', rows: row(1, text('A1', 'a')) },
    { name: 'Oculta', state: 'hidden', rows: row(1, text('A1', 'b')) },
    { name: 'Vazia', rows: row(1, '<c r="A1" s="1"/>', text('B1', ' ')) },
    { name: 'Gráfico', rows: row(1, text('A1', 'c')) },
    { name: 'Muito oculta', state: 'veryHidden', rows: row(3, text('C3', 'd')) },
  ]);
  const place = 'xl/_rels/workbook.xml.rels';
  const charts = parts[place]?.replace(
    'worksheet" Target="worksheets/sheet4.xml',
    'chartsheet" Target="charts/1.xml',
  );
  expect(await shownSheets(zipOf({ ...parts, [place]: charts ?? '' }))).toEqual([
    { name: 'Fios & cia', isHidden: false, columns: [0], rows: [{ line: 1, cells: ['a'] }] },
    { name: 'Oculta', isHidden: true, columns: [0], rows: [{ line: 1, cells: ['b'] }] },
    { name: 'Muito oculta', isHidden: true, columns: [2], rows: [{ line: 3, cells: ['d'] }] },
  ]);
});

test('a text is one sheet without a name', async () => {
  const file = Buffer.from('\uFEFFNome;;Preço\n\nFio;;2\n');
  expect(await shownSheets(file)).toEqual([
    {
      name: '',
      isHidden: false,
      columns: [0, 2],
      rows: [
        { line: 1, cells: ['Nome', 'Preço'] },
        { line: 3, cells: ['Fio', '2'] },
      ],
    },
  ]);
});

test('more cells that are merged than a sheet has are refused, and not looked at one by one', async () => {
  await expect(shownSheets(mergedSheet())).rejects.toMatchObject({ fault: 'too_large' });
});

test('cells that are merged downwards stand in each row that holds anything, and never to the right', async () => {
  const rows = [
    row(1, text('A1', 'Tabela de preços')),
    row(2, text('A2', 'Categoria'), text('B2', 'Nome')),
    row(3, text('A3', 'Fios'), text('B3', 'Lã')),
    row(4, '<c r="A4"/>', text('B4', 'Linha')),
    row(5, '<c r="A5"/>'),
    row(6, text('B6', 'Barbante')),
    row(7, text('B7', 'Cola')),
  ];
  const merges = ['A1:F1', 'A3:A6', 'C3:D4'];
  expect(await shown(xlsx([{ rows: rows.join(''), merges }]))).toEqual([
    ['Tabela de preços', null],
    ['Categoria', 'Nome'],
    ['Fios', 'Lã'],
    ['Fios', 'Linha'],
    ['Fios', 'Barbante'],
    [null, 'Cola'],
  ]);
});

test('an error is the text that spreadsheets show, be it typed or what a formula came to', async () => {
  const cells = [
    '<c r="A1" t="e"><v>#REF!</v></c>',
    '<c r="B1" t="e"><f>VLOOKUP(1,D:D,1)</f><v>#N/A</v></c>',
    '<c r="C1" t="e" s="1"><f>1/0</f><v>#DIV/0!</v></c>',
    '<c r="D1" t="str"><f>A1</f><v>#NAME?</v></c>',
  ];
  expect(await shown(xlsx([{ rows: row(1, ...cells) }]))).toEqual([
    ['#REF!', '#N/A', '#DIV/0!', '#NAME?'],
  ]);
});

test('texts are read however a program writes them', async () => {
  const parts = sheetParts(
    [
      row(1, '<c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>2</v></c>'),
      row(
        2,
        '<c t="b"><v>1</v></c><c t="str"><f>A1</f><v>&lt;Fio&gt; &#233;</v></c>',
        text('E2', 'a_x000A_b'),
      ),
      '<x:row><x:c t="inlineStr"><x:is><x:r><x:t>L</x:t></x:r><x:r><x:t><![CDATA[ã & <cia>]]></x:t></x:r></x:is></x:c></x:row>',
    ].join('\n'),
  );
  const places = 'xl/_rels/workbook.xml.rels';
  const strings = `<Relationship Target='/xl/shared strings.xml' Type='http://purl.oclc.org/ooxml/officeDocument/relationships/sharedStrings' Id='s'/></Relationships>`;
  const file = zipOf({
    ...parts,
    [places]: parts[places]?.replace('</Relationships>', strings) ?? '',
    'xl/shared strings.xml': `<sst><!-- <si> --><si><t xml:space="preserve">Fio de algodão cru </t></si><si><r><rPr><b/></rPr><t>Fi</t></r><r><t>ta</t></r><rPh><t>no</t></rPh></si><si/></sst>`,
  });
  expect(await shownSheets(file)).toMatchObject([
    {
      columns: [0, 1, 4],
      rows: [
        { line: 1, cells: ['Fio de algodão cru ', 'Fita', null] },
        { line: 2, cells: ['true', '<Fio> é', 'a\nb'] },
        { line: 3, cells: ['Lã & <cia>', null, null] },
      ],
    },
  ]);
});

describe('what is not used does not count', () => {
  test('columns that are empty or only coloured', async () => {
    const cells = (line: number) =>
      row(
        line,
        number(`A${line}`, line),
        ...Array.from({ length: 99 }, () => '<c s="2"/>'),
        number(`CW${line}`, 2),
        '<c s="2"/><c s="2"/>',
      );
    expect(await shownSheets(xlsx([{ rows: lines(3, cells) }]))).toMatchObject([
      { columns: [0, 100], rows: [{ cells: [1, 2] }, { cells: [2, 2] }, { cells: [3, 2] }] },
    ]);
  });

  test('a stray cell, where there is no room for its column', async () => {
    const filled = (columns: number) => (line: number) =>
      row(line, '<c><v>1</v></c>'.repeat(columns), line === 1 ? number('XFD1', 9) : '');
    const columnsOf = async (count: number) =>
      (await shownSheets(xlsx([{ rows: lines(2, filled(count)) }])))[0]?.columns;
    expect((await columnsOf(99))?.slice(-2)).toEqual([98, 16_383]);
    expect((await columnsOf(100))?.slice(-2)).toEqual([98, 99]);
    await expect(columnsOf(101)).rejects.toMatchObject({ fault: 'too_large' });
  });

  test('of headings above nothing, as many columns are left as may be', async () => {
    const file = xlsx([{ rows: row(1, '<c><v>1</v></c>'.repeat(150)) }]);
    expect((await shownSheets(file))[0]?.columns).toHaveLength(sheetLimits.columns);
  });

  test('a million rows that are only formatted, before and after what there is', async () => {
    const empty = (count: number) =>
      '<row s="2" customFormat="1"><c s="2"/><c s="2"/></row>'.repeat(count);
    const rows = empty(500_000) + row(500_001, text('A500001', 'Fio')) + empty(500_000);
    expect(await shownSheets(xlsx([{ rows }]))).toMatchObject([
      { rows: [{ line: 500_001, cells: ['Fio'] }] },
    ]);
  });

  test('the rest of a text that is too long for any field', async () => {
    const [[typed, shared] = []] = await shown(
      xlsx([{ rows: row(1, text('A1', 'é'.repeat(300_000)), text('B1', 'a'.repeat(2_001))) }]),
    );
    expect(typed).toBe('é'.repeat(sheetLimits.cell + 1));
    expect(shared).toBe('a'.repeat(sheetLimits.cell + 1));
    const long = Buffer.from(`Nome;Preço\n${'b'.repeat(5_000)};1`);
    expect(await shown(long)).toMatchObject([{}, ['b'.repeat(sheetLimits.cell + 1), '1']]);
  });
});

test('each sheet may have 20,000 rows besides its headings', async () => {
  const rows = (count: number) => lines(count, () => '<row><c><v>1</v></c></row>');
  const full = { rows: rows(sheetLimits.rows + 1) };
  const sheets = await shownSheets(xlsx([full, full]));
  expect(sheets.map((sheet) => sheet.rows.length)).toEqual([20_001, 20_001]);
  const more = { rows: rows(sheetLimits.rows + 2) };
  await expect(shownSheets(xlsx([full, more]))).rejects.toMatchObject({ fault: 'too_large' });
});

test('what a document type would bring in stays out, be it a file of this machine or a text that grows', async () => {
  const entities =
    '<!ENTITY f SYSTEM "file:///etc/hostname"><!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">';
  const parts = sheetParts(row(1, text('A1', '&f;&b;')));
  const place = 'xl/worksheets/sheet1.xml';
  const sheet = `<!DOCTYPE worksheet [${entities}]>${parts[place]}`;
  expect(await shown(zipOf({ ...parts, [place]: sheet }))).toEqual([['&f;&b;']]);
});
