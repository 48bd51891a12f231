import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inlineStyles } from './inline-styles.ts';

const sheet = /<link rel="stylesheet" href="([^"#]+)#?"[^>]*>/g;
const besides = /<link rel="(?:modulepreload|manifest)"[^>]*>/g;
const script = /<script type="module"[^>]*>[\s\S]*?<\/script>/g;

/**
 * Once the page is painted, or has not been for a while, as in a tab behind others: its style sheets,
 * then what waits for them, each at its own place, where React looks for it.
 */
const beginOncePainted = `Promise.race([
  new Promise((painted) => new PerformanceObserver(painted).observe({ type: 'paint', buffered: true })),
  new Promise((late) => setTimeout(late, 1000)),
]).then(async () => {
  const begin = (what) => {
    for (const each of document.querySelectorAll('template[data-late=' + what + ']'))
      each.replaceWith(document.importNode(each.content, true));
  };
  begin('links');
  const sheets = [...document.querySelectorAll('link[rel=stylesheet]')];
  // Its faces are there: declared anew, one that came late would take the place of what is read.
  const dropFaces = (rules) => {
    for (let at = rules.length; at--; )
      if (rules[at] instanceof CSSFontFaceRule) rules[at].parentStyleSheet.deleteRule(at);
  };
  await Promise.all(sheets.map((each) => new Promise((come) => {
    each.media = 'print';
    each.onload = () => {
      dropFaces(each.sheet.cssRules);
      each.removeAttribute('media');
      come();
    };
    each.onerror = come;
  })));
  begin('scripts');
});`;

/**
 * Lets a page be painted before its scripts are asked for: see docs/decisions/0236. What waits stands
 * in templates.
 */
export function scriptsAfterPaint(html: string): string {
  const links = [sheet, besides].flatMap((kind) => html.match(kind) ?? []).join('');
  return html
    .replaceAll(sheet, '')
    .replaceAll(besides, '')
    .replace('</head>', () => `<template data-late="links">${links}</template></head>`)
    .replaceAll(script, (each) => `<template data-late="scripts">${each}</template>`)
    .replace('</body>', () => `<script>${beginOncePainted}</script></body>`);
}

/** The same for a page of the framework, which has its styles in files. */
export async function paintFirst(html: string, folder: string): Promise<string> {
  const files = [...html.matchAll(sheet)].map(([, file = '']) => join(folder, file));
  const sheets = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return scriptsAfterPaint(await inlineStyles(html, sheets.join('')));
}
