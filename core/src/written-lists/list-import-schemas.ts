import { z } from 'zod';
import { validationMessages } from '../fields/validation.ts';
import { oneOf, strictObject } from '../schemas/field-schemas.ts';
import { unitTypeIds } from '../units/unit-types.ts';
import { type ColumnId, columnsOf, sheetKinds } from './sheet-columns.ts';

const columnIds = [...new Set(Object.values(columnsOf).flat())];
const oneOfThese = <const Id extends string>(ids: readonly [Id, ...Id[]]) =>
  oneOf(ids, validationMessages.invalidOption);

/** How a list is to be read; what is left out is guessed, or becomes a question. */
export const sheetQuerySchema = z.object({
  /** The sheet that is read, from 0, of a file with several. */
  sheet: z
    .string()
    .regex(/^(\d{1,3}|1000)$/)
    .transform(Number)
    .optional()
    .meta({ type: 'integer', minimum: 0, maximum: 1_000 }),
  kind: oneOfThese(sheetKinds).optional(),
  /** The columns in the order of the sheet, separated by commas; empty where a column is left out. */
  columns: z.string().max(2_000).optional(),
  known: oneOfThese(['update', 'keep']).default('update'),
  /** What a price beside an amount is the price of. */
  priceOf: oneOfThese(['one', 'amount']).optional(),
  /** What words mean that are no units here: 'fardo:pacote,vara:metro'. */
  units: z
    .string()
    .max(2_000)
    .regex(new RegExp(`^(?:[^:,]{1,60}:(?:${unitTypeIds.join('|')})(?:,|$))*$`))
    .optional(),
  /** Whether another final price than ours is to be charged. */
  finalPrice: oneOfThese(['charge', 'ignore']).optional(),
  /** Which of its readings lines of a shape have, from 0: 'prices-2:1'. */
  readings: z
    .string()
    .max(500)
    .regex(/^(?:[a-z]+-\d+:\d+(?:,|$))*$/)
    .optional(),
  /** What was written in place of cells, as JSON: [[4,"unitPrice","12,50"]] */
  mended: z.string().max(4_000).transform(readMended).optional().meta({ type: 'string' }),
});

const mendedSchema = z.array(
  z.tuple([z.int(), z.string().refine((id) => columnIds.some((each) => each === id)), z.string()]),
);

function readMended(text: string, context: z.RefinementCtx) {
  try {
    return mendedSchema.parse(JSON.parse(text)) as [number, ColumnId, string][];
  } catch {
    context.addIssue(validationMessages.invalidOption);
    return z.NEVER;
  }
}

const count = z.int().min(0);

/** What importing a list would do. Nothing is stored. */
export const sheetPreviewSchema = strictObject({
  /** The names of the file's sheets, and which of them this is. */
  sheets: z.array(z.string()),
  sheet: count,
  kind: z.enum(sheetKinds),
  headings: z.array(z.string()),
  columns: z.array(z.enum(columnIds).nullable()),
  lines: z.array(z.array(z.string())),
  /** Another reading of the columns is as likely. */
  unsure: z.boolean(),
  created: count,
  updated: count,
  /** Rows that are there already, as they stand in the list. */
  same: count,
  kept: count,
  wrong: count,
  errors: z.array(
    strictObject({
      line: z.int(),
      column: z.string(),
      /** The cell as spreadsheets call it: 'B4'; '' where the list has no such column. */
      cell: z.string(),
      /** What stands in it, and in its line. */
      text: z.string(),
      words: z.string(),
      message: z.string(),
    }),
  ),
  /** What will be new, the first rows only. */
  added: z.array(strictObject({ name: z.string(), text: z.string() })),
  /** What will change in rows that are there, a sentence each; the first rows only. */
  changes: z.array(strictObject({ name: z.string(), changes: z.array(z.string()) })),
  /** What is not taken, or not taken as it stands, a sentence each. */
  notes: z.array(z.string()),
  /** What has to be answered before it is imported; null and empty where nothing has. */
  questions: strictObject({
    /** The required columns that no column is for sure. */
    columns: z.array(z.enum(['material', 'unitPrice'])),
    /** Lines that may mean several things, the first of each shape; answered or not. */
    readings: z.array(
      strictObject({
        shape: z.string(),
        text: z.string(),
        count,
        others: z.array(z.string()),
        options: z.array(z.string()),
        isAnswered: z.boolean(),
      }),
    ),
    priceOf: strictObject({
      count,
      names: z.array(z.string()),
      name: z.string(),
      amount: z.string(),
      one: z.string(),
      price: z.string(),
      whole: z.string(),
    }).nullable(),
    units: z.array(z.string()),
    finalPrice: strictObject({ count, names: z.array(z.string()) }).nullable(),
  }),
});

export const importedSheetSchema = strictObject({
  id: z.uuid(),
  created: count,
  updated: count,
});

export type SheetQuery = z.output<typeof sheetQuerySchema>;
export type SheetPreview = z.infer<typeof sheetPreviewSchema>;
