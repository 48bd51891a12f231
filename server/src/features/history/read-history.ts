import { z } from 'zod';
import { errorsOf } from '#core/errors/kind-errors.ts';
import { NewerError } from '#core/fields/newer-error.ts';
import { materialChanges, productChanges } from '#core/history/change-texts.ts';
import type { ChannelNames } from '#core/history/field-texts.ts';
import {
  type History,
  type MaterialState,
  type ProductState,
  readState,
  type VersionSummary,
} from '#core/history/history-schemas.ts';
import { changeWords } from '#core/history/history-texts.ts';
import type { ContentOf } from '#core/kinds/kind-schemas.ts';
import type { HistoryKind } from '#core/kinds/kinds.ts';
import type { Database, UserId } from '../../db/database.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { inCursor, placeOf } from '../../http/row-calls/paging.ts';
import { rowId, rowParams } from '../../http/row-calls/row-id.ts';
import { findOwnChannels } from '../products/queries.ts';
import {
  countVersions,
  findContent,
  findPresent,
  findVersion,
  type HistoryOf,
  listVersions,
  type VersionOf,
  type VersionsPage,
} from './queries.ts';

/** The parameters of a path that names a version of a row. */
export const versionParams = rowParams.extend({
  version: z.string().meta({ pattern: '^[1-9][0-9]{0,8}$' }),
});

const placeSchema = z.strictObject({ version: inCursor.version });

const unknown = ({ kind }: Pick<HistoryOf, 'kind'>) =>
  new ProblemError(404, errorsOf(kind).notFound);

/** @throws ProblemError 404 when the path names no row */
export const historyOf = <Kind extends HistoryKind>(
  kind: Kind,
  param: { readonly id: string },
): HistoryOf<Kind> => ({
  kind,
  id: rowId(param, errorsOf(kind).notFound),
});

/** @throws ProblemError 404 when the user never had such a row */
export async function readCount(db: Database, userId: UserId, of: HistoryOf): Promise<number> {
  const count = await db.asUser(userId, (tx) => countVersions(tx, userId, of));
  if (count === 0) throw unknown(of);
  return count;
}

/** @throws ProblemError 404 when the user never had such a row */
export async function readPage(
  db: Database,
  userId: UserId,
  of: HistoryOf,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<{ history: History; next: z.infer<typeof placeSchema> | null }> {
  const before = placeOf(placeSchema, cursor)?.version;
  const { present, page, channels } = await db.asUser(userId, async (tx) => {
    const page = await listVersions(tx, userId, of, { before, limit });
    const channels = await findOwnChannels(tx, userId, channelsIn(page));
    return { present: await findPresent(tx, userId, of), page, channels };
  });
  const last = page.rows.at(-1);
  if (!(present && last)) throw unknown(of);
  const names = new Map(channels.map(({ id, name }) => [id, name]));
  return {
    history: { ...present, versions: summariesOf(of.kind, page, names) },
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

/**
 * What a row was in a version.
 *
 * @throws ProblemError 404 when there is no such version, or it is a deletion, 422
 *   validation_failed when it could not be saved today
 */
export async function readContent<Kind extends HistoryKind>(
  db: Database,
  userId: UserId,
  of: HistoryOf<Kind>,
  version: string,
): Promise<ContentOf<Kind>> {
  const number = versionNumber(of, version);
  const found = await db.asUser(userId, (tx) => findContent(tx, userId, of, number));
  if (!found) throw unknown(of);
  return found;
}

function versionNumber(of: HistoryOf, version: string): number {
  if (!/^[1-9]\d{0,8}$/.test(version)) throw unknown(of);
  return Number(version);
}

type State = ProductState | MaterialState;

/**
 * The changes of each version in words. A deletion, and a state that a newer version of the product
 * stored, cannot be compared: the next one before counts.
 */
function summariesOf(
  kind: HistoryKind,
  { rows, earlier }: VersionsPage,
  names: ChannelNames,
): VersionSummary[] {
  const all = (earlier ? [...rows, earlier] : rows).map(({ state, ...moment }) => ({
    moment,
    state: stateOrNewer(kind, state),
  }));
  return all.slice(0, rows.length).map(({ moment, state }, index) => {
    if (state === 'newer') return { ...moment, changes: [changeWords.newer], finalPrice: null };
    const before = all
      .slice(index + 1)
      .map((each) => each.state)
      .find(isState);
    return {
      ...moment,
      changes: state && before ? changes(kind, before, state, names) : [],
      finalPrice: state && 'finalPrice' in state ? state.finalPrice : null,
    };
  });
}

/** The channels that the versions name, as far as any version of the product stored them. */
const channelsIn = ({ rows, earlier }: VersionsPage): string[] =>
  [...rows, ...(earlier ? [earlier] : [])].flatMap(({ state }) => {
    const { channelIds, offChannelIds } = (state ?? {}) as Readonly<Record<string, unknown>>;
    return [channelIds, offChannelIds].flat().filter((id) => typeof id === 'string');
  });

const isState = (state: State | 'newer' | null): state is State =>
  state !== null && state !== 'newer';

function stateOrNewer(kind: HistoryKind, stored: unknown): State | 'newer' | null {
  try {
    return readState(kind, stored);
  } catch (error) {
    if (error instanceof NewerError) return 'newer';
    throw error;
  }
}

function changes(kind: HistoryKind, before: State, after: State, names: ChannelNames): string[] {
  switch (kind) {
    case 'product':
      return productChanges(before as ProductState, after as ProductState, names);
    case 'material':
      return materialChanges(before as MaterialState, after as MaterialState);
  }
}
