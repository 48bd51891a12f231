import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { compressLists } from '../../http/answers/compress-lists.ts';
import {
  changedAnswer,
  changedOrOutdatedAnswer,
  createRoute,
  createRouter,
  jsonAnswer,
  jsonBody,
  takenAnswer,
} from '../../http/api/router.ts';
import type { Pace } from '../../http/limits/row-limits.ts';
import { ProblemError } from '../../http/problem-error.ts';
import {
  descriptionParameter,
  lossOf,
  refuseOutdated,
} from '../../http/row-calls/outdated-clients.ts';
import { rowParams as params, rowId } from '../../http/row-calls/row-id.ts';
import {
  entityTagHeader,
  idempotencyHeader,
  idempotencyKey,
  ifMatchHeader,
  precondition,
  tagged,
} from '../../http/row-calls/write-headers.ts';
import { type RequireSession, routesBehind, type SessionEnv } from '../sessions/session.ts';
import type { Named, Stored, StoredRows } from './commands.ts';

/**
 * How the API declares a kind of rows. Its types are to be named: of a schema, TypeScript infers
 * `any` for `Sent`.
 */
export interface RowApi<Path extends string, Row extends Stored, Content extends Named, Sent> {
  readonly path: Path;
  readonly rows: StoredRows<Row, Content>;
  readonly schema: z.ZodType<Row>;
  readonly inputSchema: z.ZodType<Content, Sent>;
  readonly operation: string;
  readonly summaries: Readonly<
    Record<'create' | 'read' | 'replace' | 'delete' | 'restore' | 'duplicate', string>
  >;
  /** What the document calls a row in an answer, when it is new and later. */
  readonly answers: Readonly<Record<'created' | 'stored', string>>;
  /** One row alone may be so large that it is worth compressing. */
  readonly isLarge: boolean;
  /** Whether a body takes away of a row what a client is too old to know. */
  readonly loses: (body: unknown, stored: Row) => boolean;
  /** Refuses content by what its body names. */
  readonly refuseBody?: (body: Readonly<Record<string, unknown>>, content: Content) => void;
}

/** @param pace at which a user may create rows */
export function rowRoutes<Path extends string, Row extends Stored, Content extends Named, Sent>(
  db: Database,
  requireSession: RequireSession,
  pace: Pace,
  api: RowApi<Path, Row, Content, Sent>,
) {
  const { path, rows, schema, inputSchema, operation, summaries, answers, loses } = api;
  const { notFound } = rows.errors;
  const row = (description: string) => jsonAnswer(schema, description, entityTagHeader);
  const idOf = (param: z.infer<typeof params>) => rowId(param, notFound);

  const refuseOlder = refuseOutdated<SessionEnv, Row>((c) => {
    const { userId } = c.var;
    const id = idOf({ id: c.req.param('id') ?? '' });
    return db.asUser(userId, (tx) => rows.find(tx, userId, id));
  }, loses);

  const route = routesBehind(requireSession);
  const replaceRoute = routesBehind(requireSession, refuseOlder);

  const create = route('post', path, {
    operationId: `create${operation}`,
    summary: summaries.create,
    request: jsonBody(inputSchema),
    parameters: [idempotencyHeader],
    responses: { 201: row(answers.created), 409: takenAnswer(schema, inputSchema) },
  });

  const read = createRoute('get', `${path}/{id}`, {
    operationId: `read${operation}`,
    summary: summaries.read,
    middleware: api.isLarge ? [requireSession, compressLists] : [requireSession],
    request: { params },
    responses: { 200: row(answers.stored) },
  });

  const replace = replaceRoute('put', `${path}/{id}`, {
    operationId: `replace${operation}`,
    summary: summaries.replace,
    request: { params, ...jsonBody(inputSchema) },
    parameters: [ifMatchHeader, descriptionParameter],
    responses: {
      200: row(`${answers.stored} as changed`),
      412: changedOrOutdatedAnswer(schema, inputSchema),
    },
  });

  const remove = route('delete', `${path}/{id}`, {
    operationId: `delete${operation}`,
    summary: summaries.delete,
    request: { params },
    parameters: [ifMatchHeader],
    responses: { 204: { description: 'Deleted' }, 412: changedAnswer(schema, z.null()) },
  });

  const restore = route('post', `${path}/{id}/restore`, {
    operationId: `restore${operation}`,
    summary: summaries.restore,
    request: { params },
    responses: { 200: row(answers.stored) },
  });

  const duplicate = route('post', `${path}/{id}/duplicate`, {
    operationId: `duplicate${operation}`,
    summary: summaries.duplicate,
    request: { params },
    parameters: [idempotencyHeader],
    refuses: [422],
    responses: { 201: row('The copy'), 409: takenAnswer(schema, inputSchema) },
  });

  return createRouter<SessionEnv>()
    .openapi(create, async (c) => {
      const key = idempotencyKey(c);
      const content = c.req.valid('json');
      api.refuseBody?.(await c.req.json(), content);
      const created = await rows.create(db, c.var.userId, content, key, pace);
      return c.json(tagged(c, created), 201);
    })
    .openapi(read, async (c) => {
      const { userId } = c.var;
      const id = idOf(c.req.valid('param'));
      const found = await db.asUser(userId, (tx) => rows.find(tx, userId, id));
      if (!found) throw new ProblemError(404, notFound);
      return c.json(tagged(c, found), 200);
    })
    .openapi(replace, async (c) => {
      const id = idOf(c.req.valid('param'));
      const content = c.req.valid('json');
      const caller = { mayReplace: precondition(c), loses: await lossOf(c, loses), pace };
      api.refuseBody?.(await c.req.json(), content);
      const replaced = await rows.replace(db, c.var.userId, id, content, caller);
      return c.json(tagged(c, replaced), 200);
    })
    .openapi(remove, async (c) => {
      const id = idOf(c.req.valid('param'));
      await rows.remove(db, c.var.userId, id, precondition(c));
      return c.body(null, 204);
    })
    .openapi(restore, async (c) => {
      const id = idOf(c.req.valid('param'));
      return c.json(tagged(c, await rows.restore(db, c.var.userId, id)), 200);
    })
    .openapi(duplicate, async (c) => {
      const id = idOf(c.req.valid('param'));
      const copy = await rows.duplicate(db, c.var.userId, id, idempotencyKey(c), pace);
      return c.json(tagged(c, copy), 201);
    });
}
