import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RowChange } from '#core/kinds/change-notices.ts';
import { ApiError } from '../api/api-error.ts';
import { type CachedRows, type StoredRow, withoutRow, withRow } from './cached-rows.ts';
import { followRows } from './follow-rows.ts';

const key = ['rows'];
const day = (n: number) => `2026-01-0${n}T00:00:00.000Z`;
const row = (id: string, version = 1): StoredRow => ({
  id,
  createdAt: day(1),
  updatedAt: day(version),
});
const change = (id: string | null, version: number, gone = false): RowChange => ({
  kind: 'product',
  id,
  version: day(version),
  gone,
});

let client: QueryClient;
let over: AbortController;
/** The server's rows by id, and the answers that wait for a call. */
let stored: Map<string, StoredRow>;
const read = vi.fn<CachedRows<StoredRow>['read']>();
const reload = vi.fn<CachedRows<StoredRow>['reload']>();
const list = () => client.getQueryData<readonly StoredRow[]>(key);
const show = (...rows: StoredRow[]) => {
  client.setQueryData(key, rows);
  for (const each of rows) stored.set(each.id, each);
};

const rows: CachedRows<StoredRow> = {
  key,
  notFound: 'product_not_found',
  read,
  reload,
  list,
  put: async (_, each) => void client.setQueryData(key, withRow(list() ?? [], each)),
  drop: async (_, id) => void client.setQueryData(key, withoutRow(list() ?? [], id)),
};

const follow = () => followRows(client, rows, over.signal);

const notFound = () => new ApiError(404, 'product_not_found', '');

beforeEach(() => {
  client = new QueryClient();
  over = new AbortController();
  stored = new Map();
  vi.resetAllMocks();
  reload.mockResolvedValue();
  read.mockImplementation(async (id) => {
    const found = stored.get(id);
    if (!found) throw notFound();
    return found;
  });
});

test('a row that changed is read again, and a new one comes in', async () => {
  show(row('a'), row('b'));
  stored.set('a', row('a', 2)).set('c', row('c', 3));
  const follower = follow();
  follower.changed(change('a', 2));
  await vi.waitFor(() => expect(list()).toContainEqual(row('a', 2)));
  follower.changed(change('c', 3));
  await vi.waitFor(() => expect(list()).toEqual([row('c', 3), row('b'), row('a', 2)]));
  expect(read).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

test('what the list shows already is not read', async () => {
  show(row('a', 2));
  const follower = follow();
  follower.changed(change('a', 2));
  follower.changed(change('a', 1, true));
  follower.changed(change('gone', 1, true));
  stored.set('last', row('last'));
  follower.changed(change('last', 1));
  await vi.waitFor(() => expect(list()).toHaveLength(2));
  expect(read.mock.calls.map(([id]) => id)).toEqual(['last']);
});

test('a deleted row goes without a question, and so does one that is not found', async () => {
  show(row('a'), row('b'), row('c'));
  stored.clear();
  const follower = follow();
  follower.changed(change('a', 2, true));
  await vi.waitFor(() => expect(list()).toEqual([row('b'), row('c')]));
  expect(read).not.toHaveBeenCalled();
  follower.changed(change('b', 2));
  await vi.waitFor(() => expect(list()).toEqual([row('c')]));
});

test('an answer that is older than the newest notice tells nothing', async () => {
  show(row('a'));
  const answers: ((answer: StoredRow) => void)[] = [];
  read.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const follower = follow();
  follower.changed(change('a', 2));
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  follower.changed(change('a', 3, true));
  await vi.waitFor(() => expect(list()).toEqual([]));
  answers[0]?.(row('a', 2));
  show(row('b'));
  stored.set('c', row('c'));
  read.mockResolvedValue(row('c'));
  follower.changed(change('c', 1));
  await vi.waitFor(() => expect(list()).toHaveLength(2));
  expect(list()).not.toContainEqual(row('a', 2));
});

test('what this tab does itself shows with its answer, without a question', async () => {
  show(row('a'));
  const answer = Promise.withResolvers<StoredRow>();
  const act = client
    .getMutationCache()
    .build(client, { mutationFn: () => answer.promise, onSuccess: (done) => show(done) });
  const acting = act.execute(undefined);
  follow().changed(change('a', 2));
  answer.resolve(row('a', 2));
  await acting;
  const other = follow();
  stored.set('b', row('b'));
  other.changed(change('b', 1));
  await vi.waitFor(() => expect(list()).toHaveLength(2));
  expect(read.mock.calls.map(([id]) => id)).toEqual(['b']);
});

test('without a list, of too many, and when a row cannot be read, all is read again', async () => {
  const follower = follow();
  follower.changed(change('a', 1));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  show(row('a'));
  follower.changed(change(null, 2));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  read.mockRejectedValue(new ApiError(0, 'network', ''));
  follower.changed(change('a', 3));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(3));
});

test('what nobody heard of is read again, all of it', () => {
  follow().missed();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('when it is over, nothing is put into the cache any more', async () => {
  show(row('a'));
  const answer = Promise.withResolvers<StoredRow>();
  read.mockReturnValue(answer.promise);
  follow().changed(change('a', 2));
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  over.abort();
  answer.resolve(row('a', 2));
  // Whatever it does with the answer is done by then.
  await new Promise(setImmediate);
  expect(list()).toEqual([row('a')]);
  expect(reload).not.toHaveBeenCalled();
});
