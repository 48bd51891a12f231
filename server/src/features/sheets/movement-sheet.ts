import { unitOf } from '#core/choices/unit-types.ts';
import { sheetHeadings as heads, sheetWords } from '#core/sheets/sheet-texts.ts';
import { movementTexts } from '#core/stock/stock-texts.ts';
import type { Cell, Column } from '../../sheets/sheet.ts';
import { figure, money } from './column-formats.ts';
import type { MovementLine } from './queries.ts';

/** The sheet of what moved the stock. */
export const movementColumns: readonly Column[] = [
  { header: heads.day, width: 12 },
  { header: heads.item, width: 32 },
  { header: heads.movement, width: 12 },
  { header: heads.quantity, ...figure },
  { header: heads.unit, width: 14 },
  { header: heads.value, ...money },
  { header: heads.soldPrice, ...money },
  { header: heads.note, width: 32 },
  { header: heads.reversed, width: 10 },
];

/** The day where the product is used. */
const dayOf = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
});

/** A movement as a line of its sheet: what went is below 0. */
export const movementRow = (movement: MovementLine): Cell[] => [
  dayOf.format(new Date(movement.happenedAt)),
  movement.name,
  movementTexts[movement.kind],
  movement.quantity,
  movement.unit === null ? sheetWords.pieces : unitOf(movement.unit).name,
  movement.value,
  movement.unitPrice,
  movement.note,
  movement.isReversed ? sheetWords.yes : null,
];
