import { SheetError, sheetLimits } from './sheet.ts';

// APPNOTE.TXT of the ZIP format, 4.3.12 and 4.3.16.
const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const longestEnd = 65_557;
/** How files of older programs, and those with a password, begin. */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];

/** @throws SheetError protected for a file of an older program, or one with a password */
export function refuseCompound(file: Uint8Array): void {
  if (compoundFile.every((byte, index) => file[index] === byte)) throw new SheetError('protected');
}

/**
 * Refuses a file that is no archive, or that says of itself that it unpacks to more than a spreadsheet
 * may hold. What it hides is left to the process that reads it.
 *
 * @throws SheetError unreadable or too_large
 */
export function checkArchive(file: Uint8Array): void {
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
