import { createInflateRaw } from 'node:zlib';
import { SheetError, sheetLimits } from './sheet.ts';

// APPNOTE.TXT of the ZIP format, 4.3.7, 4.3.12 and 4.3.16.
const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const longestEnd = 65_557;

/** A part of an archive, by the archive's own directory. */
export interface ArchivePart {
  /** Where its own head begins. */
  readonly at: number;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly method: number;
}

/**
 * The parts of an archive by their names in small letters. None is unpacked, so they may lie.
 *
 * @throws SheetError unreadable when it is no archive, too_large when it declares to unpack to more
 *   than a spreadsheet may hold
 */
export function partsOf(file: Uint8Array): Map<string, ArchivePart> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = findEnd(view);
  const entries = view.getUint16(end + 10, true);
  if (entries > sheetLimits.parts) throw new SheetError('too_large');
  const parts = new Map<string, ArchivePart>();
  let at = view.getUint32(end + 16, true);
  let unpacked = 0;
  for (let entry = 0; entry < entries; entry++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== directoryEntry) {
      throw new SheetError('unreadable');
    }
    const [packedBytes = 0, bytes = 0, head = 0] = [20, 24, 42].map((offset) =>
      view.getUint32(at + offset, true),
    );
    const [method = 0, name = 0, extra = 0, comment = 0] = [10, 28, 30, 32].map((offset) =>
      view.getUint16(at + offset, true),
    );
    unpacked += bytes;
    if (unpacked > sheetLimits.unpackedBytes) throw new SheetError('too_large');
    const named = new TextDecoder().decode(file.subarray(at + 46, at + 46 + name));
    parts.set(named.toLowerCase(), { at: head, packedBytes, bytes, method });
    at += 46 + name + extra + comment;
  }
  return parts;
}

function findEnd(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - longestEnd); at--) {
    if (view.getUint32(at, true) === endOfDirectory) return at;
  }
  throw new SheetError('unreadable');
}

/**
 * A part as it was before it was packed.
 *
 * @throws Error when it is not what the directory says
 */
export async function* unpack(file: Buffer, part: ArchivePart): AsyncGenerator<Uint8Array> {
  const begin = part.at + 30 + file.readUInt16LE(part.at + 26) + file.readUInt16LE(part.at + 28);
  const packed = file.subarray(begin, begin + part.packedBytes);
  if (part.method === 0) return yield packed;
  const inflated = createInflateRaw({ chunkSize: 64 * 1024 });
  inflated.end(packed);
  let bytes = 0;
  for await (const chunk of inflated) {
    bytes += chunk.length;
    if (bytes > part.bytes) throw new Error('more than the directory says');
    yield chunk;
  }
}
