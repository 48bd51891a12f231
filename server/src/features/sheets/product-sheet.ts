import { materialFields, packFields, productFields } from '#core/products/fields.ts';
import type { Product } from '#core/schemas/product.ts';
import { productColumns as ownColumns, packColumns, rowColumns } from '#core/sheets/columns.ts';
import { sheetHeadings as heads } from '#core/sheets/sheet-texts.ts';
import type { Cell, Column } from '../../sheets/sheet.ts';
import { fieldCells, fieldColumns, figure, money, percent } from './column-formats.ts';
import type { Stocked } from './export-pages.ts';

/** The sheet of products: a line for each of their materials. */
export const productColumns: readonly Column[] = [
  { header: heads.number, width: 6 },
  ...fieldColumns(productFields, ownColumns),
  ...fieldColumns(materialFields, rowColumns),
  ...fieldColumns(packFields, packColumns),
  { header: heads.rowTotal, ...money },
  { header: heads.totalCost, ...money },
  { header: heads.suggestedPrice, ...money },
  { header: heads.finalPrice, ...money },
  { header: heads.profit, ...money },
  { header: heads.netMargin, ...percent },
  { header: heads.onHand, ...figure },
  { header: heads.stockValue, ...money },
];

/**
 * A product as lines of its sheet, a line for each material.
 *
 * @param number of the product in this sheet: names may be the same
 */
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
