import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { openEventStream } from './event-stream.ts';

const calm = { heartbeatMs: 60_000, lifeMs: 60_000, maxUnreadBytes: 1_000 };

function open(limits = calm) {
  const calls: string[] = [];
  const note = (what: string) => () => void calls.push(what);
  const stream = openEventStream(limits, note('hung up'), note('gone'));
  onTestFinished(() => stream.close());
  return { stream, calls };
}

test('what was sent arrives in order, then the end', async () => {
  const { stream, calls } = open();
  stream.send('user', { name: 'linha\nnova' });
  stream.send('signed-out', {});
  stream.close();
  stream.send('user', {});
  stream.close();
  expect(await text(stream.readable)).toBe(
    'retry: 1000\n\nevent: user\ndata: {"name":"linha\\nnova"}\n\nevent: signed-out\ndata: {}\n\n',
  );
  expect(calls).toEqual(['gone']);
});

test('a browser that leaves is gone at once', async () => {
  const { stream, calls } = open();
  await stream.readable.cancel();
  expect(calls).toEqual(['gone']);
});

test('a browser that takes nothing any more is hung up on', () => {
  const { stream, calls } = open();
  const data = 'x'.repeat(300);
  for (let n = 0; n < 3; n += 1) stream.send('user', data);
  expect(calls).toEqual([]);
  stream.send('user', data);
  expect(calls).toEqual(['gone', 'hung up']);
});

test('it beats while it lives, and ends after its life', async () => {
  const { stream, calls } = open({ ...calm, heartbeatMs: 10, lifeMs: 100 });
  const beats = (await text(stream.readable)).match(/\n:\n/g) ?? [];
  expect(beats.length).toBeGreaterThan(1);
  expect(calls).toEqual(['gone']);
});
