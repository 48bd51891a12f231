import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Caller, createPasswordLine } from './line.ts';

const refused = { status: 429, code: 'too_many_requests', retryAfter: 5 };

/** A line with one lane, which 'first' has until it is told that it is done. */
function openLine(longest = 10) {
  const inLane = createPasswordLine(1, longest);
  const served: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  void inLane(() => promise);
  return {
    served,
    come: (who: string, caller?: Caller) => inLane(async () => served.push(who), caller),
    async finish() {
      resolve();
      await turn();
    },
  };
}

test('the newest comes first, and one turn in three is of who has waited longest', async () => {
  const { come, finish, served } = openLine();
  for (const who of ['a', 'b', 'c', 'd', 'e', 'f']) void come(who);
  await finish();
  expect(served).toEqual(['f', 'e', 'a', 'd', 'c', 'b']);
});

test('whoever is known comes before every stranger', async () => {
  const { come, finish, served } = openLine();
  void come('stranger 1');
  void come('known 1', { known: true });
  void come('stranger 2');
  void come('known 2', { known: true });
  await finish();
  expect(served.slice(0, 2)).toEqual(['known 2', 'known 1']);
});

test('in a full line the stranger who has waited longest makes room', async () => {
  const { come, finish, served } = openLine(2);
  const friend = come('known', { known: true });
  const early = come('early');
  const late = come('late');
  await expect(early).rejects.toMatchObject(refused);
  await finish();
  await Promise.all([friend, late]);
  expect(served).toEqual(['known', 'late']);
});

test('a line full of the known is as long as any', async () => {
  const { come } = openLine(2);
  const callers = ['a', 'b', 'c'].map((who) => come(who, { known: true }));
  await expect(callers[0]).rejects.toMatchObject(refused);
});

test('who hangs up leaves the line, and nothing is hashed', async () => {
  const { come, finish, served } = openLine();
  const browser = new AbortController();
  const left = expect(come('left', { gone: browser.signal })).rejects.toMatchObject(refused);
  void come('stays');
  browser.abort();
  await left;
  await finish();
  browser.abort();
  expect(served).toEqual(['stays']);
});
