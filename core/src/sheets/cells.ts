import { defaultUnitType, type UnitTypeId, unitTypes } from '../choices/unit-types.ts';
import type { ChoiceField } from '../fields/field.ts';
import { parseDecimal } from '../pricing/parse-decimal.ts';
import { foldText } from '../text/fold-text.ts';
import { tidyLine, withoutHidden } from '../text/tidy-text.ts';
import { readHours } from '../typed/read-hours.ts';
import { readQuantity } from '../typed/read-quantity.ts';
import { unitNamed } from '../typed/unit-words.ts';
import { type ColumnId, fieldOfColumn } from './sheet-columns.ts';
import { sheetMessages } from './sheet-texts.ts';

/** A cell as it was read: a number is one. */
export type SheetCell = string | number | null;

/** A line of a sheet, by what its columns mean. What is not a column is not there. */
export type SheetLine = Partial<Readonly<Record<ColumnId, SheetCell>>>;

export interface CellError {
  readonly column: ColumnId;
  readonly message: string;
}

/** The value that a cell stands for: undefined where it has none. */
type Read = (cell: string | number) => unknown;

/** A number, perhaps with its unit: '500 g'. */
const amountIn =
  (decimals: number): Read =>
  (cell) => {
    if (typeof cell === 'number') return cell;
    const plain = parseDecimal(cell.replace(/%\s*$/, ''));
    if (plain !== null) return Number(plain);
    const read = readQuantity(cell, defaultUnitType, decimals);
    if (!read) return new Fault(sheetMessages.notANumber);
    const amount = Number(read.quantity);
    return read.unit === null ? amount : new Amount(amount, read.unit);
  };

/** Of a column whose numbers have no units. */
const numberIn: Read = (cell) => {
  const read = amountIn(4)(cell);
  return read instanceof Amount ? new Fault(sheetMessages.notANumber) : read;
};

const textIn: Read = (cell) => tidyLine(String(cell).replace(/^'(?=[=+\-@\t\r])/, ''));

const hoursIn: Read = (cell) => {
  if (typeof cell === 'number') return cell;
  const read = parseDecimal(cell) ?? readHours(cell)?.hours;
  return read === undefined || read === null ? new Fault(sheetMessages.notANumber) : Number(read);
};

const unitIn: Read = (cell) =>
  unitNamed(foldText(String(cell)).trim()) ?? new Fault(sheetMessages.unknownUnit);

const choiceIn =
  ({ options }: ChoiceField): Read =>
  (cell) => {
    const wanted = foldText(String(cell)).trim();
    const found = options.find(({ id, name }) => [id, foldText(name)].includes(wanted));
    return found?.id ?? new Fault(sheetMessages.unknownChoice);
  };

function readerOf(column: ColumnId): Read {
  const field = fieldOfColumn.get(column);
  switch (field?.kind) {
    case 'number':
      if (field.typedAs === 'hours') return hoursIn;
      return field.typedAs === 'amount' ? amountIn(field.decimals) : numberIn;
    case 'choice':
      return field.options === unitTypes ? unitIn : choiceIn(field);
    default:
      return textIn;
  }
}

export const isNumberColumn = (id: ColumnId) => fieldOfColumn.get(id)?.kind === 'number';

class Amount {
  readonly value: number;
  readonly unit: UnitTypeId;

  constructor(value: number, unit: UnitTypeId) {
    this.value = value;
    this.unit = unit;
  }
}

const unitColumns = { quantity: 'unit', packContent: 'packUnit' } as const;

class Fault extends Error {}

/** The values of a line; an empty cell has none. */
export function readLine(line: SheetLine): {
  readonly values: Partial<Record<ColumnId, unknown>>;
  readonly errors: CellError[];
} {
  const values: Partial<Record<ColumnId, unknown>> = {};
  const errors: CellError[] = [];
  for (const [column, written] of Object.entries(line) as [ColumnId, SheetCell][]) {
    const cell = typeof written === 'string' ? withoutHidden(written) : written;
    if (cell === null || (typeof cell === 'string' && cell.trim() === '')) continue;
    const value = readerOf(column)(cell);
    if (value instanceof Fault) errors.push({ column, message: value.message });
    else values[column] = value;
  }
  for (const [column, unitColumn] of Object.entries(unitColumns) as [ColumnId, ColumnId][]) {
    const amount = values[column];
    if (!(amount instanceof Amount)) continue;
    values[column] = amount.value;
    values[unitColumn] ??= amount.unit;
    if (values[unitColumn] !== amount.unit)
      errors.push({ column, message: sheetMessages.twoUnits });
  }
  return { values, errors };
}
