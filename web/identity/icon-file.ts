const headerBytes = 6;
const entryBytes = 16;

/** An ICO file around one square PNG of fewer than 256 pixels: where its bytes are, then the bytes. */
export function iconFile(png: Buffer, pixels: number): Buffer {
  const head = Buffer.alloc(headerBytes + entryBytes);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(pixels, 6);
  head.writeUInt8(pixels, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
