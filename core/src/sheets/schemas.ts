import { z } from 'zod';
import { validationMessages } from '../fields/validation.ts';
import { oneOf, strictObject } from '../schemas/field-schemas.ts';
import { columnsOf, sheetKinds } from './sheet-columns.ts';

const columnIds = [...new Set(Object.values(columnsOf).flat())];

export const sheetQuerySchema = z.object({
  kind: oneOf(sheetKinds, validationMessages.invalidOption).optional(),
  /** By comma, in the order of the sheet; empty where a column is left out. */
  columns: z.string().max(2_000).optional(),
  known: oneOf(['update', 'keep'], validationMessages.invalidOption).default('update'),
});

/** What importing a sheet would do. Nothing is stored. */
export const sheetPreviewSchema = strictObject({
  kind: z.enum(sheetKinds),
  headings: z.array(z.string()),
  columns: z.array(z.enum(columnIds).nullable()),
  lines: z.array(z.array(z.string())),
  created: z.int().min(0),
  updated: z.int().min(0),
  kept: z.int().min(0),
  wrong: z.int().min(0),
  errors: z.array(strictObject({ line: z.int(), column: z.string(), message: z.string() })),
});

export const importedSheetSchema = strictObject({
  id: z.uuid(),
  created: z.int().min(0),
  updated: z.int().min(0),
});

export type SheetQuery = z.output<typeof sheetQuerySchema>;
export type SheetPreview = z.infer<typeof sheetPreviewSchema>;
