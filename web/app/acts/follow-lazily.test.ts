import { expect, test, vi } from 'vitest';
import type { LastChanges, RowChange } from '#core/kinds/change-notices.ts';
import { kindIds, mapKinds } from '#core/kinds/kinds.ts';
import { followLazily, type RowFollower } from './follow-lazily.ts';

const change = (version: string): RowChange => ({ kind: 'product', id: 'a', version, gone: false });
const last = (product: string | null): LastChanges => ({
  ...mapKinds(() => null),
  product,
  stock: null,
});

function following() {
  const reported: unknown[] = [];
  const follower: RowFollower = {
    changed: ({ version }) => reported.push(version),
    missed: (kind) => reported.push(kind),
  };
  const load = vi.fn(async () => follower);
  const otherwise = vi.fn();
  return { reported, load, otherwise, rows: followLazily(load, otherwise) };
}

test('nothing is fetched before something has changed', async () => {
  const { rows, load, reported } = following();
  rows.resumed(last('1'), true);
  rows.resumed(last('1'), false);
  expect(load).not.toHaveBeenCalled();
  rows.changed(change('2'));
  rows.changed(change('3'));
  await vi.waitFor(() => expect(reported).toEqual(['2', '3']));
  expect(load).toHaveBeenCalledTimes(1);
});

test('after a silence only what has changed since is missed', async () => {
  const { rows, reported } = following();
  rows.resumed(last(null), true);
  rows.changed(change('2'));
  rows.changed(change('1'));
  rows.resumed(last('2'), false);
  rows.resumed(last('3'), false);
  await vi.waitFor(() => expect(reported).toEqual(['2', '1', 'product']));
});

test('who hears for the first time, and late, may have missed everything', async () => {
  const { rows, reported } = following();
  rows.resumed(last('1'), false);
  await vi.waitFor(() => expect(reported).toEqual([...kindIds, 'stock']));
});

test('what cannot be fetched is tried again with the next change', async () => {
  const { rows, load, otherwise, reported } = following();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  rows.changed(change('1'));
  await vi.waitFor(() => expect(otherwise).toHaveBeenCalledTimes(1));
  rows.changed(change('2'));
  await vi.waitFor(() => expect(reported).toEqual(['2']));
});
