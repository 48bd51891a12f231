import { unitOf } from '#core/choices/unit-types.ts';
import { sheetHeadings as heads } from '#core/messages/sheets.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import type { Cell, Column } from '../../sheets/sheet.ts';
import type { Stocked } from './export-pages.ts';
import { figure, money, percent } from './looks.ts';

/** The sheet of the catalogue. */
export const materialColumns: readonly Column[] = [
  { header: heads.material, width: 32 },
  { header: heads.category, width: 20 },
  { header: heads.unit, width: 14 },
  { header: heads.unitPrice, ...money },
  { header: heads.packPrice, ...money },
  { header: heads.packContent, ...figure },
  { header: heads.packUnit, width: 14 },
  { header: heads.waste, ...percent },
  { header: heads.onHand, ...figure },
  { header: heads.stockValue, ...money },
];

/** A material as a line of its sheet. */
export const materialRow = ({
  name,
  category,
  unitType,
  unitPrice,
  pack,
  wastePercentage,
  stock,
}: Stocked<CatalogueMaterial>): Cell[] => [
  name,
  category,
  unitOf(unitType).name,
  unitPrice,
  pack?.price ?? null,
  pack?.content ?? null,
  pack && unitOf(pack.unit).name,
  wastePercentage,
  stock?.onHand ?? null,
  stock?.value ?? null,
];
