import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** How many places are remembered: as deep as a dialog from a menu from a screen, and a little more. */
const remembered = 8;

/**
 * A keyboard user must not start again at the top of the page when the focused element is gone. The
 * focus goes to the heading of that part of the screen, else to the element that had it before,
 * else to the screen's heading.
 */
export function useFocusGuard(): void {
  useEffect(() => {
    let around: readonly Element[] = [];
    const earlier: HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      around = ancestorsOf(target);
      earlier.push(target);
      if (earlier.length > remembered) earlier.shift();
    };
    // A click beside everything has left an element that is still there.
    const forget = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget === null && target instanceof Element && target.isConnected) {
        queueMicrotask(() => {
          if (target.isConnected) around = [];
        });
      }
    };
    const net = new MutationObserver(() => {
      const [last] = around;
      if (document.activeElement !== document.body || !last || isThere(last)) return;
      const place = headingAmong(around) ?? earlier.findLast(isThere);
      if (place) focusOn(place);
      else focusScreen();
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', forget);
    net.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', forget);
      net.disconnect();
    };
  }, []);
}

/** The ancestors of an element, itself first, for when it is no longer inside of them. */
function ancestorsOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let each: Element | null = element; each; each = each.parentElement) found.push(each);
  return found;
}

const isThere = (element: Element) => element.isConnected && element.checkVisibility();

function headingAmong(around: readonly Element[]): HTMLElement | null {
  const part = around.find((each) => each.matches('section, article, dialog') && isThere(each));
  return part?.querySelector<HTMLElement>('h1, h2, h3') ?? null;
}

function focusOn(place: HTMLElement): void {
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: !/^(A|BUTTON|INPUT)$/.test(place.tagName) });
}

/**
 * Puts the focus, after a move to another screen, on its heading, so that a screen reader announces
 * it and Tab goes on from there. A screen that has put the focus somewhere itself keeps it.
 */
export function useScreenFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!main()?.contains(document.activeElement)) focusScreen();
  }, [pathname]);
}

export function focusScreen(): void {
  const target = main()?.querySelector<HTMLElement>('h1') ?? main();
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

const main = () => document.getElementById('conteudo');
