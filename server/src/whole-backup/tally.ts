import { hash } from 'node:crypto';
import { z } from 'zod';

/** How many rows a table has, and a sum over all of them that no order of theirs changes. */
export const tallySchema = z.object({ rows: z.number(), sum: z.string() });

export type Tally = z.infer<typeof tallySchema>;

const newline = 10;

/** Adds up lines of COPY's text format, a row each: 64 bits of every line's SHA-256. */
export function createTally() {
  let rows = 0;
  let sum = 0n;
  return {
    add(lines: Buffer) {
      for (let start = 0; start < lines.length; ) {
        const end = lines.indexOf(newline, start);
        if (end < 0) throw new Error('a line is cut');
        sum += hash('sha256', lines.subarray(start, end), 'buffer').readBigUInt64BE();
        rows += 1;
        start = end + 1;
      }
    },
    total: (): Tally => ({ rows, sum: BigInt.asUintN(64, sum).toString(16) }),
  };
}
