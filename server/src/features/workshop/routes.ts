import type { Context } from 'hono';
import {
  importedWorkshopSchema,
  workshopChangesSchema,
  workshopSchema,
} from '#core/workshop/workshop-schemas.ts';
import type { Database } from '../../db/database.ts';
import { compressLists } from '../../http/answers/compress-lists.ts';
import { answerFile } from '../../http/answers/file-answer.ts';
import { createRouter, jsonAnswer } from '../../http/api/router.ts';
import type { FileTurns } from '../../http/limits/file-bodies.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import type { LimitWork } from '../sessions/limit-work.ts';
import {
  type RequireSession,
  requireSessionOnly,
  routesBehind,
  type SessionEnv,
} from '../sessions/session.ts';
import { importWorkshop } from './commands.ts';
import { planWorkshop } from './plan-workshop.ts';
import { type ReadWorkshop, readWorkshop } from './reading/read-workshop.ts';
import { workshopText } from './workshop-text.ts';

/** The file is read here, and refused in one sentence instead of field by field. */
const fileBody = {
  body: {
    required: true as const,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Workshop' } } },
  },
};

/** All of a user's data as one file, out and in, on every plan. */
export function workshopRoutes(
  db: Database,
  limit: RateLimiter,
  requireSession: RequireSession,
  limitWork: LimitWork,
  turns: FileTurns,
) {
  const largeRoute = routesBehind(requireSession, limitWork, compressLists);
  // A file takes time to arrive, and holds no place in the user's line meanwhile.
  const fileRoute = routesBehind(requireSessionOnly(requireSession), limitWork);

  const download = largeRoute('get', '/api/export/workshop.json', {
    operationId: 'exportWorkshop',
    summary: 'All that is yours, as one file',
    responses: { 200: jsonAnswer(workshopSchema, 'The file') },
  });

  const preview = fileRoute('post', '/api/import/workshop/preview', {
    operationId: 'previewWorkshopImport',
    summary: 'What importing this file would change',
    request: fileBody,
    refuses: [422],
    responses: { 200: jsonAnswer(workshopChangesSchema, 'The changes; nothing is stored') },
  });

  const upload = fileRoute('post', '/api/import/workshop', {
    operationId: 'importWorkshop',
    summary: 'Add or change what is in this file, all of it or nothing',
    request: fileBody,
    refuses: [422],
    responses: { 200: jsonAnswer(importedWorkshopSchema, 'What changed') },
  });

  const withFile = <T>(c: Context<SessionEnv>, use: (file: ReadWorkshop) => Promise<T>) =>
    turns.withFile(c, 'workshop files', c.var.userId, async (file) =>
      use(await readWorkshop(file)),
    );

  return createRouter<SessionEnv>()
    .openapi(download, async (c) => {
      await limit(c, 'workshopFiles');
      return answerFile(c, workshopText(db, c.var.userId), new Date()) as never;
    })
    .openapi(preview, async (c) => {
      const { userId } = c.var;
      await limit(c, 'workshopFiles');
      const plan = await withFile(c, (file) =>
        db.asUser(userId, (tx) => planWorkshop(tx, userId, file, false)),
      );
      return c.json(plan.changes, 200);
    })
    .openapi(upload, async (c) => {
      await limit(c, 'workshopImports');
      return c.json(await withFile(c, (file) => importWorkshop(db, c.var.userId, file)), 200);
    });
}
