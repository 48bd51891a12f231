import type { Context } from 'hono';
import type { z } from 'zod';
import { backupListSchema, backupSchema, restoredBackupSchema } from '#core/schemas/backups.ts';
import { workshopChangesSchema, workshopSchema } from '#core/schemas/workshop.ts';
import { compressLists } from '../../http/compress-lists.ts';
import { answerFile } from '../../http/file-answer.ts';
import type { FileTurns } from '../../http/file-bodies.ts';
import { ProblemError } from '../../http/problem.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { createRoute, createRouter, jsonAnswer } from '../../http/router.ts';
import { rowParams as params, rowId } from '../../http/row-id.ts';
import type { RequireSession, SessionEnv } from '../sessions/session.ts';
import { requireFeature } from '../subscriptions/require-feature.ts';
import { readWorkshop } from '../workshop/read-workshop.ts';
import { planWorkshop } from '../workshop/workshop-changes.ts';
import { pathOf, problemOf, readBackupFile } from './backup-file.ts';
import { makeBackup, restoreWorkshop } from './commands.ts';
import type { BackupDeps } from './deps.ts';
import { findBackup, listBackups } from './queries.ts';

const path = '/api/backups';

/** Backups. Whoever has some may list and download them; the rest is Pro. */
export function backupRoutes(
  deps: BackupDeps,
  limit: RateLimiter,
  requireSession: RequireSession,
  { inTurn }: FileTurns,
) {
  const { db, storage } = deps;
  const pro = [requireSession, requireFeature('backups')] as const;

  const list = createRoute({
    operationId: 'listBackups',
    method: 'get',
    path,
    summary: 'The backups of the workshop, newest first',
    middleware: requireSession,
    responses: { 200: jsonAnswer(backupListSchema, 'The backups') },
  });

  const create = createRoute({
    operationId: 'makeBackup',
    method: 'post',
    path,
    summary: 'Make a backup now',
    middleware: [...pro] as const,
    refuses: [429, 503],
    responses: { 201: jsonAnswer(backupSchema, 'Made') },
  });

  const read = createRoute({
    operationId: 'readBackup',
    method: 'get',
    path: `${path}/{id}`,
    summary: 'The file of a backup, as an export has it',
    middleware: [requireSession, compressLists] as const,
    request: { params },
    refuses: [429, 503],
    responses: { 200: jsonAnswer(workshopSchema, 'The file') },
  });

  const preview = createRoute({
    operationId: 'previewBackup',
    method: 'get',
    path: `${path}/{id}/preview`,
    summary: 'What restoring a backup would change',
    middleware: [...pro] as const,
    request: { params },
    refuses: [422, 429, 503],
    responses: { 200: jsonAnswer(workshopChangesSchema, 'The changes; nothing is stored') },
  });

  const restore = createRoute({
    operationId: 'restoreBackup',
    method: 'post',
    path: `${path}/{id}/restore`,
    summary: 'Make the workshop what it was in a backup; what it is now becomes a backup',
    middleware: [...pro] as const,
    request: { params },
    refuses: [409, 422, 429, 503],
    responses: { 200: jsonAnswer(restoredBackupSchema, 'What changed') },
  });

  /** A few files at a time, whoever asks: each takes several times its size in memory. */
  const withFile = async <T>(
    c: Context<SessionEnv>,
    param: z.infer<typeof params>,
    use: (file: Uint8Array, madeAt: Date) => Promise<T>,
  ) => {
    const { userId, log } = c.var;
    await limit(c, 'workshopFiles', { userId });
    const id = rowId(param, 'backup_not_found');
    const found = await db.asUser(userId, (tx) => findBackup(tx, userId, id));
    if (!found) throw new ProblemError(404, 'backup_not_found');
    return await inTurn('workshop files', { userId, gone: c.req.raw.signal }, async () => {
      const file = await readBackupFile(storage, pathOf(userId, id), log);
      return await use(file, new Date(found.createdAt));
    });
  };

  const told = async <T>(c: Context<SessionEnv>, work: Promise<T>) => {
    try {
      return await work;
    } catch (error) {
      throw problemOf(error, c.var.log);
    }
  };

  return createRouter<SessionEnv>()
    .openapi(list, async (c) => {
      const { userId } = c.var;
      const backups = await db.asUser(userId, (tx) => listBackups(tx, userId));
      return c.json({ backups }, 200);
    })
    .openapi(create, async (c) => {
      const { userId } = c.var;
      await limit(c, 'backups', { userId });
      return c.json(await told(c, makeBackup(deps, userId, 'manual')), 201);
    })
    .openapi(read, async (c) => {
      const answer = await withFile(c, c.req.valid('param'), async (file, madeAt) =>
        answerFile(c, [file], madeAt),
      );
      return answer as never;
    })
    .openapi(preview, async (c) => {
      const { userId } = c.var;
      const plan = await withFile(c, c.req.valid('param'), async (file) => {
        const workshop = await readWorkshop(file);
        return await db.asUser(userId, (tx) => planWorkshop(tx, userId, workshop, true));
      });
      return c.json(plan.changes, 200);
    })
    .openapi(restore, async (c) => {
      const { userId } = c.var;
      await limit(c, 'backups', { userId });
      const restored = await withFile(c, c.req.valid('param'), async (file) => {
        const workshop = await readWorkshop(file);
        return await told(c, restoreWorkshop(deps, userId, workshop));
      });
      return c.json(restored, 200);
    });
}
