import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { maxWorkshopBytes } from '#core/workshop/workshop-schemas.ts';
import { maxSheetBytes } from '#core/written-lists/sheet-columns.ts';
import type { Database } from '../../db/database.ts';
import type { AgeWatch } from '../../db/program-age.ts';
import type { Env } from '../../env.ts';
import type { AppEnv } from '../app-env.ts';
import { ProblemError } from '../problem-error.ts';
import { ownOrigins } from './own-address.ts';

const jsonType = 'application/json';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

export const maxBodyBytes = 256 * 1024;

/** The rest of a too large body is read up to here, so that its sender gets to the answer. */
const maxDiscardedBytes = 64 * maxBodyBytes;

/** Calls that take a whole workshop. Such a body has to announce its size. */
const largerBodies: Readonly<Record<string, number>> = {
  '/api/import/workshop': maxWorkshopBytes,
  '/api/import/workshop/preview': maxWorkshopBytes,
  '/api/import/sheet': maxSheetBytes,
  '/api/import/sheet/preview': maxSheetBytes,
};

const takesSheet = (path: string) => path.startsWith('/api/import/sheet');
const sheetType = 'application/octet-stream';

const limitBody = bodyLimit({
  maxSize: maxBodyBytes,
  onError: () => {
    throw new ProblemError(413, 'body_too_large');
  },
});

/**
 * Checks an unsafe call before anything else: the database may be written to; its origin is ours, if
 * the browser names one; its body is JSON, if there is one, and no larger than the limit. The embedded
 * engine would not survive a save for which there is no room; a server says so itself.
 *
 * @throws ApartError
 * @throws ProblemError 403 foreign_origin, 413 body_too_large, 415 unsupported_media_type
 * @throws Error with the code of a full disk
 */
export const guardUnsafeCalls = (
  env: Pick<Env, 'appUrl' | 'production'>,
  { db, age }: { db: Pick<Database, 'engine' | 'hasRoom'>; age: Pick<AgeWatch, 'refuse'> },
) => {
  const isOwn = ownOrigins(env);
  const roomToSave = async () => db.engine === 'embedded' && (await db.hasRoom());
  return createMiddleware<AppEnv>(async (c, next) => {
    if (safeMethods.has(c.req.method)) return await next();
    age.refuse();
    const origin = c.req.header('origin');
    const site = c.req.header('sec-fetch-site');
    if ((origin && !isOwn(origin, c.req.url)) || site === 'cross-site') {
      throw new ProblemError(403, 'foreign_origin');
    }
    const type = takesSheet(c.req.path) ? sheetType : jsonType;
    if (hasBody(c.req.raw.headers) && !isOfType(type, c.req.header('content-type'))) {
      throw new ProblemError(415, 'unsupported_media_type');
    }
    await roomToSave();
    // The body's stream costs a fifth of a call to make. Node.js itself keeps to an announced length.
    if (c.req.header('transfer-encoding')) return await limitBody(c, next);
    await discardOversize(c.req.raw, largerBodies[c.req.path] ?? maxBodyBytes);
    return await next();
  });
};

/**
 * Reads and drops a body that announces itself as too large. A sender hears the answer only when it
 * is done sending. If it were refused at once, it would see a broken connection.
 */
async function discardOversize(request: Request, most: number): Promise<void> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced <= most) return;
  if (announced <= Math.max(maxDiscardedBytes, 2 * most))
    await request.body?.pipeTo(new WritableStream());
  throw new ProblemError(413, 'body_too_large');
}

function hasBody(headers: Headers): boolean {
  return headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) > 0;
}

function isOfType(type: string, contentType: string | undefined): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === type;
}
