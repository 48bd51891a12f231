import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { startFileProcess } from '../files/run-process.ts';
import { SheetError, type SheetFault, type SheetRow, sheetLimits, sheetProgram } from './sheet.ts';
import { checkArchive, refuseCompound } from './zip-archive.ts';

/** What the process says by the code that it ends with: process.ts. */
const faults: Readonly<Record<number, SheetFault>> = {
  10: 'unreadable',
  11: 'too_large',
};

/**
 * The rows of the first sheet of a spreadsheet, or of a CSV, its headings among them. A formula counts
 * as what was last computed of it: without that it is an empty cell.
 *
 * @throws SheetError when it is no spreadsheet, or more than one may be
 */
export async function readSheet(file: Uint8Array): Promise<SheetRow[]> {
  if (file[0] === 0x50 && file[1] === 0x4b) checkArchive(file);
  else refuseCompound(file);
  const child = startFileProcess(sheetProgram, ['read'], { heap: 256, withinMs: 60_000 });
  const ended = once(child, 'close');
  // It is waited for below; until then nobody hears of an end before the end.
  ended.catch(() => {});
  child.stdin.end(file);
  const rows: SheetRow[] = [];
  let text = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    text += line.length;
    if (rows.length > sheetLimits.rows || text > sheetLimits.text) {
      child.kill('SIGKILL');
      throw new SheetError('too_large');
    }
    rows.push(JSON.parse(line));
  }
  const [code, signal] = await ended;
  if (code === 0) return rows;
  if (signal === 'SIGXCPU' || signal === 'SIGKILL') throw new SheetError('took_too_long');
  // A heap that is full ends a process by a signal of its own.
  throw new SheetError((code !== null && faults[code]) || 'too_large');
}
