import { sheetParts, workbookParts, zipOf } from './zip.ts';

const xlsx = (rows: string) => zipOf(sheetParts(rows));

const program = new Uint8Array(200_000).map((_, n) => (n === 0 ? 0x4d : n % 7));

/** A small file that unpacks to 400 MB of one letter. */
function bomb(saysSize?: (size: number) => number): Buffer {
  const cell = Buffer.alloc(400 * 1024 * 1024, 'a');
  const parts = sheetParts('<row r="1"><c r="A1" t="inlineStr"><is><t>@</t></is></c></row>');
  const [before = '', after = ''] = (parts['xl/worksheets/sheet1.xml'] ?? '').split('@');
  const sheet = Buffer.concat([Buffer.from(before), cell, Buffer.from(after)]);
  return zipOf({ ...parts, 'xl/worksheets/sheet1.xml': sheet }, saysSize && { saysSize });
}

/** A small file in which one text stands in two million cells. */
function repeated(): Buffer {
  const row = (n: number) => `<row r="${n}">${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`;
  const parts = sheetParts(Array.from({ length: 20_000 }, (_, n) => row(n + 1)).join(''));
  const places = 'xl/_rels/workbook.xml.rels';
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings';
  const place = `<Relationship Id="rId3" Type="${type}" Target="sharedStrings.xml"/></Relationships>`;
  return zipOf({
    ...parts,
    [places]: (parts[places] ?? '').replace('</Relationships>', place),
    'xl/sharedStrings.xml': `<sst><si><t>${'a'.repeat(1_000)}</t></si></sst>`,
  });
}

const lines = (count: number, cells: number) =>
  `<row>${'<c><v>1</v></c>'.repeat(cells)}</row>`.repeat(count);

/** A small file in which the same cells are merged time and again. */
export function mergedSheet(rows = 20_000, merges = 200_000): Buffer {
  const merged = Array(merges).fill(`A1:A${rows}`);
  return zipOf(workbookParts([{ rows: lines(rows, 1), merges: merged }]));
}

/** As many columns as a sheet may have. */
export const heavySheet = (rows: number): Buffer => xlsx(lines(rows, 100));

/** Files that are no sheet that anybody would take, each made to hurt in its way or by mistake. */
export const hostileSheets = (): Readonly<Record<string, Uint8Array>> => ({
  'a renamed program': program,
  'an archive that breaks off': xlsx('').subarray(0, 300),
  'an older program’s file': Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...program]),
  'a text in an encoding that nobody says': Buffer.from('Nome;Preço\nFio;1', 'utf16le'),
  'a million columns': Buffer.from(`${'a;'.repeat(1_000_000)}\n${'1;'.repeat(1_000_000)}`),
  'nothing but headings': Buffer.from('Nome;Preço'),
  'formulas and nothing else': xlsx(
    '<row r="1"><c r="A1"><f>CONCAT("No","me")</f></c></row><row r="2"><c r="A2"><f>B2</f></c></row>',
  ),
  'a bomb that says so': bomb(),
  'a bomb that lies': bomb(() => 1_000),
  'one text in two million cells': repeated(),
  'too many columns': xlsx(lines(20_000, 150)),
  'sixty full sheets': zipOf(
    workbookParts(Array.from({ length: 60 }, () => ({ rows: lines(20_000, 1) }))),
  ),
  'a text that never ends': zipOf({
    ...sheetParts(''),
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row><c t="${'<'.repeat(50_000_000)}`,
  }),
  'too many lines': Buffer.from(`Nome;Preço\n${'Fio;1\n'.repeat(25_000)}`),
});
