import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RowChange } from '#core/kinds/change-notices.ts';
import { createChangeDigest } from './change-digest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const everyMs = 500;

function openDigest() {
  const reported: [userId: string, changes: readonly RowChange[]][] = [];
  const digest = createChangeDigest(everyMs, (...each) => void reported.push(each));
  return { digest, reported };
}

const change = (id: string | null, fields: Partial<RowChange> = {}): RowChange => ({
  kind: 'product',
  id,
  version: '2026-01-01T00:00:00.000Z',
  gone: false,
  ...fields,
});

test('the first change is told at once, what follows soon together', () => {
  const { digest, reported } = openDigest();
  const [first, second, material] = [change('a'), change('b'), change('a', { kind: 'material' })];
  for (const each of [first, second, material]) digest.add('ana', each);
  digest.add('bia', first);
  expect(reported).toEqual([
    ['ana', [first]],
    ['bia', [first]],
  ]);
  vi.advanceTimersByTime(everyMs);
  expect(reported.slice(2)).toEqual([['ana', [second, material]]]);
  vi.advanceTimersByTime(everyMs);
  digest.add('ana', first);
  expect(reported.slice(3)).toEqual([['ana', [first]]]);
});

test('of a row that changes again and again the newest is told', () => {
  const { digest, reported } = openDigest();
  const versions = ['1', '2', '3'].map((n) => change('a', { version: n }));
  digest.add('ana', change('b'));
  for (const each of versions) digest.add('ana', each);
  const gone = change('a', { version: '4', gone: true });
  digest.add('ana', gone);
  vi.advanceTimersByTime(everyMs);
  expect(reported.at(-1)).toEqual(['ana', [gone]]);
});

test('when too many change, their kind alone is told, however many more there are', () => {
  const { digest, reported } = openDigest();
  const material = change('a', { kind: 'material' });
  digest.add('ana', material);
  digest.add('ana', material);
  for (let n = 0; n < 1000; n += 1) {
    digest.add('ana', change(`${n}`, { version: String(n).padStart(4, '0') }));
  }
  vi.advanceTimersByTime(everyMs);
  expect(reported.at(-1)).toEqual(['ana', [material, change(null, { version: '0999' })]]);
});

test('what the database tells of many is told of many', () => {
  const { digest, reported } = openDigest();
  digest.add('ana', change('a'));
  digest.add('ana', change('b', { version: '7' }));
  digest.add('ana', change(null, { version: '5' }));
  vi.advanceTimersByTime(everyMs);
  expect(reported.at(-1)).toEqual(['ana', [change(null, { version: '7' })]]);
});

test('a closed digest tells nothing more', () => {
  const { digest, reported } = openDigest();
  digest.add('ana', change('a'));
  digest.add('ana', change('b'));
  digest.close();
  vi.advanceTimersByTime(everyMs);
  expect(reported).toHaveLength(1);
});
