import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a move to another screen puts the focus on its heading, so that a screen reader announces
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
