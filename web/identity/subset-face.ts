import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const source = fileURLToPath(
  import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const letters = 'áàâãçéêíóôõúü';

/** The characters of Brazilian Portuguese, with the signs of prices, measures and quotations. */
export const characters = `${ascii}${letters}${letters.toUpperCase()}ªº°§·²³½¼×±−–—‘’“”«»•…€\u00a0`;

/** The display face in the one weight that is used, as WOFF2. */
export async function subsetFace(): Promise<Buffer> {
  return subsetFont(await readFile(source), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: 600 },
  });
}
