import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { startFileProcess } from '../files/run-process.ts';
import {
  exitCodes,
  type ReadSheet,
  type SheetChoice,
  SheetError,
  type SheetFault,
  type SheetHead,
  type SheetRow,
  sheetLimits,
} from './sheet.ts';
import { partsOf } from './xlsx-archive.ts';

const program = new URL('sheet-process.ts', import.meta.url);

/** How files of older programs, and those with a password, begin. */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * The list in a spreadsheet or a text: of several sheets the one that looks most like one. A formula
 * counts as what was last computed of it: without that it is an empty cell.
 *
 * @returns null when there is nothing in it
 * @throws SheetError when it is no spreadsheet, or more than one may be
 */
export async function readSheet(file: Uint8Array, choice: SheetChoice): Promise<ReadSheet | null> {
  // What an archive hides is left to the process that reads it.
  if (file[0] === 0x50 && file[1] === 0x4b) partsOf(file);
  else if (compoundFile.every((byte, index) => file[index] === byte)) {
    throw new SheetError('protected');
  }
  const child = startFileProcess(program, [JSON.stringify(choice)], {
    heap: 256,
    withinMs: 60_000,
  });
  const ended = once(child, 'close');
  // It is awaited below; an earlier end must not be an unhandled rejection.
  ended.catch(() => {});
  child.stdin.end(file);
  let head: SheetHead | null = null;
  const lines: SheetRow[] = [];
  let text = 0;
  let cells = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const read: SheetHead | SheetRow = JSON.parse(line);
    text += line.length;
    if ('line' in read) {
      cells += Math.max(read.cells.length, 20);
      lines.push(read);
    } else head = read;
    if (text > sheetLimits.text || cells > sheetLimits.cells) {
      child.kill('SIGKILL');
      await ended;
      throw new SheetError('too_large');
    }
  }
  const [code, signal] = await ended;
  if (code === 0) return head && { ...head, table: { ...head.table, lines } };
  if (signal === 'SIGXCPU' || signal === 'SIGKILL') throw new SheetError('took_too_long');
  const fault = Object.entries(exitCodes).find(([, of]) => of === code)?.[0] as
    | SheetFault
    | undefined;
  // A heap that is full ends a process by a signal of its own.
  throw new SheetError(fault ?? 'too_large');
}
