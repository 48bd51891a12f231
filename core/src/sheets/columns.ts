import { headingWords, sheetHeadings } from '../messages/sheets.ts';
import { foldText } from '../text/fold-text.ts';

/** The largest file, in bytes. */
export const maxSheetBytes = 10 * 1024 * 1024;

/** The most errors and lines that a preview says. */
export const previewLimits = { errors: 50, lines: 10 } as const;

/** What a spreadsheet holds. */
export const sheetKinds = ['materials', 'products'] as const;

export type SheetKind = (typeof sheetKinds)[number];

/** What a column may mean. */
export type ColumnId = keyof typeof headingWords;

/** What the columns of a kind may mean, in the order in which they are written. */
export const columnsOf: Readonly<Record<SheetKind, readonly ColumnId[]>> = {
  materials: [
    'material',
    'category',
    'unit',
    'unitPrice',
    'packPrice',
    'packContent',
    'packUnit',
    'waste',
  ],
  products: [
    'number',
    'product',
    'craft',
    'hours',
    'batch',
    'fixedCosts',
    'hourlyRate',
    'markup',
    'rounding',
    'chosenPrice',
    'material',
    'quantity',
    'unit',
    'waste',
    'unitPrice',
    'packPrice',
    'packContent',
    'packUnit',
  ],
};

/** A heading without what does not matter: 'Perda (%)' → 'perda'. */
const plain = (heading: string) =>
  foldText(heading)
    .replace(/\(.*?\)/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * What the columns of a sheet mean by their headings, each meaning once. The headings that are written
 * here are recognized before others.
 */
export function recognizeColumns(
  kind: SheetKind,
  headings: readonly string[],
): (ColumnId | null)[] {
  const found: (ColumnId | null)[] = headings.map(() => null);
  const take = (fits: (id: ColumnId, heading: string) => boolean) => {
    for (const [index, heading] of headings.entries()) {
      const free = columnsOf[kind].filter((id) => !found.includes(id));
      if (found[index] === null) {
        found[index] = free.find((id) => fits(id, plain(heading))) ?? null;
      }
    }
  };
  take((id, heading) => plain(sheetHeadings[id]) === heading);
  take((id, heading) => headingWords[id].some((word) => word === heading));
  return found;
}

/** What a sheet probably holds: with products, each line names one and a material of it. */
export function guessKind(headings: readonly string[]): SheetKind {
  const found = recognizeColumns('products', headings);
  return found.includes('product') && found.includes('material') ? 'products' : 'materials';
}
