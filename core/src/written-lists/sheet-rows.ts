import type { z } from 'zod';
import { categoryOfName } from '../catalogue/catalogue-categories.ts';
import {
  type CatalogueMaterialContent,
  catalogueMaterialInputSchema,
} from '../catalogue/catalogue-schemas.ts';
import { keysOf } from '../fields/field.ts';
import { tidyLine } from '../fields/tidy-text.ts';
import { validationMessages } from '../fields/validation.ts';
import { matchNames } from '../names/match-names.ts';
import { sameNameKey } from '../names/same-name.ts';
import { type ProductContent, pricedProductInputSchema } from '../products/product-schemas.ts';
import { fieldErrors } from '../schemas/field-errors.ts';
import type { UnitTypeId } from '../units/unit-types.ts';
import { costOfLine, type KnownCost, type PriceDoubt, unitOfLine } from './line-cost.ts';
import {
  type CellError,
  type Reading,
  type ReadLine,
  readLine,
  type SheetLine,
} from './read-line.ts';
import {
  type ColumnId,
  catalogueColumns,
  packColumns,
  productColumns,
  rowColumns,
} from './sheet-columns.ts';
import { sheetMessages } from './sheet-texts.ts';

type RowError = CellError & { readonly line: number };

export interface SheetRow<Content> {
  /** The number of the row's first line, as spreadsheets count: the headings are 1. */
  readonly line: number;
  readonly name: string;
  /** Null where something is wrong, or needs an answer first. */
  readonly content: Content | null;
  readonly errors: readonly RowError[];
  readonly doubts: readonly PriceDoubt[];
  readonly unknownUnits: readonly string[];
  /** How many numbers were rounded. */
  readonly rounded: number;
  /** What the sheet says that a product costs. */
  readonly finalPrice: number | null;
  /** What a new product has because nothing says it. */
  readonly assumed: readonly (keyof ProductDefaults)[];
}

export interface NumberedLine {
  readonly line: number;
  readonly cells: SheetLine;
}

/** The name in a line, as it would be stored. */
export const nameOfLine =
  (column: 'material' | 'product') =>
  ({ cells }: NumberedLine): string =>
    tidyLine(String(cells[column] ?? ''));

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

/** The unit and the cost of a material, which a known one has where the line does not say them. */
function costOf(
  read: ReadLine,
  known: (KnownCost & { readonly unit: UnitTypeId }) | undefined,
  reading: Reading,
) {
  const unit = unitOfLine(read, known?.unit);
  const { price, error, doubt } = costOfLine(read, unit, reading, known);
  const says = Object.keys(price).length > 0 || known !== undefined;
  return {
    unit,
    price: says ? price : { unitPrice: undefined, pack: null },
    error,
    doubts: doubt ? [doubt] : [],
  };
}

/**
 * A line of a sheet of materials. What it leaves empty stays as it is in the known material.
 *
 * @param before the material that it names, if there is one
 */
export function materialOfLine(
  { line, cells }: NumberedLine,
  before: CatalogueMaterialContent | undefined,
  reading: Reading,
): SheetRow<CatalogueMaterialContent> {
  const read = readLine(cells, reading);
  const name = String(read.values.material ?? '');
  const known = before && { unit: before.unitType, pack: before.pack };
  const { unit, price, error, doubts } = costOf(read, known, reading);
  const isGuessed = !before && !reading.hasCategories;
  const content = {
    ...before,
    ...(isGuessed && { category: categoryOfName(name) }),
    ...valuesOf(read.values, catalogueColumns),
    unitType: unit,
    ...price,
  };
  const row = rowOf(
    { line, name },
    catalogueMaterialInputSchema,
    content,
    [...read.errors, ...(error ? [error] : [])],
    (path) => ({ line, column: columnAt(path, catalogueColumns) ?? 'material' }),
  );
  return withDoubts(row, { doubts, reads: [read] });
}

function withDoubts<Content>(
  row: Pick<SheetRow<Content>, 'line' | 'name' | 'content' | 'errors'>,
  found: { readonly doubts: readonly PriceDoubt[]; readonly reads: readonly ReadLine[] },
): SheetRow<Content> {
  const { doubts, reads } = found;
  const finalPrice = reads[0]?.values.finalPrice;
  return {
    ...row,
    content: doubts.length === 0 ? row.content : null,
    doubts,
    unknownUnits: reads.flatMap(({ unknownUnits }) => unknownUnits),
    rounded: reads.reduce((sum, { rounded }) => sum + rounded, 0),
    finalPrice: finalPrice === undefined ? null : Number(finalPrice),
    assumed: [],
  };
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

const textOf = (cell: SheetLine[ColumnId]) => sameNameKey(String(cell ?? ''));

/**
 * The lines of a product. What they leave empty stays as it is in the known product.
 *
 * @param before the product that they name, if there is one
 */
export function productOfLines(
  lines: readonly NumberedLine[],
  defaults: ProductDefaults,
  before: ProductContent | undefined,
  reading: Reading,
): SheetRow<ProductContent> {
  const [first] = lines;
  const reads = lines.map(({ cells }) => readLine(cells, reading));
  const lineOf = (index: number) => lines[index]?.line ?? first?.line ?? 1;
  const values = reads[0]?.values ?? {};
  const at = { line: lineOf(0), name: String(values.product ?? '') };
  const materials = materialsOf(reads, before, reading);
  const errors = reads.flatMap((read, index) =>
    [...read.errors, ...(materials[index]?.error ? [materials[index].error] : [])].map((error) => ({
      line: lineOf(index),
      ...error,
    })),
  );
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
    materials: materials.map(({ content }) => content),
  };
  const row = rowOf(at, pricedProductInputSchema, content, errors, (path) => {
    const [, index, field] = /^materials\.(\d+)\.(.+)$/.exec(path) ?? [];
    const line = lineOf(Number(index ?? 0));
    if (field !== undefined) return { line, column: columnAt(field, rowColumns) ?? 'material' };
    return { line: at.line, column: columnAt(path, productColumns) ?? 'product' };
  });
  const assumed = before
    ? []
    : keysOf(defaults).filter((key) => values[productColumns[key]] === undefined);
  const doubts = materials.flatMap((material) => material.doubts);
  return { ...withDoubts(row, { doubts, reads }), assumed };
}

/** The materials of a product. An empty cell stays as the known one of its name has it. */
function materialsOf(
  reads: readonly ReadLine[],
  before: ProductContent | undefined,
  reading: Reading,
) {
  const names = reads.map(({ values }) => String(values.material ?? ''));
  const known = matchNames(names, before?.materials ?? []);
  return reads.map((read, index) => {
    const there = known[index]?.there;
    const { unit, price, error, doubts } = costOf(read, there, reading);
    return {
      content: { ...there, ...valuesOf(read.values, rowColumns), unit, ...price },
      error,
      doubts,
    };
  });
}

function rowOf<Content>(
  at: { readonly line: number; readonly name: string },
  schema: z.ZodType<Content>,
  read: unknown,
  errors: readonly (CellError & { readonly line?: number })[],
  place: (path: string) => { line: number; column: ColumnId },
): Pick<SheetRow<Content>, 'line' | 'name' | 'content' | 'errors'> {
  const cells = errors.map((error) => ({ line: at.line, ...error }));
  const parsed = schema.safeParse(read);
  if (parsed.success && cells.length === 0) return { ...at, content: parsed.data, errors: [] };
  const fields = parsed.success ? [] : fieldErrors(parsed.error);
  const isReported = ({ line, column }: { line: number; column: ColumnId }) =>
    cells.some((error) => error.line === line && error.column === column);
  const others = fields
    .map(({ path, message }) => ({ ...place(path), message }))
    .map((error) =>
      error.message === validationMessages.required
        ? { ...error, message: sheetMessages.missing[error.column] ?? error.message }
        : error,
    )
    .filter((error) => !isReported(error));
  return { ...at, content: null, errors: [...cells, ...others] };
}
