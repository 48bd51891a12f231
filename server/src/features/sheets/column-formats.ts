import { type Field, type Fields, keysOf, type NumberField } from '#core/fields/field.ts';
import type { ColumnId } from '#core/sheets/columns.ts';
import { sheetHeadings } from '#core/sheets/sheet-texts.ts';
import type { Cell, Column } from '../../sheets/sheet.ts';

type Look = Omit<Column, 'header'>;

/** How amounts look in a sheet. A figure is shown as it is: a format would end whole ones with a comma. */
export const money = { numFmt: '"R$" #,##0.00', width: 14 };
export const figure = { width: 12 };
export const percent = { numFmt: '#,##0.0#', width: 12 };

const numbers: Readonly<Record<NumberField['unit'], Look>> = {
  units: figure,
  pieces: figure,
  hours: figure,
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

/** Columns of a sheet, one for each of these fields. */
export const fieldColumns = <F extends Fields>(fields: F, columns: ColumnsOf<F>): Column[] =>
  keysOf(columns).map((key) => ({
    header: sheetHeadings[columns[key]],
    ...lookOf(fields[key] as Field),
  }));

/** What a row says in these columns; nothing where there is no such row. */
export const fieldCells = <F extends Fields>(
  fields: F,
  columns: ColumnsOf<F>,
  row: Readonly<Record<keyof F, Cell>> | null,
): Cell[] => keysOf(columns).map((key) => row && cellOf(fields[key] as Field, row[key]));

const cellOf = (field: Field, value: Cell): Cell =>
  field.kind === 'choice' ? (field.options.find(({ id }) => id === value)?.name ?? value) : value;
