import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { countingFor } from '../processor-time.ts';
import { writeXlsx } from '../spreadsheets/write-sheet.ts';

test('what a file’s process took of a processor is counted for whoever had it started', async () => {
  const counted: number[] = [];
  async function* rows() {
    yield [1];
  }
  await countingFor(
    (ms) => counted.push(ms),
    () => buffer(writeXlsx('A', [{ header: 'B' }], rows())),
  );
  // Whole milliseconds are what the process has told: how long it was there has fractions.
  expect(counted).toEqual([expect.toSatisfy((ms) => ms > 0 && Number.isInteger(ms))]);
});
