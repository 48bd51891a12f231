import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Beasties from 'beasties';

const face = /@font-face\s*\{[^}]*\}/g;

/** Rules for what such a page's script or the reader may change, whatever it is at first. */
const alwaysIncluded = [
  /data-color-scheme|data-says-back/,
  /aria-|:disabled|:focus-visible|\[hidden/,
];

/**
 * Puts those rules into a page that it has a use for: one round trip less before it is painted, for
 * pages that are opened once and lead elsewhere.
 *
 * @param folder whose style sheets are meant
 */
export async function inlineStyles(html: string, folder: string): Promise<string> {
  let sheets = '';
  for await (const file of glob('*.css', { cwd: folder })) {
    sheets += await readFile(join(folder, file), 'utf8');
  }
  const pruner = new Beasties({ external: false, allowRules: alwaysIncluded, logLevel: 'warn' });
  const pruned = await pruner.process(
    html.replace('</head>', () => `<style>${sheets}</style></head>`),
  );
  // It drops every face that is named by a variable alone.
  const faces = (sheets.match(face) ?? []).join('\n');
  return pruned.replace('</head>', () => `<style>${faces}</style></head>`);
}
