import { catalogueFields } from '../catalogue/catalogue-fields.ts';
import { type Field, type Fields, keysOf } from '../fields/field.ts';
import {
  type materialFields,
  packedMaterialFields,
  packFields,
  productFields,
} from '../products/product-fields.ts';

/** The largest file, in bytes. */
export const maxSheetBytes = 10 * 1024 * 1024;

export const previewLimits = { errors: 50, lines: 10, changes: 100, names: 5, words: 20 } as const;

export const sheetKinds = ['materials', 'products'] as const;

export type SheetKind = (typeof sheetKinds)[number];

/** What a list holds; rows are the materials of one piece. */
export type ListKind = SheetKind | 'rows';

// In which column a field stands, in the order in which they are written. Its headings are in
// core/src/written-lists/sheet-texts.ts.

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
  | 'minutes'
  | 'finalPrice'
  | ColumnOf<typeof productColumns>
  | ColumnOf<typeof rowColumns>
  | ColumnOf<typeof catalogueColumns>
  | ColumnOf<typeof packColumns>;

/** What the columns of a kind may mean, in the order in which they are written. */
export const columnsOf: Readonly<Record<ListKind, readonly ColumnId[]>> = {
  materials: [
    ...Object.values(catalogueColumns),
    rowColumns.quantity,
    ...Object.values(packColumns),
  ],
  products: [
    'number',
    ...Object.values(productColumns),
    'minutes',
    ...Object.values(rowColumns),
    ...Object.values(packColumns),
    'finalPrice',
  ],
  rows: [...Object.values(rowColumns), ...Object.values(packColumns)],
};

export const fieldOfColumn: ReadonlyMap<ColumnId, Field> = new Map<ColumnId, Field>([
  ...fieldsBy(productFields, productColumns),
  ...fieldsBy(catalogueFields, catalogueColumns),
  ...fieldsBy(packedMaterialFields, rowColumns),
  ...fieldsBy(packFields, packColumns),
  ['minutes', { ...productFields.productionTime, typedAs: 'sum' }],
  // It is what somebody wants to charge, where it differs.
  ['finalPrice', listed(productFields.chosenPrice)],
]);

function fieldsBy<F extends Fields>(fields: F, columns: Readonly<Record<keyof F, ColumnId>>) {
  return keysOf(fields).map((key): [ColumnId, Field] => [
    columns[key],
    listed(fields[key] as Field),
  ]);
}

/** Nobody adds up in the price of a list: '1,80 / 2,20' are two. */
function listed(field: Field): Field {
  if (field.kind !== 'number' || field.unit !== 'reais') return field;
  const { typedAs: _, ...plain } = field;
  return plain;
}

export const isNumberColumn = (id: ColumnId) => fieldOfColumn.get(id)?.kind === 'number';
