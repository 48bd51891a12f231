/*
 * Reads or writes one spreadsheet and ends: a file that is made to hurt hurts this process alone. Its
 * heap has a limit of its own (read-sheet.ts), and the rest of what a file makes it use is watched.
 */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { streamXlsxRows, writeXlsxStream } from 'hucre/xlsx';
import Papa from 'papaparse';
import { watchProcess } from '../files/watch.ts';
import { type Cell, type Column, type SheetRow, sheetLimits } from './sheet.ts';

/** So many lines tell which sign stands between the cells. */
const linesForGuess = 20;

/**
 * The rows of a text with any separator, in UTF-8, UTF-16 or the Windows encoding of Brazil.
 *
 * @throws Error when it is no text
 */
function readCsvRows(file: Uint8Array): string[][] {
  const text = decode(file);
  // No text has this sign, and every program does.
  if (text.includes('\0')) throw new Error('not a text');
  // Empty lines keep their numbers, but would mislead the guess.
  const { meta } = Papa.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    preview: linesForGuess,
    delimitersToGuess: [';', ',', '\t', '|'],
  });
  const { data } = Papa.parse<string[]>(text, {
    preview: sheetLimits.rows + 2,
    delimiter: meta.delimiter,
  });
  return data;
}

function decode(file: Uint8Array): string {
  const [first, second] = file;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(file);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

/** The exit codes of this process by what is wrong with a file. */
const exitCodes = { unreadable: 10, tooLarge: 11 } as const;

/** In hours; a later moment is a date. */
const longestTime = 1_000;

const run = process.argv[2] === 'write' ? write : read;
await run();

async function read(): Promise<void> {
  const file = await buffer(process.stdin);
  watchProcess({ memory: 400 * 1024 * 1024, work: 4_000_000 });
  try {
    for await (const { line, values } of rowsOf(file)) {
      if (values.length > sheetLimits.columns) process.exit(exitCodes.tooLarge);
      const row: SheetRow = { line, cells: values.map(toCell) };
      if (row.cells.every(isEmpty)) continue;
      if (!process.stdout.write(`${JSON.stringify(row)}\n`)) await once(process.stdout, 'drain');
    }
  } catch {
    process.exit(exitCodes.unreadable);
  }
}

/** An archive begins with these letters; everything else is text or nothing. */
async function* rowsOf(file: Buffer): AsyncGenerator<{ line: number; values: readonly unknown[] }> {
  if (file.toString('latin1', 0, 2) !== 'PK') {
    for (const [index, values] of readCsvRows(file).entries()) yield { line: index + 1, values };
    return;
  }
  // Besides the headings, one row more tells that there are too many.
  const limits = { maxRows: sheetLimits.rows + 2 };
  for await (const { index, values } of streamXlsxRows(new Uint8Array(file), limits)) {
    yield { line: index + 1, values };
  }
}

function isEmpty(cell: Cell): boolean {
  return cell === null || (typeof cell === 'string' && cell.trim() === '');
}

function toCell(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  // As spreadsheets show it: 0,5 + 0,57 is 1,07 there, and 1,0699999999999998 in the file.
  if (typeof value === 'number') return Number(value.toPrecision(15));
  if (value instanceof Date) return timeText(value) ?? value.toISOString().slice(0, 10);
  const text = String(value);
  if (text.length > sheetLimits.cell) process.exit(exitCodes.tooLarge);
  return text;
}

/** Spreadsheets keep a time as a moment of their first days: '1:30', or null for a date. */
function timeText(moment: Date): string | null {
  const minutes = Math.round((moment.getTime() - Date.UTC(1899, 11, 31)) / 60_000);
  if (minutes < 0 || minutes > 60 * longestTime) return null;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
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
    if (!process.stdout.write(chunk)) await once(process.stdout, 'drain');
  }
}
