/*
 * Writes one spreadsheet and ends: however long it is, nobody else waits for it.
 */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { writeXlsxStream } from 'hucre/xlsx';
import { tellWork } from '../files/watch.ts';
import type { Cell, Column } from './sheet.ts';

tellWork();
// The first line names the sheet and its columns, each other one is a row.
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const { value: first = '' } = await lines.next();
const { name, columns } = JSON.parse(first) as { name: string; columns: Column[] };

async function* rows(): AsyncGenerator<Cell[]> {
  for await (const line of { [Symbol.asyncIterator]: () => lines }) {
    yield (JSON.parse(line) as Cell[]).map(literal);
  }
}

/** A text in which nothing stands for another sign: ECMA-376 part 1, 22.9.2.19. */
function literal(cell: Cell): Cell {
  return typeof cell === 'string' ? cell.replace(/_(?=x[\dA-F]{4}_)/gi, '_x005F_') : cell;
}

for await (const chunk of writeXlsxStream(rows(), { name, columns, freezePane: { rows: 1 } })) {
  if (!process.stdout.write(chunk)) await once(process.stdout, 'drain');
}
