import type { Page } from '@playwright/test';
import { mayCut } from './may-cut.ts';

const inPage = [findBreaks, isShown, lineOf, brokenWord, outOfBox, mayCut];

/**
 * Amounts and words that go on in the next line, and texts that hang out of a box around them, each
 * with its place. A word that no line could hold may break: longer than 24 letters.
 */
export const whatBreaks = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {${inPage.join(';')}; return findBreaks(); })()`);

/** Runs in the page, as do those below. */
function findBreaks(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const element = text.parentElement;
    if (!element || text.data.trim() === '' || !isShown(element)) continue;
    const what = brokenWord(text) ?? outOfBox(text, element);
    if (what) found.push(`${what} in ${element.tagName}.${element.className}`);
  }
  return [...new Set(found)];
}

function isShown(element: Element): boolean {
  if (element.closest('option, textarea, script, style, svg')) return false;
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { clip, clipPath } = getComputedStyle(each);
    if (clip !== 'auto' || clipPath === 'inset(50%)') return false;
  }
  return true;
}

/** Where each of the lines begins that this part of a text is on. */
function lineOf(text: Text, start: number, length: number): DOMRect[] {
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, start + length);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}

/** What an amount is written with holds together: 'R$ 1,00' has a no-break space. */
function brokenWord(text: Text): string | undefined {
  for (const { 0: word, index } of text.data.matchAll(/[^ \n\t\u002d\u2013]+/g)) {
    if (word.length > 24) continue;
    const lines = new Set(lineOf(text, index, word.length).map(({ top }) => Math.round(top)));
    if (lines.size > 1) return `“${word}” on ${lines.size} lines`;
  }
  return undefined;
}

/** Boxes that scroll, and elements placed freely, do not count. */
function outOfBox(text: Text, element: Element): string | undefined {
  const rects = lineOf(text, 0, text.length);
  const left = Math.min(...rects.map((rect) => rect.left));
  const right = Math.max(...rects.map((rect) => rect.right));
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { display, position } = getComputedStyle(each);
    if (mayCut(each, element)) return undefined;
    const box = each.getBoundingClientRect();
    const flows = display !== 'inline' && display !== 'contents';
    if (flows && (left < box.left - 1 || right > box.right + 1)) {
      return `“${text.data}” out of ${each.tagName}.${each.className}`;
    }
    if (position === 'absolute' || position === 'fixed') return undefined;
  }
  return undefined;
}
