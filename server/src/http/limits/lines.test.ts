import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { createLines, fairTurns } from './lines.ts';

afterEach(() => void vi.useRealTimers());

const limits = { places: 2, longest: 3, patienceMs: 1_000 };
const refused = { status: 429, code: 'too_many_requests', retryAfter: 1 };

/** A line in which each works until it is told that it is done. */
function openLine() {
  const inLine = createLines(limits);
  const begun: string[] = [];
  const done = new Map<string, () => void>();
  return {
    begun,
    counts: inLine.counts,
    come(
      who: string,
      {
        name = 'ana',
        gone = new AbortController().signal,
        turn = { rank: 0, isShort: false },
      } = {},
    ) {
      const { promise, resolve } = Promise.withResolvers<string>();
      done.set(who, () => resolve(who));
      const served = inLine(
        name,
        gone,
        () => {
          begun.push(who);
          return promise;
        },
        turn,
      );
      // Some are still in line when their test is over.
      served.catch(() => {});
      return served;
    },
    async finish(who: string) {
      done.get(who)?.();
      await turn();
      await turn();
    },
  };
}

test('as many work as there are places, and the others follow as they came', async () => {
  const { come, finish, begun } = openLine();
  const all = ['a', 'b', 'c', 'd'].map((who) => come(who));
  expect(begun).toEqual(['a', 'b']);
  await finish('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const who of ['a', 'c', 'd']) await finish(who);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('the lowest rank comes first, and what is short finds one place more', async () => {
  const { come, finish, begun } = openLine();
  const short = { rank: 9, isShort: true };
  for (const who of ['a', 'b']) void come(who);
  void come('late', { turn: { rank: 2, isShort: false } });
  void come('early', { turn: { rank: 1, isShort: false } });
  void come('short', { turn: short });
  void come('shorter', { turn: short });
  expect(begun).toEqual(['a', 'b', 'short']);
  await finish('short');
  expect(begun.slice(3)).toEqual(['shorter']);
  await finish('shorter');
  expect(begun.slice(4)).toEqual([]);
  await finish('a');
  expect(begun.slice(4)).toEqual(['early']);
  await finish('b');
  expect(begun.slice(5)).toEqual(['late']);
});

test('nobody waits for somebody in another line', async () => {
  const { come, begun, counts } = openLine();
  for (const who of ['a', 'b', 'c']) void come(who);
  void come('other', { name: 'bia' });
  expect(begun).toEqual(['a', 'b', 'other']);
  expect(counts()).toEqual({ working: 3, waiting: 1 });
});

test('a place is free again after a failure', async () => {
  const inLine = createLines({ ...limits, places: 1 });
  const { signal } = new AbortController();
  const failing = inLine('ana', signal, () => Promise.reject(new Error('no')));
  const next = inLine('ana', signal, async () => 'served');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('served');
});

test('who waits behind an outage of the database is told at once', async () => {
  const inLine = createLines({ ...limits, places: 1 });
  const { signal } = new AbortController();
  const outage = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  const first = inLine('ana', signal, () => Promise.reject(outage));
  const others = ['b', 'c'].map((who) => inLine('ana', signal, async () => who));
  const seen = await Promise.allSettled([first, ...others]);
  expect(seen).toEqual([1, 2, 3].map(() => ({ status: 'rejected', reason: outage })));
});

test('who finds the line full is refused, and so is who waits too long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { come, finish, begun } = openLine();
  const [, , ...waiting] = ['a', 'b', 'c', 'd', 'e'].map((who) => come(who));
  await expect(come('f')).rejects.toMatchObject(refused);
  await finish('a');
  const late = Promise.allSettled(waiting.slice(1));
  vi.advanceTimersByTime(limits.patienceMs);
  expect(await late).toMatchObject([{ reason: refused }, { reason: refused }]);
  await finish('b');
  await finish('c');
  expect(begun).toEqual(['a', 'b', 'c']);
  void come('g');
  expect(begun).toContain('g');
});

test('who hangs up leaves the line', async () => {
  const { come, finish, begun } = openLine();
  for (const who of ['a', 'b']) void come(who);
  const browser = new AbortController();
  const left = expect(come('c', { gone: browser.signal })).rejects.toMatchObject(refused);
  void come('d');
  browser.abort();
  await left;
  await finish('a');
  expect(begun).toEqual(['a', 'b', 'd']);
  await expect(come('e', { gone: AbortSignal.abort() })).rejects.toMatchObject(refused);
});

test('between two of one line, whatever else the process has heard comes first', async () => {
  const inLine = createLines({ ...limits, places: 1 });
  const { signal } = new AbortController();
  const seen: string[] = [];
  const first = inLine('ana', signal, async () => seen.push('first'));
  setImmediate(() => seen.push('somebody else'));
  const second = inLine('ana', signal, async () => seen.push('second'));
  await Promise.all([first, second]);
  expect(seen).toEqual(['first', 'somebody else', 'second']);
});

test('whose work takes long comes after who came later, and is not passed over for ever', () => {
  const turns = fairTurns();
  turns.come('ana').begin()(4_000);
  const ana = turns.come('ana').turn;
  const order: string[] = [];
  for (let n = 0; n < 10; n += 1) {
    const { turn, begin } = turns.come('bia');
    order.push(turn.rank <= ana.rank ? 'bia' : 'ana');
    begin()(900);
  }
  expect(order.indexOf('ana')).toBe(5);
});

test('who was not there is owed nothing, and who is new is not known to be short', () => {
  const turns = fairTurns();
  for (let n = 0; n < 10; n += 1) turns.come('ana').begin()(500);
  const { turn } = turns.come('ana');
  expect(turns.come('bia').turn).toEqual({ rank: turn.rank - 500, isShort: false });
  expect(turn.isShort).toBe(true);
});
