import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasLength } from '#core/fields/text-length.ts';
import { draftPrice, draftRowTotal } from '#core/product-draft/draft-price.ts';
import {
  emptyMaterial,
  emptyProduct,
  type MaterialDraft,
} from '#core/product-draft/product-draft.ts';
import { materialFields } from '#core/products/product-fields.ts';
import { numberText } from '#core/typed/number-text.ts';
import { readPastedRows, withMeaning } from './pasted-rows.ts';

const names = ['Fio de algodão', 'Lã', 'Botão 12 mm', 'Fita "cetim"', 'Material dourado', '=A1'];

const material: fc.Arbitrary<MaterialDraft> = fc
  .record({
    name: fc.constantFrom(...names),
    quantity: fc
      .integer({ min: 1, max: 99_990_000 })
      .map((units) => numberText(materialFields.quantity, units / 10_000)),
    unitPrice: fc
      .integer({ min: 1, max: 9_999_999 })
      .map((cents) => numberText(materialFields.unitPrice, cents / 100)),
  })
  .map((typed) => ({ ...emptyMaterial, ...typed }));

const materials = fc.array(material, { minLength: 2, maxLength: 8 });

interface WrittenColumn {
  readonly heading: string;
  readonly cell: (row: MaterialDraft, index: number) => string;
  /** What is in it where the table is added up. */
  readonly sum?: 'label' | 'amount';
}

const column = (written: Omit<WrittenColumn, 'heading'>, ...headings: string[]) =>
  fc.constantFrom(...headings).map((heading): WrittenColumn => ({ heading, ...written }));

const taken = fc.tuple(
  column(
    { cell: (row) => row.name, sum: 'label' },
    ...['Material', 'MATERIAIS', 'Insumo', 'Nome do material', 'Descrição'],
  ),
  column({ cell: (row) => row.quantity }, 'Qtd', 'Quantidade', 'qtde.', 'Quant. usada'),
  column(
    { cell: (row) => row.unitPrice, sum: 'amount' },
    ...['Preço', 'PREÇO UNITÁRIO', 'Valor unit.', 'R$', 'Custo'],
  ),
);

const others = fc.subarray<WrittenColumn>([
  { heading: 'Total', cell: (row) => draftRowTotal(row).replace('.', ',') },
  { heading: 'Unidade', cell: () => 'novelo' },
  { heading: 'Fornecedor', cell: (_, index) => `Loja ${index}` },
  { heading: 'Estoque', cell: (_, index) => String(index * 7) },
  { heading: '', cell: () => '' },
]);

const columns = fc.tuple(taken, others).chain(([known, more]) => {
  const all = [...known, ...more];
  return fc.shuffledSubarray(all, { minLength: all.length });
});

const sheet = (rows: readonly MaterialDraft[], written: readonly WrittenColumn[]) => [
  written.map(({ heading }) => heading),
  ...rows.map((row, index) => written.map(({ cell }) => cell(row, index))),
];

/** The rows in the unit that a column of the sheet names. */
const inUnits = (rows: readonly MaterialDraft[], written: readonly WrittenColumn[]) =>
  written.some(({ heading }) => heading === 'Unidade')
    ? rows.map((row) => ({ ...row, unit: 'novelo' }))
    : rows;

const quoted = (cell: string) => (/["\t;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const separator = fc.constantFrom('\t', ';');

const textOf = (lines: readonly (readonly string[])[], between: string) =>
  lines.map((cells) => cells.map(quoted).join(between)).join('\n');

test('rows under headings come out the same, whatever the order of their columns', () => {
  fc.assert(
    fc.property(materials, columns, separator, (rows, written, between) => {
      const pasted = readPastedRows(textOf(sheet(rows, written), between));
      expect(pasted?.rows).toEqual(inUnits(rows, written));
      expect(pasted?.warnings).toEqual([]);
      const unknown = written.some(({ heading }) => /Fornecedor|Estoque/.test(heading));
      expect(pasted?.needsReview).toBe(unknown);
    }),
  );
});

/** What a spreadsheet shows below: the exact sum, rounded once. */
function amountOf(rows: readonly MaterialDraft[]): string {
  const { materialsTotal } = draftPrice({ ...emptyProduct(), materials: rows });
  return materialsTotal.replace('.', ',');
}

test('a line of a sum is never among the materials', () => {
  const labels = ['Total', 'TOTAL GERAL:', 'Soma', 'Subtotal', 'Total (R$)'];
  const place = fc.record({
    isHeaded: fc.boolean(),
    label: fc.constantFrom(...labels, ''),
    at: fc.nat(),
  });
  fc.assert(
    fc.property(materials, columns, place, (rows, written, { isHeaded, label, at }) => {
      // Without headings and without a name there is nothing to tell it by.
      fc.pre(isHeaded || label !== '');
      const [headings = [], ...lines] = sheet(rows, written);
      const texts = { label, amount: amountOf(rows) };
      const sum = written.map((each) => (each.sum ? texts[each.sum] : ''));
      const body = lines.toSpliced(at % (lines.length + 1), 0, sum);
      const pasted = readPastedRows(textOf(isHeaded ? [headings, ...body] : body, '\t'));
      expect(pasted?.rows).toHaveLength(rows.length);
      expect(pasted?.leftOut.filter(({ kind }) => kind === 'sum')).toHaveLength(1);
      expect(pasted?.needsReview).toBe(true);
      if (isHeaded) expect(pasted?.rows).toEqual(inUnits(rows, written));
    }),
  );
});

const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '\t',
          '\n',
          ';',
          ',',
          '"',
          'R$',
          'Total',
          'Qtd',
          'Material',
          'Preço',
          '1,5 m',
        ),
        fc.double().map(String),
        fc.string(),
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join('')),
);

test('whatever is pasted is read or left alone, and its rows are as typed ones', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const pasted = readPastedRows(text);
      if (!pasted) return;
      expect(pasted.rows).not.toHaveLength(0);
      for (const row of pasted.rows) {
        expect(hasLength(row.name, { min: 0, max: materialFields.name.max })).toBe(true);
        expect(row.quantity).toMatch(/^[\d.,]*$/);
        expect(row.unitPrice).toMatch(/^[\d.]+,\d\d$|^$/);
      }
    }),
    { numRuns: 1000 },
  );
});

test('meanings of columns can be given in any order', () => {
  const changes = fc.array(
    fc.tuple(fc.nat(8), fc.constantFrom('material', 'quantity', 'unitPrice', 'aside')),
  );
  fc.assert(
    fc.property(materials, columns, changes, (rows, written, given) => {
      let pasted = readPastedRows(textOf(sheet(rows, written), '\t'));
      for (const [index, meaning] of given) {
        if (pasted?.columns.some((each) => each.index === index)) {
          pasted = withMeaning(pasted, index, meaning);
          expect(pasted.columns.find((each) => each.index === index)?.meaning).toBe(meaning);
        }
      }
      for (const meaning of ['material', 'quantity', 'unitPrice', 'total']) {
        expect(pasted?.columns.filter((each) => each.meaning === meaning).length).toBeLessThan(2);
      }
    }),
  );
});
