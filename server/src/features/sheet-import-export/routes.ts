import { buffer } from 'node:stream/consumers';
import type { Context } from 'hono';
import type { Database, UserId } from '../../db/database.ts';
import { answerFile } from '../../http/answers/file-answer.ts';
import { createRouter } from '../../http/api/router.ts';
import type { FileTurns } from '../../http/limits/file-bodies.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import type { Cell, Column } from '../../spreadsheets/sheet.ts';
import { writeCsv, writeXlsx } from '../../spreadsheets/write-sheet.ts';
import type { LimitWork } from '../sessions/limit-work.ts';
import { type RequireSession, routesBehind, type SessionEnv } from '../sessions/session.ts';
import { requireFeature } from '../subscriptions/require-feature.ts';
import {
  materialColumns,
  materialRow,
  movementColumns,
  movementRow,
  productColumns,
  productRows,
} from './export-sheets.ts';
import { materialPages, movementPages, productPages } from './sheet-pages.ts';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const csvType = 'text/csv; charset=utf-8';

/** A file that comes as it is made, for a route's declaration. */
const fileAnswer = (type: string) => ({
  description: 'The file',
  content: {
    [type.split(';')[0] ?? type]: { schema: { type: 'string' as const, format: 'binary' } },
  },
});

interface Sheet {
  readonly name: string;
  readonly title: string;
  readonly columns: readonly Column[];
  readonly pages: (db: Database, userId: UserId) => AsyncGenerator<Cell[][]>;
}

const sheets = {
  products: {
    name: 'artesa-produtos',
    title: 'Produtos',
    columns: productColumns,
    pages: async function* (db, userId) {
      let number = 0;
      for await (const page of productPages(db, userId)) {
        yield page.flatMap((product) => {
          number += 1;
          return productRows(product, number);
        });
      }
    },
  },
  materials: {
    name: 'artesa-materiais',
    title: 'Materiais',
    columns: materialColumns,
    pages: async function* (db, userId) {
      for await (const page of materialPages(db, userId)) yield page.map(materialRow);
    },
  },
  movements: {
    name: 'artesa-movimentos',
    title: 'Movimentos de estoque',
    columns: movementColumns,
    pages: async function* (db, userId) {
      for await (const page of movementPages(db, userId)) yield page.map(movementRow);
    },
  },
} as const satisfies Record<string, Sheet>;

/** Spreadsheets of products, catalogue and stock, for plans with them. */
export function sheetRoutes(
  db: Database,
  limit: RateLimiter,
  requireSession: RequireSession,
  limitWork: LimitWork,
  { inTurn }: FileTurns,
) {
  const proRoute = routesBehind(requireSession, requireFeature('sheets'), limitWork);

  const exportOf = <Path extends string>(path: Path, operationId: string, type: string) =>
    proRoute('get', path, {
      operationId,
      summary: 'A spreadsheet',
      responses: { 200: fileAnswer(type) },
    });

  const answer = async (c: Context<SessionEnv>, kind: keyof typeof sheets, type: string) => {
    const { userId } = c.var;
    await limit(c, 'sheets');
    const { name, title, columns, pages } = sheets[kind];
    const rows = pages(db, userId);
    if (type === csvType) {
      const file = { type, name, extension: 'csv' };
      return answerFile(c, writeCsv(columns, rows), new Date(), file) as never;
    }
    const flat = async function* () {
      for await (const page of rows) yield* page;
    };
    // Its process runs until the file is taken, so that it is made whole, a few at a time.
    const made = await inTurn('spreadsheets', { userId, gone: c.req.raw.signal }, () =>
      buffer(writeXlsx(title, columns, flat())),
    );
    const file = { type, name, extension: 'xlsx' };
    return answerFile(c, [made], new Date(), file) as never;
  };

  const path = '/api/export';
  return createRouter<SessionEnv>()
    .openapi(exportOf(`${path}/products.xlsx`, 'exportProductsXlsx', xlsxType), (c) =>
      answer(c, 'products', xlsxType),
    )
    .openapi(exportOf(`${path}/products.csv`, 'exportProductsCsv', csvType), (c) =>
      answer(c, 'products', csvType),
    )
    .openapi(exportOf(`${path}/materials.xlsx`, 'exportMaterialsXlsx', xlsxType), (c) =>
      answer(c, 'materials', xlsxType),
    )
    .openapi(exportOf(`${path}/materials.csv`, 'exportMaterialsCsv', csvType), (c) =>
      answer(c, 'materials', csvType),
    )
    .openapi(exportOf(`${path}/movements.xlsx`, 'exportMovementsXlsx', xlsxType), (c) =>
      answer(c, 'movements', xlsxType),
    )
    .openapi(exportOf(`${path}/movements.csv`, 'exportMovementsCsv', csvType), (c) =>
      answer(c, 'movements', csvType),
    );
}
