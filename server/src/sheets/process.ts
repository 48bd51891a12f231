/*
 * Reads or writes one spreadsheet and ends: a file that is made to hurt hurts this process alone. Its
 * heap has a limit of its own (run-process.ts), and it watches the rest of its memory itself.
 */
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { streamXlsxRows, writeXlsxStream } from 'hucre/xlsx';
import { readCsvRows } from './read-csv.ts';
import { type Cell, type Column, sheetLimits } from './sheet.ts';

const mostMemory = 400 * 1024 * 1024;
/** How this process says what is wrong with a file, as the code that it ends with. */
export const exitCodes = { unreadable: 10, tooLarge: 11, formulas: 12 } as const;

const watch = setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory) process.exit(exitCodes.tooLarge);
}, 20);
watch.unref();

const run = process.argv[2] === 'write' ? write : read;
await run();

async function read(): Promise<void> {
  const file = await buffer(process.stdin);
  try {
    for await (const values of rowsOf(file)) {
      if (values.length > sheetLimits.columns) process.exit(exitCodes.tooLarge);
      const row = values.map(toCell);
      if (!process.stdout.write(`${JSON.stringify(row)}\n`)) {
        await new Promise((resolve) => process.stdout.once('drain', resolve));
      }
    }
  } catch {
    process.exit(exitCodes.unreadable);
  }
}

/** An archive begins with these letters; everything else is text or nothing. */
async function* rowsOf(file: Buffer): AsyncGenerator<readonly unknown[]> {
  if (file.toString('latin1', 0, 2) !== 'PK') return yield* readCsvRows(file);
  // Besides the headings, one row more tells that there are too many.
  const limits = { maxRows: sheetLimits.rows + 2 };
  for await (const { values } of streamXlsxRows(new Uint8Array(file), limits)) yield values;
}

function toCell(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  const text = String(value);
  if (text.length > sheetLimits.cell) process.exit(exitCodes.tooLarge);
  return text;
}

/** The first line names the sheet and its columns, each other one is a row. */
async function write(): Promise<void> {
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const { value: first = '' } = await lines.next();
  const { name, columns } = JSON.parse(first) as {
    name: string;
    columns: Column[];
  };
  async function* rows(): AsyncGenerator<Cell[]> {
    for await (const line of { [Symbol.asyncIterator]: () => lines }) yield JSON.parse(line);
  }
  for await (const chunk of writeXlsxStream(rows(), { name, columns, freezePane: { rows: 1 } })) {
    if (!process.stdout.write(chunk)) {
      await new Promise((resolve) => process.stdout.once('drain', resolve));
    }
  }
}
