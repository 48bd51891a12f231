import type { z } from 'zod';
import { defaultUnitType } from '../choices/unit-types.ts';
import { keysOf } from '../fields/field.ts';
import {
  type CatalogueMaterialContent,
  catalogueMaterialInputSchema,
} from '../schemas/catalogue.ts';
import { fieldErrors } from '../schemas/field-errors.ts';
import { type ProductContent, pricedProductInputSchema } from '../schemas/product.ts';
import { foldText } from '../text/fold-text.ts';
import { type CellError, readLine, type SheetLine } from './cells.ts';
import {
  type ColumnId,
  catalogueColumns,
  packColumns,
  productColumns,
  rowColumns,
} from './sheet-columns.ts';
import { sheetMessages } from './sheet-texts.ts';

export interface SheetRow<Content> {
  /** Of its first line, as spreadsheets count: the headings are 1. */
  readonly line: number;
  readonly name: string;
  readonly content: Content | null;
  readonly errors: readonly (CellError & { readonly line: number })[];
}

export interface NumberedLine {
  readonly line: number;
  readonly cells: SheetLine;
}

/** Names that are the same but for case, accents and spaces. */
export const nameKey = (name: string) => foldText(name).trim().replace(/\s+/g, ' ');

const columnAt = (
  path: string,
  fields: Readonly<Record<string, ColumnId>>,
): ColumnId | undefined =>
  path === 'pack' ? packColumns.price : { ...fields, ...packPaths }[path];

const packPaths: Readonly<Record<string, ColumnId>> = Object.fromEntries(
  keysOf(packColumns).map((key) => [`pack.${key}`, packColumns[key]]),
);

type Values = Partial<Record<ColumnId, unknown>>;

/** The fields that a line has a value for. */
function valuesOf<Key extends string>(
  values: Values,
  columns: Readonly<Record<Key, ColumnId>>,
): Partial<Record<Key, unknown>> {
  const fields = keysOf(columns).filter((key) => values[columns[key]] !== undefined);
  return Object.fromEntries(fields.map((key) => [key, values[columns[key]]])) as Partial<
    Record<Key, unknown>
  >;
}

/** What a material costs: a pack where the line names one, else a price per unit. */
function priceOf(values: Values, unit: unknown) {
  const { unitPrice, packPrice, packContent, packUnit } = values;
  if (packPrice === undefined && packContent === undefined) return { unitPrice, pack: null };
  const pack = { price: packPrice, content: packContent, unit: packUnit ?? unit };
  return { unitPrice: null, pack };
}

const hasPrice = ({ unitPrice, packPrice, packContent }: Values) =>
  [unitPrice, packPrice, packContent].some((value) => value !== undefined);

/**
 * A line of a sheet of materials. What it leaves empty stays as it is in the known material.
 *
 * @param known the material of that name, if there is one
 */
export function materialOfLine(
  { line, cells }: NumberedLine,
  known: (name: string) => CatalogueMaterialContent | undefined,
): SheetRow<CatalogueMaterialContent> {
  const { values, errors } = readLine(cells);
  const name = String(values.material ?? '');
  const before = known(name);
  const unitType = values.unit ?? before?.unitType ?? defaultUnitType;
  const price = hasPrice(values) || !before ? priceOf(values, unitType) : {};
  const read = { ...before, ...valuesOf(values, catalogueColumns), ...price };
  return rowOf({ line, name }, catalogueMaterialInputSchema, read, errors, (path) => ({
    line,
    column: columnAt(path, catalogueColumns) ?? 'material',
  }));
}

/** What a product has where the sheet has nothing. */
export type ProductDefaults = Pick<
  ProductContent,
  'craftCategory' | 'hourlyRate' | 'marginPercentage' | 'fixedCosts'
>;

/** The lines of a sheet of products, of which each product takes as many as it has materials. */
export function groupByProduct(lines: readonly NumberedLine[]): NumberedLine[][] {
  const groups: NumberedLine[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    if (group && first && goesOn(first.cells, line.cells)) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

const columnsOfProduct: readonly ColumnId[] = ['number', ...Object.values(productColumns)];

/**
 * Whether a line is about the product that began above: it has no other values of it. Two products of one
 * name that stand below each other differ in their number, at least.
 */
const goesOn = (first: SheetLine, line: SheetLine) =>
  columnsOfProduct.every((id) => {
    const text = textOf(line[id]);
    return text === '' || text === textOf(first[id]);
  });

const textOf = (cell: SheetLine[ColumnId]) => nameKey(String(cell ?? ''));

/** The lines of a product. What they leave empty stays as it is in the known product. */
export function productOfLines(
  lines: readonly NumberedLine[],
  defaults: ProductDefaults,
  known: (name: string) => ProductContent | undefined,
): SheetRow<ProductContent> {
  const [first] = lines;
  const read = lines.map(({ line, cells }) => ({ line, ...readLine(cells) }));
  const values = read[0]?.values ?? {};
  const at = { line: first?.line ?? 1, name: String(values.product ?? '') };
  const errors = read.flatMap(({ line, errors }) => errors.map((error) => ({ line, ...error })));
  const before = known(at.name);
  const hasHours = values.hours !== undefined || before !== undefined;
  if (!hasHours && !errors.some(({ column }) => column === 'hours')) {
    errors.push({ line: at.line, column: 'hours', message: sheetMessages.noHours });
  }
  const content = {
    ...defaults,
    // The missing hours have an error already.
    ...(!hasHours && { productionTime: 1 }),
    ...before,
    ...valuesOf(values, productColumns),
    materials: read.map(({ values: row }) => materialOf(row, before)),
  };
  return rowOf(at, pricedProductInputSchema, content, errors, (path) => {
    const [, index, field] = /^materials\.(\d+)\.(.+)$/.exec(path) ?? [];
    const line = lines[Number(index)]?.line ?? at.line;
    if (field !== undefined) return { line, column: columnAt(field, rowColumns) ?? 'material' };
    return { line: at.line, column: columnAt(path, productColumns) ?? 'product' };
  });
}

/** A material of a product. An empty cell stays as a known one of its name has it. */
function materialOf(values: Values, before: ProductContent | undefined) {
  const key = nameKey(String(values.material ?? ''));
  const known = before?.materials.find(({ name }) => nameKey(name) === key);
  const unit = values.unit ?? known?.unit ?? defaultUnitType;
  const price = hasPrice(values) || !known ? priceOf(values, unit) : {};
  return { ...known, ...valuesOf(values, rowColumns), ...price };
}

function rowOf<Content>(
  at: { readonly line: number; readonly name: string },
  schema: z.ZodType<Content>,
  read: unknown,
  errors: readonly (CellError & { readonly line?: number })[],
  place: (path: string) => { line: number; column: ColumnId },
): SheetRow<Content> {
  const cells = errors.map((error) => ({ line: at.line, ...error }));
  const parsed = schema.safeParse(read);
  if (parsed.success && cells.length === 0) return { ...at, content: parsed.data, errors: [] };
  const fields = parsed.success ? [] : fieldErrors(parsed.error);
  const isReported = ({ line, column }: { line: number; column: ColumnId }) =>
    cells.some((error) => error.line === line && error.column === column);
  const others = fields
    .map(({ path, message }) => ({ ...place(path), message }))
    .filter((error) => !isReported(error));
  return { ...at, content: null, errors: [...cells, ...others] };
}
