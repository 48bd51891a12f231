import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Caller, createPasswordLine } from './line.ts';

const refused = { status: 429, code: 'too_many_requests', retryAfter: 5 };

/** A line with one lane, which somebody has until they are told that they are done. */
function openLine(longest = 10) {
  const { inLane, note } = createPasswordLine(1, longest);
  const served: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  void inLane(() => promise);
  return {
    served,
    note,
    come: (who: string, caller?: Caller) =>
      inLane(async () => served.push(who), { name: who, ...caller }),
    async finish() {
      resolve();
      await turn();
    },
  };
}

test('whoever is known comes before strangers, and the newest before the others', async () => {
  const { come, finish, served } = openLine();
  void come('stranger 1');
  void come('known 1', { known: true });
  void come('stranger 2');
  void come('known 2', { known: true });
  await finish();
  expect(served).toEqual(['known 2', 'known 1', 'stranger 2', 'stranger 1']);
});

test('whose password was wrong comes after those who were not heard yet, in turn', async () => {
  const { come, finish, note, served } = openLine();
  for (const name of ['a', 'b', 'c', 'right']) note({ name }, false);
  note({ name: 'right' }, true);
  for (const who of ['a', 'new', 'b', 'right', 'c']) void come(who);
  await finish();
  expect(served).toEqual(['right', 'new', 'a', 'b', 'c']);
});

test('a known device is not worse for a wrong password', async () => {
  const { come, finish, note, served } = openLine();
  note({ name: 'known', known: true }, false);
  void come('known', { known: true });
  void come('stranger');
  await finish();
  expect(served).toEqual(['known', 'stranger']);
});

test('of those whose password was wrong the last thousand are remembered', async () => {
  const { come, finish, note, served } = openLine();
  for (let n = 0; n <= 1_000; n += 1) note({ name: `${n}` }, false);
  void come('0');
  void come('1');
  await finish();
  expect(served).toEqual(['0', '1']);
});

test('in a full line makes room who has waited longest: of those who failed, of strangers, of all', async () => {
  const { come, finish, note, served } = openLine(2);
  note({ name: 'wrong' }, false);
  const callers = [
    come('known 1', { known: true }),
    come('stranger'),
    come('wrong'),
    come('known 2', { known: true }),
    come('known 3', { known: true }),
  ];
  const [longest, stranger, wrong] = callers;
  await expect(wrong).rejects.toMatchObject(refused);
  await expect(stranger).rejects.toMatchObject(refused);
  await expect(longest).rejects.toMatchObject(refused);
  await finish();
  expect(served).toEqual(['known 3', 'known 2']);
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
