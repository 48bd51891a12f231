import type { Context } from 'hono';
import type { z } from 'zod';
import {
  backupListSchema,
  backupSchema,
  restoredBackupSchema,
} from '#core/workshop/backup-schemas.ts';
import { workshopChangesSchema, workshopSchema } from '#core/workshop/workshop-schemas.ts';
import { compressLists } from '../../http/answers/compress-lists.ts';
import { answerFile } from '../../http/answers/file-answer.ts';
import { createRouter, jsonAnswer } from '../../http/api/router.ts';
import type { FileTurns } from '../../http/limits/file-bodies.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { rowParams as params, rowId } from '../../http/row-calls/row-id.ts';
import { type RequireSession, routesBehind, type SessionEnv } from '../sessions/session.ts';
import { requireFeature } from '../subscriptions/require-feature.ts';
import { planWorkshop } from '../workshop/plan-workshop.ts';
import { readWorkshop } from '../workshop/reading/read-workshop.ts';
import { fetchPacked, pathOf, problemOf, unpacked } from './backup-file.ts';
import { type BackupDeps, makeBackup, restoreWorkshop } from './commands.ts';
import { findBackup, findFailure, listBackups } from './queries.ts';

const path = '/api/backups';

/** Backups. Whoever has some may list and download them; the rest is Pro. */
export function backupRoutes(
  { db, storage }: Omit<BackupDeps, 'inTurn'>,
  limit: RateLimiter,
  requireSession: RequireSession,
  { inTurn }: FileTurns,
) {
  const route = routesBehind(requireSession);
  const largeRoute = routesBehind(requireSession, compressLists);
  const proRoute = routesBehind(requireSession, requireFeature('backups'));

  const list = route('get', path, {
    operationId: 'listBackups',
    summary: 'The backups of the workshop, newest first',
    responses: { 200: jsonAnswer(backupListSchema, 'The backups') },
  });

  const create = proRoute('post', path, {
    operationId: 'makeBackup',
    summary: 'Make a backup now',
    responses: { 201: jsonAnswer(backupSchema, 'Made') },
  });

  const read = largeRoute('get', `${path}/{id}`, {
    operationId: 'readBackup',
    summary: 'The file of a backup, as an export has it',
    request: { params },
    responses: { 200: jsonAnswer(workshopSchema, 'The file') },
  });

  const preview = proRoute('get', `${path}/{id}/preview`, {
    operationId: 'previewBackup',
    summary: 'What restoring a backup would change',
    request: { params },
    refuses: [422],
    responses: { 200: jsonAnswer(workshopChangesSchema, 'The changes; nothing is stored') },
  });

  const restore = proRoute('post', `${path}/{id}/restore`, {
    operationId: 'restoreBackup',
    summary: 'Make the workshop what it was in a backup; what it is now becomes a backup',
    request: { params },
    refuses: [409, 422],
    responses: { 200: jsonAnswer(restoredBackupSchema, 'What changed') },
  });

  const depsOf = (c: Context<SessionEnv>) => ({
    db,
    storage,
    inTurn: <T>(work: () => Promise<T>) =>
      inTurn('workshop files', { userId: c.var.userId, gone: c.req.raw.signal }, work),
  });

  /** Reads a backup's file from the storage, which takes time, before its turn comes. */
  const fetched = async (c: Context<SessionEnv>, param: z.infer<typeof params>) => {
    const { userId } = c.var;
    await limit(c, 'workshopFiles');
    const id = rowId(param, 'backup_not_found');
    const found = await db.asUser(userId, (tx) => findBackup(tx, userId, id));
    if (!found) throw new ProblemError(404, 'backup_not_found');
    const { size, createdAt } = found;
    const bytes = await fetchPacked(storage, pathOf(userId, id), size);
    const unpack = () => unpacked(bytes, size);
    const workshop = async () => await readWorkshop(await unpack());
    return { unpack, workshop, madeAt: new Date(createdAt) };
  };

  /** Turns an error of the storage into a problem. */
  const withProblems = async <T>(c: Context<SessionEnv>, work: () => Promise<T>) => {
    try {
      return await work();
    } catch (error) {
      throw problemOf(error, c.var.log);
    }
  };

  return createRouter<SessionEnv>()
    .openapi(list, async (c) => {
      const { userId } = c.var;
      const { backups, since } = await db.asUser(userId, async (tx) => ({
        backups: await listBackups(tx, userId),
        since: await findFailure(tx, userId),
      }));
      return c.json({ backups, failingSince: since?.toISOString() ?? null }, 200);
    })
    .openapi(create, async (c) => {
      await limit(c, 'backups');
      return c.json(
        await withProblems(c, () => makeBackup(depsOf(c), c.var.userId, 'manual')),
        201,
      );
    })
    .openapi(read, async (c) => {
      const answer = await withProblems(c, async () => {
        const { unpack, madeAt } = await fetched(c, c.req.valid('param'));
        return answerFile(c, [await depsOf(c).inTurn(unpack)], madeAt);
      });
      return answer as never;
    })
    .openapi(preview, async (c) => {
      const { userId } = c.var;
      const plan = await withProblems(c, async () => {
        const { workshop } = await fetched(c, c.req.valid('param'));
        return await depsOf(c).inTurn(async () => {
          const file = await workshop();
          return await db.asUser(userId, (tx) => planWorkshop(tx, userId, file, true));
        });
      });
      return c.json(plan.changes, 200);
    })
    .openapi(restore, async (c) => {
      await limit(c, 'backups');
      const restored = await withProblems(c, async () => {
        const { workshop } = await fetched(c, c.req.valid('param'));
        return await restoreWorkshop(depsOf(c), c.var.userId, workshop);
      });
      return c.json(restored, 200);
    });
}
