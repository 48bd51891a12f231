import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Beasties from 'beasties';

const styleSheet = /<link rel="stylesheet" href="\/([^"#]+)#?"\/>/g;
const face = /@font-face\s*\{[^}]*\}/g;

/** Rules for what such a page's script or the reader may change, whatever it is at first. */
const alwaysKept = [/data-mantine-color-scheme/, /aria-|:disabled|\[data-disabled|\[hidden/];

/**
 * Puts those rules of a page's style sheets into the page that it has a use for: one round trip less
 * before it is painted, for pages that are opened once and lead elsewhere.
 *
 * @param folder where the addresses of its style sheets begin
 */
export async function inlineStyles(html: string, folder: string): Promise<string> {
  const links = [...html.matchAll(styleSheet)];
  const [first] = links;
  if (!first) return html;
  const files = links.map(([, file = '']) => readFile(join(folder, file), 'utf8'));
  const sheets = (await Promise.all(files)).join('\n');
  const pruner = new Beasties({ external: false, allowRules: alwaysKept, logLevel: 'warn' });
  const pruned = await pruner.process(
    html.replace(first[0], () => `<style>${sheets}</style>`).replace(styleSheet, ''),
  );
  // It drops every face that is named by a variable alone.
  const faces = (sheets.match(face) ?? []).join('\n');
  return pruned.replace('</head>', () => `<style>${faces}</style></head>`);
}
