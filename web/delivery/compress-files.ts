import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What is compressed already, and pages, which the server completes before it compresses them. */
const leftAlone = /\.(woff2|png|ico|html|br|gz)$/;

/** Lays brotli and gzip copies, as small as they get, beside every file that becomes smaller. */
export async function compressFiles(folder: string): Promise<void> {
  for await (const name of glob('**/*.*', { cwd: folder })) {
    if (!leftAlone.test(name)) await compressFile(join(folder, name));
  }
}

async function compressFile(file: string): Promise<void> {
  const plain = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (br.length < plain.length) await writeFile(`${file}.br`, br);
  if (gz.length < plain.length) await writeFile(`${file}.gz`, gz);
}
