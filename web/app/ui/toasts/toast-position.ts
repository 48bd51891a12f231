import { afterPress } from '../browser/after-press.ts';

const gap = 8;

/**
 * Keeps a message right under the page's header, which may scroll away, and below what has the focus
 * where that stands there: the message gives way, and nothing moves under a finger.
 * @returns what ends it
 */
export function followPlace(place: HTMLElement): () => void {
  const over = new AbortController();
  const put = () => {
    if (over.signal.aborted) return;
    const top = Math.max(headerEnd(), window.visualViewport?.offsetTop ?? 0) + gap;
    place.style.setProperty('--toast-top', `${besideFocus(place, top)}px`);
  };
  put();
  const { signal } = over;
  // What moves while a button is held down is missed by its click.
  document.addEventListener('focusin', () => afterPress(put), { signal });
  window.addEventListener('scroll', put, { passive: true, signal });
  window.addEventListener('resize', put, { signal });
  return () => over.abort();
}

const headerEnd = () =>
  document.querySelector('header:not(main *)')?.getBoundingClientRect().bottom ?? 0;

/** At this height, or below what has the focus if it would cover that. A dialog is over both. */
function besideFocus(place: HTMLElement, top: number): number {
  const focused = document.activeElement;
  if (!focused || focused === document.body || place.contains(focused)) return top;
  if (focused.closest('dialog[open]')) return top;
  const { left, right, height } = place.getBoundingClientRect();
  const words = boxOf(focused);
  const isBeside = right <= words.left || words.right <= left;
  const isClear = isBeside || words.bottom <= top || words.top >= top + height;
  const below = words.bottom + gap;
  return isClear || below + height > window.innerHeight ? top : below;
}

/** Where a heading's words are, which are less wide than it is. */
function boxOf(element: Element): DOMRect {
  if (!element.matches('h1, h2, h3')) return element.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(element);
  return words.getBoundingClientRect();
}
