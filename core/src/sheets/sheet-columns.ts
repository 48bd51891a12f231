import { type Field, type Fields, keysOf } from '../fields/field.ts';
import {
  catalogueFields,
  type materialFields,
  packedMaterialFields,
  packFields,
  productFields,
} from '../products/fields.ts';
import { foldText } from '../text/fold-text.ts';
import { withoutHidden } from '../text/tidy-text.ts';
import { headingWords, sheetHeadings } from './sheet-texts.ts';

/** The largest file, in bytes. */
export const maxSheetBytes = 10 * 1024 * 1024;

export const previewLimits = { errors: 50, lines: 10 } as const;

export const sheetKinds = ['materials', 'products'] as const;

export type SheetKind = (typeof sheetKinds)[number];

// In which column a field stands, in the order in which they are written. Its headings are in
// core/src/sheets/sheet-texts.ts.

export const productColumns = {
  name: 'product',
  craftCategory: 'craft',
  productionTime: 'hours',
  batchSize: 'batch',
  fixedCosts: 'fixedCosts',
  hourlyRate: 'hourlyRate',
  marginPercentage: 'markup',
  rounding: 'rounding',
  chosenPrice: 'chosenPrice',
  notes: 'notes',
} as const satisfies Record<keyof typeof productFields, string>;

export const rowColumns = {
  name: 'material',
  quantity: 'quantity',
  unit: 'unit',
  wastePercentage: 'waste',
  unitPrice: 'unitPrice',
} as const satisfies Record<keyof typeof materialFields, string>;

export const catalogueColumns = {
  name: 'material',
  category: 'category',
  supplier: 'supplier',
  unitType: 'unit',
  wastePercentage: 'waste',
  unitPrice: 'unitPrice',
} as const satisfies Record<keyof typeof catalogueFields, string>;

export const packColumns = {
  price: 'packPrice',
  content: 'packContent',
  unit: 'packUnit',
} as const satisfies Record<keyof typeof packFields, string>;

type ColumnOf<Columns> = Columns[keyof Columns];

export type ColumnId =
  | 'number'
  | ColumnOf<typeof productColumns>
  | ColumnOf<typeof rowColumns>
  | ColumnOf<typeof catalogueColumns>
  | ColumnOf<typeof packColumns>;

/** What the columns of a kind may mean, in the order in which they are written. */
export const columnsOf: Readonly<Record<SheetKind, readonly ColumnId[]>> = {
  materials: [...Object.values(catalogueColumns), ...Object.values(packColumns)],
  products: [
    'number',
    ...Object.values(productColumns),
    ...Object.values(rowColumns),
    ...Object.values(packColumns),
  ],
};

export const fieldOfColumn: ReadonlyMap<ColumnId, Field> = new Map([
  ...fieldsBy(productFields, productColumns),
  ...fieldsBy(catalogueFields, catalogueColumns),
  ...fieldsBy(packedMaterialFields, rowColumns),
  ...fieldsBy(packFields, packColumns),
]);

function fieldsBy<F extends Fields>(fields: F, columns: Readonly<Record<keyof F, ColumnId>>) {
  return keysOf(fields).map((key): [ColumnId, Field] => [columns[key], fields[key] as Field]);
}

/** A heading without what does not matter: 'Perda (%)' → 'perda'. */
const plain = (heading: string) =>
  foldText(withoutHidden(heading))
    .replace(/\(.*?\)/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The meaning of columns by their headings, each once; the headings that we write come first. */
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
  take((id, heading) => (headingWords[id] as readonly string[]).includes(heading));
  return found;
}

/** What a sheet probably holds: with products, each line names one and a material of it. */
export function guessKind(headings: readonly string[]): SheetKind {
  const found = recognizeColumns('products', headings);
  return found.includes('product') && found.includes('material') ? 'products' : 'materials';
}
