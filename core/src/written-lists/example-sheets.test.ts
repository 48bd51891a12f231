import { expect, test } from 'vitest';
import { cellsOfText } from './cells-of-text.ts';
import { exampleSheet } from './example-sheets.ts';
import { readingOf, sheetLinesOf } from './read-line.ts';
import type { SheetKind } from './sheet-columns.ts';
import { groupByProduct, materialOfLine, productOfLines } from './sheet-rows.ts';
import { readTable } from './table.ts';

const defaults = {
  craftCategory: 'outros',
  hourlyRate: 25,
  marginPercentage: 100,
  fixedCosts: 0,
} as const;

function read(kind: SheetKind) {
  const table = readTable(cellsOfText(exampleSheet(kind)), {});
  const lines = sheetLinesOf(
    table.columns.map(({ meaning }) => meaning),
    table.lines,
  );
  const reading = readingOf(table, {});
  const rows =
    kind === 'materials'
      ? lines.map((line) => materialOfLine(line, undefined, reading))
      : groupByProduct(lines).map((group) => productOfLines(group, defaults, undefined, reading));
  return { table, rows };
}

test.each([
  ['materials', ['Barbante cru nº 6', 'Botão de madeira 15 mm', 'Tecido tricoline']],
  ['products', ['Bolsa de crochê', 'Caneca esmaltada']],
] as const)('the example of %s is read as it is meant', (kind, names) => {
  const { table, rows } = read(kind);
  expect(table).toMatchObject({ kind, unsure: false, titles: [], sums: [] });
  expect(table.columns.map(({ meaning }) => meaning)).not.toContain('unknown');
  expect(rows.map(({ name }) => name)).toEqual(names);
  for (const { content, ...row } of rows) {
    expect(content).not.toBeNull();
    expect(row).toMatchObject({ errors: [], doubts: [], unknownUnits: [], rounded: 0 });
  }
});

test('a spreadsheet opens an example with its accents and columns', () => {
  const [head = '', ...lines] = exampleSheet('materials').split('\r\n');
  expect(head).toBe(
    '\uFEFFMaterial;Categoria;Fornecedor;Unidade;Perda (%);Preço por unidade;Preço do pacote;Conteúdo do pacote;Unidade do pacote',
  );
  expect(lines.at(-1)).toBe('');
});
