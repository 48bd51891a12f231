import type { Context } from 'hono';
import { undoneImportSchema } from '#core/workshop/undone-import.ts';
import {
  importedSheetSchema,
  type SheetQuery,
  sheetPreviewSchema,
  sheetQuerySchema,
} from '#core/written-lists/list-import-schemas.ts';
import type { Database } from '../../db/database.ts';
import { createRouter, jsonAnswer } from '../../http/api/router.ts';
import type { FileTurns } from '../../http/limits/file-bodies.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import { rowParams as params, rowId } from '../../http/row-calls/row-id.ts';
import { idempotencyHeader, idempotencyKey } from '../../http/row-calls/write-headers.ts';
import type { LimitWork } from '../sessions/limit-work.ts';
import {
  type RequireSession,
  requireSessionOnly,
  routesBehind,
  type SessionEnv,
} from '../sessions/session.ts';
import { requireFeature } from '../subscriptions/require-feature.ts';
import { undoImport } from '../workshop/undo-import.ts';
import { importSheet } from './commands.ts';
import { planImport } from './plan-import.ts';
import { previewOf } from './preview.ts';
import { readSheetFile, type SheetFile } from './sheet-file.ts';

const path = '/api/import';

const sheetBody = {
  required: true as const,
  content: {
    'application/octet-stream': { schema: { type: 'string' as const, format: 'binary' } },
  },
};

/** Spreadsheets that come in, for plans with them; taking an import back is open to all. */
export function sheetImportRoutes(
  db: Database,
  limit: RateLimiter,
  requireSession: RequireSession,
  limitWork: LimitWork,
  turns: FileTurns,
) {
  const route = routesBehind(requireSession);
  const isOpen = requireFeature('sheets');
  const proRoute = routesBehind(requireSessionOnly(requireSession), isOpen, limitWork);
  const request = { query: sheetQuerySchema, body: sheetBody };

  const preview = proRoute('post', `${path}/sheet/preview`, {
    operationId: 'previewSheetImport',
    summary: 'What importing this spreadsheet would do',
    request,
    refuses: [422],
    responses: { 200: jsonAnswer(sheetPreviewSchema, 'Nothing is stored') },
  });

  const upload = proRoute('post', `${path}/sheet`, {
    operationId: 'importSheet',
    summary: 'Import this spreadsheet, lines with errors left out',
    request,
    parameters: [idempotencyHeader],
    refuses: [422],
    responses: { 200: jsonAnswer(importedSheetSchema, 'Done; the id is for taking it back') },
  });

  const undo = route('post', `${path}/{id}/undo`, {
    operationId: 'undoImport',
    summary: 'Take an import back, as far as no later change touched its rows',
    request: { params },
    refuses: [422],
    responses: { 200: jsonAnswer(undoneImportSchema, 'What was taken back, and what was not') },
  });

  const withFile = async <T>(
    c: Context<SessionEnv>,
    query: SheetQuery,
    use: (file: SheetFile) => Promise<T>,
  ) => {
    await limit(c, 'sheets');
    return await turns.withFile(c, 'spreadsheets', c.var.userId, async (file) =>
      use(await readSheetFile(file, query)),
    );
  };

  return createRouter<SessionEnv>()
    .openapi(preview, async (c) => {
      const { userId } = c.var;
      const query = c.req.valid('query');
      const answer = await withFile(c, query, async (file) =>
        previewOf(file, await db.asUser(userId, (tx) => planImport(tx, userId, file, query))),
      );
      return c.json(answer, 200);
    })
    .openapi(upload, async (c) => {
      const query = c.req.valid('query');
      const key = idempotencyKey(c);
      return c.json(
        await withFile(c, query, (file) => importSheet(db, c.var.userId, file, query, key)),
        200,
      );
    })
    .openapi(undo, async (c) => {
      const id = rowId(c.req.valid('param'), 'import_not_found');
      return c.json(await undoImport(db, c.var.userId, id), 200);
    });
}
