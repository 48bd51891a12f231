/*
 * Reads one spreadsheet and ends: a file that is made to hurt hurts this process alone. Its heap has a
 * limit of its own (read-sheet.ts), and the rest of what a file makes it use is watched.
 */
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import Papa from 'papaparse';
import { watchProcess } from '../files/watch.ts';
import { readXlsx } from './read-xlsx.ts';
import { exitCodes, type Sheet, SheetError, type SheetRow, sheetLimits } from './sheet.ts';
import { UsedCells } from './used-cells.ts';

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

const file = await buffer(process.stdin);
watchProcess({ memory: 400 * 1024 * 1024, work: 4_000_000 });
try {
  // An archive begins with these letters; everything else is text or nothing.
  if (file.toString('latin1', 0, 2) === 'PK') {
    for await (const { used, ...sheet } of readXlsx(file)) await write(sheet, used);
  } else await write({ name: '', isHidden: false }, textCells(file));
} catch (error) {
  process.exit(exitCodes[error instanceof SheetError ? error.fault : 'unreadable']);
}

function textCells(file: Buffer): UsedCells {
  const used = new UsedCells();
  for (const [index, cells] of readCsvRows(file).entries()) {
    for (const [place, cell] of cells.entries()) used.put(index + 1, place, cell);
  }
  return used;
}

/** The sheet and its columns in a line, and each of its rows in one. */
async function write(sheet: Pick<Sheet, 'name' | 'isHidden'>, used: UsedCells): Promise<void> {
  const columns = used.columns();
  if (columns.length === 0) return;
  await writeLine({ ...sheet, columns });
  for (const row of used.rows(columns)) await writeLine(row);
}

async function writeLine(line: Omit<Sheet, 'rows'> | SheetRow): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(line)}\n`)) await once(process.stdout, 'drain');
}
