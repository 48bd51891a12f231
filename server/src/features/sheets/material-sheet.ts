import { catalogueFields, packFields } from '#core/products/fields.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { catalogueColumns, packColumns } from '#core/sheets/columns.ts';
import { sheetHeadings as heads } from '#core/sheets/sheet-texts.ts';
import type { Cell, Column } from '../../sheets/sheet.ts';
import { fieldCells, fieldColumns, figure, money } from './column-formats.ts';
import type { Stocked } from './export-pages.ts';

/** The sheet of the catalogue. */
export const materialColumns: readonly Column[] = [
  ...fieldColumns(catalogueFields, catalogueColumns),
  ...fieldColumns(packFields, packColumns),
  { header: heads.onHand, ...figure },
  { header: heads.stockValue, ...money },
];

/** A material as a line of its sheet. */
export const materialRow = (material: Stocked<CatalogueMaterial>): Cell[] => [
  ...fieldCells(catalogueFields, catalogueColumns, material),
  ...fieldCells(packFields, packColumns, material.pack),
  material.stock?.onHand ?? null,
  material.stock?.value ?? null,
];
