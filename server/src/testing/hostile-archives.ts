import { hash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { type Header, pack } from 'tar-stream';

/** An entry of a tar. `pax` is written into a head of its own before it. */
export type Entry = Partial<Header> & { readonly name: string; readonly bytes: Buffer };

export const entry = (name: string, content: string | object = '{}'): Entry => ({
  name,
  bytes: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});

/** A tar of these entries, with the sums of them that whoever changed one would write. */
export async function tarOf(entries: readonly Entry[]): Promise<Buffer> {
  const sums = entries.map(({ name, bytes }) => `${hash('sha256', bytes)}  ${name}\n`);
  const tar = pack();
  for (const { bytes, ...header } of [...entries, entry('SHA256SUMS', sums.join(''))]) {
    tar.entry(header, bytes);
  }
  tar.finalize();
  return await buffer(tar);
}

export async function writeEntries(file: string, entries: readonly Entry[]): Promise<void> {
  writeFileSync(file, gzipSync(await tarOf(entries), { level: 1 }));
}
