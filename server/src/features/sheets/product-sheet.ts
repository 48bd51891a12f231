import { craftName } from '#core/choices/craft-name.ts';
import { unitOf } from '#core/choices/unit-types.ts';
import { sheetHeadings as heads } from '#core/messages/sheets.ts';
import { noRounding, roundings } from '#core/pricing/final-price.ts';
import type { Product } from '#core/schemas/product.ts';
import type { Cell, Column } from '../../sheets/sheet.ts';
import type { Stocked } from './export-pages.ts';
import { figure, money, percent } from './looks.ts';

/** The sheet of products: a line for each of their materials. */
export const productColumns: readonly Column[] = [
  { header: heads.number, width: 6 },
  { header: heads.product, width: 32 },
  { header: heads.craft, width: 14 },
  { header: heads.hours, ...figure },
  { header: heads.batch, ...figure },
  { header: heads.fixedCosts, ...money },
  { header: heads.hourlyRate, ...money },
  { header: heads.markup, ...percent },
  { header: heads.rounding, width: 16 },
  { header: heads.chosenPrice, ...money },
  { header: heads.material, width: 28 },
  { header: heads.quantity, ...figure },
  { header: heads.unit, width: 12 },
  { header: heads.waste, ...percent },
  { header: heads.unitPrice, ...money },
  { header: heads.packPrice, ...money },
  { header: heads.packContent, ...figure },
  { header: heads.packUnit, width: 12 },
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
export const productRows = (product: Stocked<Product>, number: number): Cell[][] =>
  product.materials.map((row) => [
    number,
    product.name,
    craftName(product.craftCategory),
    product.productionTime,
    product.batchSize,
    product.fixedCosts,
    product.hourlyRate,
    product.marginPercentage,
    product.rounding === noRounding
      ? null
      : (roundings.find(({ id }) => id === product.rounding)?.name ?? null),
    product.chosenPrice,
    row.name,
    row.quantity,
    unitOf(row.unit).name,
    row.wastePercentage,
    row.unitPrice,
    row.pack?.price ?? null,
    row.pack?.content ?? null,
    row.pack && unitOf(row.pack.unit).name,
    row.totalPrice,
    product.totalCost,
    product.suggestedPrice,
    product.finalPrice,
    product.profit,
    product.netMargin,
    product.stock?.onHand ?? null,
    product.stock?.value ?? null,
  ]);
