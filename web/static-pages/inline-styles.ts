import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Beasties from 'beasties';

const face = /@font-face\s*\{[^}]*\}/g;

/** Rules for what such a page's script or the reader may change, whatever it is at first. */
const alwaysIncluded = [
  /data-color-scheme|data-says-back/,
  /aria-|:disabled|:focus-visible|\[hidden/,
];

/** Puts those rules into a page that it has a use for: one round trip less before it is painted. */
export async function inlineStyles(html: string, sheets: string): Promise<string> {
  const pruner = new Beasties({ external: false, allowRules: alwaysIncluded, logLevel: 'warn' });
  const withStyle = (css: string) => html.replace('</head>', () => `<style>${css}</style></head>`);
  const pruned = await pruner.process(withStyle(sheets));
  const [, rules = ''] = /<style>([\s\S]*?)<\/style>/.exec(pruned) ?? [];
  // It drops every face that is named by a variable alone.
  return withStyle(`${(sheets.match(face) ?? []).join('')}${rules}`);
}

/** @returns all style sheets of this folder */
export async function readSheets(folder: string): Promise<string> {
  let sheets = '';
  for await (const file of glob('*.css', { cwd: folder })) {
    sheets += await readFile(join(folder, file), 'utf8');
  }
  return sheets;
}
