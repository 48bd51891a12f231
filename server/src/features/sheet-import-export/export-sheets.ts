import { catalogueFields } from '#core/catalogue/catalogue-fields.ts';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import { type Field, type Fields, keysOf, type NumberField } from '#core/fields/field.ts';
import { materialFields, packFields, productFields } from '#core/products/product-fields.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { movementTexts } from '#core/stock/stock-texts.ts';
import { unitOf } from '#core/units/unit-types.ts';
import {
  type ColumnId,
  catalogueColumns,
  productColumns as ownColumns,
  packColumns,
  rowColumns,
} from '#core/written-lists/sheet-columns.ts';
import { sheetHeadings, sheetWords } from '#core/written-lists/sheet-texts.ts';
import type { Cell, Column } from '../../spreadsheets/sheet.ts';
import type { MovementLine } from './queries.ts';
import type { Stocked } from './sheet-pages.ts';

type Look = Omit<Column, 'header'>;

/** Figures have no format: it would end whole ones with a comma. */
const money = { numFmt: '"R$" #,##0.00', width: 14 };
const figure = { width: 12 };
const percent = { numFmt: '#,##0.0#', width: 12 };

const numbers: Readonly<Record<NumberField['unit'], Look>> = {
  units: figure,
  pieces: figure,
  hours: figure,
  days: figure,
  reais: money,
  reaisPerHour: money,
  percent,
};

function lookOf(field: Field): Look {
  switch (field.kind) {
    case 'number':
      return numbers[field.unit];
    case 'choice':
      return { width: 14 };
    case 'text':
      return { width: 28 };
  }
}

type ColumnsOf<F extends Fields> = Readonly<Record<keyof F, ColumnId>>;

const fieldColumns = <F extends Fields>(fields: F, columns: ColumnsOf<F>): Column[] =>
  keysOf(columns).map((key) => ({
    header: sheetHeadings[columns[key]],
    ...lookOf(fields[key] as Field),
  }));

/** Empty where there is no such row. */
const fieldCells = <F extends Fields>(
  fields: F,
  columns: ColumnsOf<F>,
  row: Readonly<Record<keyof F, Cell>> | null,
): Cell[] => keysOf(columns).map((key) => row && cellOf(fields[key] as Field, row[key]));

const cellOf = (field: Field, value: Cell): Cell =>
  field.kind === 'choice' ? (field.options.find(({ id }) => id === value)?.name ?? value) : value;

export const productColumns: readonly Column[] = [
  { header: sheetHeadings.number, width: 6 },
  ...fieldColumns(productFields, ownColumns),
  ...fieldColumns(materialFields, rowColumns),
  ...fieldColumns(packFields, packColumns),
  { header: sheetHeadings.rowTotal, ...money },
  { header: sheetHeadings.totalCost, ...money },
  { header: sheetHeadings.suggestedPrice, ...money },
  { header: sheetHeadings.finalPrice, ...money },
  { header: sheetHeadings.profit, ...money },
  { header: sheetHeadings.netMargin, ...percent },
  { header: sheetHeadings.onHand, ...figure },
  { header: sheetHeadings.stockValue, ...money },
];

/** @param number of the product in this sheet: names may be the same */
export function productRows(product: Stocked<Product>, number: number): Cell[][] {
  const own = [number, ...fieldCells(productFields, ownColumns, product)];
  return product.materials.map((row) => [
    ...own,
    ...fieldCells(materialFields, rowColumns, row),
    ...fieldCells(packFields, packColumns, row.pack),
    row.totalPrice,
    product.totalCost,
    product.suggestedPrice,
    product.finalPrice,
    product.profit,
    product.netMargin,
    product.stock?.onHand ?? null,
    product.stock?.value ?? null,
  ]);
}

export const materialColumns: readonly Column[] = [
  ...fieldColumns(catalogueFields, catalogueColumns),
  ...fieldColumns(packFields, packColumns),
  { header: sheetHeadings.onHand, ...figure },
  { header: sheetHeadings.stockValue, ...money },
];

export const materialRow = (material: Stocked<CatalogueMaterial>): Cell[] => [
  ...fieldCells(catalogueFields, catalogueColumns, material),
  ...fieldCells(packFields, packColumns, material.pack),
  material.stock?.onHand ?? null,
  material.stock?.value ?? null,
];

export const movementColumns: readonly Column[] = [
  { header: sheetHeadings.day, width: 12 },
  { header: sheetHeadings.item, width: 32 },
  { header: sheetHeadings.movement, width: 12 },
  { header: sheetHeadings.quantity, ...figure },
  { header: sheetHeadings.unit, width: 14 },
  { header: sheetHeadings.value, ...money },
  { header: sheetHeadings.soldPrice, ...money },
  { header: sheetHeadings.note, width: 32 },
  { header: sheetHeadings.reversed, width: 10 },
];

/** The day of a time in Brazil. */
const dayOf = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
});

/** A movement as a line of its sheet: what went is below 0. */
export const movementRow = (movement: MovementLine): Cell[] => [
  dayOf.format(new Date(movement.happenedAt)),
  movement.name,
  movementTexts[movement.kind],
  movement.quantity,
  movement.unit === null ? sheetWords.pieces : unitOf(movement.unit).name,
  movement.value,
  movement.unitPrice,
  movement.note,
  movement.isReversed ? sheetWords.yes : null,
];
