import { z } from 'zod';
import type { HistoryKind } from '#core/choices/history-causes.ts';
import type { History } from '#core/schemas/history.ts';
import type { Database, UserId } from '../../db/database.ts';
import { inCursor, placeOf } from '../../http/paging.ts';
import { ProblemError } from '../../http/problem.ts';
import { rowId, rowParams } from '../../http/row-id.ts';
import {
  countVersions,
  findPresent,
  findVersion,
  type HistoryOf,
  listVersions,
  type VersionOf,
} from './queries.ts';
import { summariesOf } from './summaries.ts';

/** The parameters of a path that names a version of a row. */
export const versionParams = rowParams.extend({
  version: z.string().meta({ pattern: '^[1-9][0-9]{0,8}$' }),
});

const placeSchema = z.strictObject({ version: inCursor.version });

const notFound = {
  product: 'product_not_found',
  material: 'catalogue_material_not_found',
} as const;

const unknown = ({ kind }: Pick<HistoryOf, 'kind'>) => new ProblemError(404, notFound[kind]);

/** @throws ProblemError 404 when the path names no row */
export const historyOf = <Kind extends HistoryKind>(
  kind: Kind,
  param: { readonly id: string },
): HistoryOf<Kind> => ({
  kind,
  id: rowId(param, notFound[kind]),
});

/** @throws ProblemError 404 when the user never had such a row */
export async function readCount(db: Database, userId: UserId, of: HistoryOf) {
  const count = await db.asUser(userId, (tx) => countVersions(tx, userId, of));
  if (count === 0) throw unknown(of);
  return { count };
}

/** @throws ProblemError 404 when the user never had such a row */
export async function readPage(
  db: Database,
  userId: UserId,
  of: HistoryOf,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<{ history: History; next: z.infer<typeof placeSchema> | null }> {
  const before = placeOf(placeSchema, cursor)?.version;
  const { present, page } = await db.asUser(userId, async (tx) => ({
    present: await findPresent(tx, userId, of),
    page: await listVersions(tx, userId, of, { before, limit }),
  }));
  const last = page.rows.at(-1);
  if (!(present && last)) throw unknown(of);
  return {
    history: { ...present, versions: summariesOf(of.kind, page) },
    next: page.earlier ? { version: last.version } : null,
  };
}

/** @throws ProblemError 404 when there is no such version */
export async function readVersion<Kind extends HistoryKind>(
  db: Database,
  userId: UserId,
  of: HistoryOf<Kind>,
  version: string,
): Promise<VersionOf<Kind>> {
  const number = versionNumber(of, version);
  const found = await db.asUser(userId, (tx) => findVersion(tx, userId, of, number));
  if (!found) throw unknown(of);
  return found;
}

/** @throws ProblemError 404 when it is no number of a version */
export function versionNumber(of: HistoryOf, version: string): number {
  if (!/^[1-9]\d{0,8}$/.test(version)) throw unknown(of);
  return Number(version);
}

/** @throws ProblemError 404 without a state, which a version has unless the row was deleted */
export function requireState<State>(of: HistoryOf, state: State | null | undefined): State {
  if (!state) throw unknown(of);
  return state;
}
