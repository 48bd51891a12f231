import { v7 as uuidv7 } from 'uuid';
import type { CatalogueMaterialContent } from '#core/schemas/catalogue.ts';
import type { SheetQuery } from '#core/sheets/schemas.ts';
import type { ColumnId } from '#core/sheets/sheet-columns.ts';
import {
  groupByProduct,
  materialOfLine,
  nameKey,
  productOfLines,
  type SheetRow,
} from '#core/sheets/sheet-rows.ts';
import { sheetMessages } from '#core/sheets/sheet-texts.ts';
import { stockProblems } from '#core/stock/stock-labels.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { findOtherDimensions } from '../workshop/planning/fixed-dimensions.ts';
import { inTurns, type RowsToStore } from '../workshop/workshop-rows.ts';
import {
  findDefaults,
  findMaterialsByName,
  findProductsByName,
  type KnownRows,
} from './queries.ts';
import type { SheetFile } from './sheet-file.ts';

type RowErrors = SheetRow<unknown>['errors'];

/** Lines with errors are left out. */
export interface ImportPlan {
  readonly rows: RowsToStore;
  readonly created: number;
  readonly updated: number;
  /** Rows with a known name that stay as they are. */
  readonly kept: number;
  /** Rows that are left out. */
  readonly wrong: number;
  readonly errors: RowErrors;
}

export async function planImport(
  tx: Queryable,
  userId: UserId,
  { kind, lines }: SheetFile,
  onKnown: SheetQuery['known'],
): Promise<ImportPlan> {
  switch (kind) {
    case 'materials': {
      const known = await findMaterialsByName(tx, userId);
      const read = await inTurns(lines, (line) =>
        materialOfLine(line, (name) => known.get(nameKey(name))?.content),
      );
      const validated = onKnown === 'update' ? await withFixedUnits(tx, userId, read, known) : read;
      const { stored, ...plan } = settle(validated, 'material', known, onKnown);
      return { ...plan, rows: { materials: stored, products: [] } };
    }
    case 'products': {
      const known = await findProductsByName(tx, userId);
      const defaults = await findDefaults(tx, userId);
      const read = await inTurns(groupByProduct(lines), (group) =>
        productOfLines(group, defaults, (name) => known.get(nameKey(name))?.content),
      );
      const { stored, ...plan } = settle(read, 'product', known, onKnown);
      return { ...plan, rows: { materials: [], products: stored } };
    }
    default:
      return kind satisfies never;
  }
}

/** A line whose unit has another dimension than the material's stock is wrong. */
async function withFixedUnits(
  tx: Queryable,
  userId: UserId,
  rows: readonly SheetRow<CatalogueMaterialContent>[],
  known: KnownRows<CatalogueMaterialContent>,
): Promise<SheetRow<CatalogueMaterialContent>[]> {
  const idOf = ({ name }: SheetRow<unknown>) => known.get(nameKey(name))?.id ?? '';
  const wanted = rows.flatMap((row) =>
    row.content && known.has(nameKey(row.name))
      ? [{ id: idOf(row), unitType: row.content.unitType }]
      : [],
  );
  const fixed = await findOtherDimensions({ tx, userId }, wanted);
  return rows.map((row) => {
    if (!row.content || !fixed.has(idOf(row))) return row;
    const message = stockProblems.fixedDimension;
    return { ...row, content: null, errors: [{ line: row.line, column: 'unit', message }] };
  });
}

/** Sorts rows into new ones, those with a known name, and those that are left out. */
function settle<Content>(
  rows: readonly SheetRow<Content>[],
  nameColumn: ColumnId,
  known: KnownRows<Content>,
  onKnown: SheetQuery['known'],
) {
  const seen = new Set<string>();
  const validated = rows.map(({ line, name, content, errors }) => {
    const key = nameKey(name);
    const isTwice = content !== null && seen.has(key);
    seen.add(key);
    const twice = { line, column: nameColumn, message: sheetMessages.twice };
    return isTwice ? { key, content: null, errors: [...errors, twice] } : { key, content, errors };
  });
  const right = validated.flatMap(({ key, content }) =>
    content === null ? [] : [{ content, there: known.get(key) }],
  );
  const wanted = right.filter(({ there }) => !there || onKnown === 'update');
  const updated = wanted.filter(({ there }) => there).length;
  return {
    stored: wanted.map(({ there, content }) => ({ id: there?.id ?? uuidv7(), content })),
    created: wanted.length - updated,
    updated,
    kept: right.length - wanted.length,
    wrong: validated.length - right.length,
    errors: validated.flatMap(({ errors }) => errors),
  };
}
