import type { Page } from '@playwright/test';
import { mayCut } from './may-cut.ts';

const inPage = [findMisfits, widest, isUnseen, cutTexts, howCut, mayCut, smallTargets];

/** The spacing that every text must bear: of lines, letters, words and paragraphs. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Finds what is cut off, hangs out of the view or is too small to hit, with place and text. */
export const whatDoesNotFit = async (page: Page): Promise<string[]> => [
  ...(await misfits(page)),
  ...(await page.evaluate(findEmptyEnd)),
];

const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {${inPage.join(';')}; return findMisfits(); })()`);

/** Finds the same with more space between letters, words and lines, as WCAG 1.4.12 asks. */
export async function whatDoesNotFitSpaced(page: Page): Promise<string[]> {
  // The page's policy refuses a <style>, but not a sheet that a test adds by script.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
  // A long list works out its height anew a little later.
  const found = await misfits(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
  return found.map((line) => `spaced: ${line}`);
}

/** Finds animations that last although the user asked for less motion. */
export const whatMoves = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect, playState } = animation;
      const length = Number(effect?.getComputedTiming().activeDuration ?? 0);
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return playState === 'running' && length > 100 ? [`${target?.className} moves`] : [];
    }),
  );

/** Finds controls that forced colours make invisible: no word, no sign, no border is left. */
export const whatForcedColoursHide = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')]
      .filter((each) => each.checkVisibility() && !each.closest('label'))
      .filter((each) => {
        const { appearance } = getComputedStyle(each);
        const bordered = [each, each.parentElement ?? each].some((box) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(box);
          return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
        });
        const worded = each.innerText.trim() !== '' || each.querySelector('svg') !== null;
        const native = appearance !== 'none' || (each as HTMLInputElement).type === 'range';
        return !bordered && !worded && !native;
      })
      .map((each) => `${each.outerHTML.slice(0, 80)} is not to be seen in forced colours`),
  );

/** Finds words of programs or of English, and numbers that are not written the Brazilian way. */
export const whatIsForeign = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const foreign =
      /\b(the|your|and|with|please|loading|close|save|cancel|delete|remove|search|select|required|settings|password|invalid|undefined|null|NaN|Infinity)\b|\[object|\b\d+\.\d{1,2}\b(?![.\d])/i;
    const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')]
      .flatMap((each) =>
        ['aria-label', 'title', 'placeholder', 'alt'].map((name) => each.getAttribute(name) ?? ''),
      )
      .concat(document.body.innerText.split('\n'), document.title);
    return labels.filter((text) => foreign.test(text)).map((text) => `foreign: ${text}`);
  });

/**
 * Finds what engines draw each in its own way: WebKit takes no row of a table for the place of what is
 * positioned in it, and lists look as the system's do unless they are told not to.
 */
export const whatEnginesDrawApart = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const style = (each: Element) => getComputedStyle(each);
    const rows = [...document.querySelectorAll('tr, thead, tbody, tfoot')];
    const lists = [...document.querySelectorAll('select')];
    return [
      // Of those that are laid out as rows: absolute ones are not any more.
      ...rows.filter(
        (row) => style(row).display.startsWith('table') && style(row).position !== 'static',
      ),
      ...lists.filter((list) => style(list).appearance !== 'none'),
    ].map((each) => `drawn apart by engines: ${each.outerHTML.slice(0, 80)}`);
  });

/** Runs in the page, as do those below. */
function findMisfits(): string[] {
  const width = document.documentElement.clientWidth;
  const all = document.scrollingElement?.scrollWidth ?? 0;
  const page =
    all > width
      ? [`the page is ${all} wide in ${width}: ${widest()?.outerHTML.slice(0, 120)}`]
      : [];
  return [...new Set([...page, ...cutTexts(width), ...smallTargets()])];
}

/** What nobody sees may make a page go on below its end. */
function findEmptyEnd(): string[] {
  const height = document.scrollingElement?.scrollHeight ?? 0;
  const end = Math.ceil(document.body.getBoundingClientRect().bottom + window.scrollY);
  return height > Math.max(end, window.innerHeight)
    ? [`the page scrolls to ${height}, and all that it shows ends at ${end}`]
    : [];
}

/** The innermost of the elements that hang out furthest. */
function widest(): Element | undefined {
  const right = (element: Element) => element.getBoundingClientRect().right;
  const all = [...document.body.querySelectorAll('*')];
  const flowing = all.filter((each) => getComputedStyle(each).position !== 'fixed');
  return flowing.sort((one, other) => right(one) - right(other)).at(-1);
}

/** For screen readers alone, or not even for them. */
function isUnseen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return true;
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (each.getAttribute('aria-hidden') === 'true') return true;
    const { clipPath, clip } = getComputedStyle(each);
    if (clipPath === 'inset(50%)' || clip !== 'auto') return true;
  }
  return false;
}

function cutTexts(width: number): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element || text.textContent?.trim() === '' || element.closest('option')) continue;
    if (isUnseen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const how = howCut(range.getBoundingClientRect(), element, width);
    if (how) found.push(`${how}: ${element.tagName}.${element.className} “${text.textContent}”`);
  }
  return found;
}

/** Whether text is cut. A box that scrolls cuts nothing; half of the line spacing may be missing. */
function howCut(text: DOMRect, element: Element, width: number): string {
  if (text.width === 0) return '';
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(each);
    if (each === document.body) break;
    if (mayCut(each, element)) return '';
    const outer = each.getBoundingClientRect();
    const sideways = text.left < outer.left - 2 || text.right > outer.right + 2;
    const upright = text.top < outer.top - 4 || text.bottom > outer.bottom + 4;
    const hides = /hidden|clip/;
    if ((hides.test(overflowX) && sideways) || (hides.test(overflowY) && upright)) return 'cut off';
  }
  return text.left < -1 || text.right > width + 1 ? 'out of view' : '';
}

/** Links within a sentence may be as small as its letters. */
function smallTargets(): string[] {
  const wanted = 'a[href], button, input, select, textarea, summary';
  return [...document.querySelectorAll<HTMLElement>(wanted)].flatMap((target) => {
    const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
    if (Math.min(width, height) >= 24 || isUnseen(target)) return [];
    const around = target.parentElement?.textContent?.trim() ?? '';
    const inSentence = getComputedStyle(target).display === 'inline';
    if (inSentence && around !== target.textContent?.trim()) return [];
    return [`${width.toFixed()}×${height.toFixed()}: ${target.outerHTML.slice(0, 80)}`];
  });
}
