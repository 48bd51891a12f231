import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { startFileProcess } from '../files/run-process.ts';
import { SheetError, type SheetFault, type SheetRow, sheetLimits, sheetProgram } from './sheet.ts';

// APPNOTE.TXT of the ZIP format, 4.3.12 and 4.3.16.
const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const longestEnd = 65_557;
/** How files of older programs, and those with a password, begin. */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Refuses a file that is no archive, or that declares to unpack to more than a spreadsheet may
 * hold. What it hides is left to the process that reads it.
 *
 * @throws SheetError unreadable or too_large
 */
function checkArchive(file: Uint8Array): void {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = findEnd(view);
  const entries = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (entries > sheetLimits.parts) throw new SheetError('too_large');
  let unpacked = 0;
  for (let entry = 0; entry < entries; entry++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== directoryEntry) {
      throw new SheetError('unreadable');
    }
    unpacked += view.getUint32(at + 24, true);
    if (unpacked > sheetLimits.unpackedBytes) throw new SheetError('too_large');
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
}

function findEnd(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - longestEnd); at--) {
    if (view.getUint32(at, true) === endOfDirectory) return at;
  }
  throw new SheetError('unreadable');
}

/** The exit codes of the process: sheet-process.ts. */
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
  else if (compoundFile.every((byte, index) => file[index] === byte)) {
    throw new SheetError('protected');
  }
  const child = startFileProcess(sheetProgram, ['read'], { heap: 256, withinMs: 60_000 });
  const ended = once(child, 'close');
  // It is awaited below; an earlier end must not be an unhandled rejection.
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
