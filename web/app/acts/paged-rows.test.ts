import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StoredRow } from './cached-rows.ts';
import {
  dropRow,
  editPaged,
  type PageCall,
  pagedRowsQuery,
  putRow,
  startOver,
} from './paged-rows.ts';

/** The row of a number: the higher, the newer. */
const row = (number: number, version = 1): StoredRow => ({
  id: `row${number}`,
  createdAt: `2026-01-01T00:00:0${number}.000Z`,
  updatedAt: `2026-01-0${version}T00:00:00.000Z`,
});

let client: QueryClient;
/** The rows of the server, newest first, and what becomes of each call. */
let stored: StoredRow[];
let calls: PageCall[];
let answer: (call: PageCall) => Promise<void>;

const query = pagedRowsQuery<StoredRow>({
  queryKey: ['rows'],
  first: 2,
  read: async (call) => {
    calls.push(call);
    const after = stored.filter(({ id }) => !call.cursor || id < call.cursor);
    const rows = after.slice(0, 2);
    await answer(call);
    return { rows, cursor: after.length > 2 ? rows.at(-1)?.id : undefined };
  },
});
const { queryKey } = query;
const keys = { list: queryKey, found: ['found'] };

const list = () => client.getQueryData<{ rows: StoredRow[]; complete: boolean }>(queryKey);
const shown = () =>
  list()
    ?.rows.map(({ id }) => id.slice(3))
    .join('');
const cursors = () => calls.map(({ cursor }) => cursor?.slice(3));
const read = () => client.fetchQuery({ ...query, staleTime: 0, retry: false });

beforeEach(() => {
  client = new QueryClient();
  stored = [5, 4, 3, 2, 1].map((number) => row(number));
  calls = [];
  answer = async () => {};
});

test('one page after another shows, each behind the one before', async () => {
  const seen: unknown[] = [];
  answer = async () => void seen.push(shown());
  await read();
  expect(seen).toEqual([undefined, '54', '5432']);
  expect(calls).toEqual([
    { limit: '2' },
    { cursor: 'row4', limit: '500' },
    { cursor: 'row2', limit: '500' },
  ]);
  expect(list()).toEqual({ rows: stored, complete: true });
});

test('after a failure it goes on where it stood, and what was there stays', async () => {
  answer = async ({ cursor }) => {
    if (cursor === 'row2') throw new Error('lost');
  };
  await expect(read()).rejects.toThrow('lost');
  expect([shown(), list()?.complete]).toEqual(['5432', false]);
  answer = async () => {};
  await read();
  expect(cursors()).toEqual([undefined, '4', '2', '2']);
  expect(list()).toEqual({ rows: stored, complete: true });
});

test('what changes meanwhile is neither lost nor twice there', async () => {
  const gate = Promise.withResolvers<void>();
  answer = ({ cursor }) => (cursor && calls.length === 2 ? gate.promise : Promise.resolve());
  const screen = new QueryObserver(client, query);
  const leave = screen.subscribe(() => {});
  await vi.waitFor(() => expect(shown()).toBe('54'));
  // One comes, one of those that are here goes, and one that is to come changes.
  stored = [row(6), row(5), row(3, 2), row(2), row(1)];
  expect(editPaged(client, keys, putRow(row(6)))).toBe(false);
  editPaged(client, keys, dropRow('row4'));
  editPaged(client, keys, putRow(row(3, 2)));
  expect(shown()).toBe('65');
  // As the lists do it when they are not whole: the page that is on its way may be an old one.
  const again = client.invalidateQueries({ queryKey });
  gate.resolve();
  await again;
  leave();
  expect(list()).toEqual({ rows: stored, complete: true });
});

test('a whole list stays whole while it is read again, and then is what there is', async () => {
  await read();
  stored = [row(9), row(8), row(5)];
  const seen: unknown[] = [];
  answer = async () => void seen.push([shown(), list()?.complete]);
  await read();
  expect(seen).toEqual([
    ['54321', true],
    ['54321', true],
  ]);
  expect(shown()).toBe('985');
});

test('what was missed is read from the beginning, without taking away what shows', async () => {
  answer = async ({ cursor }) => {
    if (cursor === 'row2') throw new Error('lost');
  };
  await read().catch(() => {});
  startOver(client, queryKey);
  const seen: unknown[] = [];
  answer = async () => void seen.push(shown());
  stored = [row(7), ...stored];
  await read();
  expect(seen).toEqual(['5432', '5432', '7543']);
  expect(shown()).toBe('754321');
});

test('rows that are older than those that came are left to their page', () => {
  const put = (edited: StoredRow, complete: boolean) => {
    client.setQueryData(queryKey, { rows: [row(5), row(4)], complete });
    editPaged(client, keys, putRow(edited));
    return list()?.rows;
  };
  expect(put(row(1), false)).toEqual([row(5), row(4)]);
  expect(put(row(4, 2), false)).toEqual([row(5), row(4, 2)]);
  expect(put(row(1), true)).toEqual([row(5), row(4), row(1)]);
});

test('what the server found follows what becomes of its rows', () => {
  const found = () => client.getQueryData<{ rows?: StoredRow[] }>(['found', 'fio']);
  client.setQueryData(['found', 'fio'], { count: 2, rows: [row(1), row(5)] });
  client.setQueryData(['found', ''], { count: 5 });
  editPaged(client, keys, putRow(row(5, 2)));
  editPaged(client, keys, putRow(row(9)));
  editPaged(client, keys, dropRow('row1'));
  expect(found()).toEqual({ count: 2, rows: [row(5, 2)] });
  expect(client.getQueryData(['found', ''])).toEqual({ count: 5 });
});
