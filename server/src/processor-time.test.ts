import { afterEach, expect, test, vi } from 'vitest';
import { countingFor, countProcessorTime, inTurns } from './processor-time.ts';

afterEach(() => void vi.useRealTimers());

test('what somebody had worked is forgotten with its window', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const time = countProcessorTime(60);
  time.add('ana', 30);
  time.add('ana', 12);
  expect([time.of('ana'), time.of('bia')]).toEqual([42, 0]);
  vi.advanceTimersByTime(59_000);
  expect([time.of('ana'), time.secondsLeft()]).toEqual([42, 1]);
  vi.advanceTimersByTime(1_000);
  expect([time.of('ana'), time.secondsLeft()]).toEqual([0, 60]);
});

/** Has the loop work for so many milliseconds of its processor, however busy the machine is. */
function work(ms: number): void {
  const since = process.threadCpuUsage();
  const used = () => Object.values(process.threadCpuUsage(since)).reduce((sum, us) => sum + us, 0);
  while (used() < ms * 1_000);
}

test('long work is done in turns with others, and counted for whoever asked', async () => {
  let counted = 0;
  const count = (ms: number) => {
    counted += ms;
  };
  const order: string[] = [];
  setImmediate(() => {
    order.push('other');
    work(200);
  });
  const convert = (n: number) => {
    work(12);
    order.push(`row ${n}`);
  };
  await countingFor(count, () => inTurns([1, 2], convert));
  expect(order).toEqual(['row 1', 'other', 'row 2']);
  expect(counted).toBeGreaterThanOrEqual(24);
  expect(counted).toBeLessThan(200);
});
