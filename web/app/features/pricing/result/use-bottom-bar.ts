import { type RefObject, useEffect } from 'react';

/**
 * Tells the page the height of a bar at its bottom, so that nothing ends up behind it, and lifts the
 * bar above a keyboard that covers the page.
 */
export function useBottomBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = document.documentElement.style;
    const element = bar.current;
    const viewport = window.visualViewport;
    if (!element) return;

    const lift = () => {
      const covered = viewport ? window.innerHeight - viewport.height - viewport.offsetTop : 0;
      root.setProperty('--keyboard-height', `${Math.max(0, Math.round(covered))}px`);
    };
    const measure = new ResizeObserver(() => {
      const isBar = getComputedStyle(element).position === 'absolute';
      root.setProperty('--bar-height', isBar ? `${element.offsetHeight}px` : '0px');
    });
    measure.observe(element);
    lift();
    viewport?.addEventListener('resize', lift);
    viewport?.addEventListener('scroll', lift);
    return () => {
      measure.disconnect();
      viewport?.removeEventListener('resize', lift);
      viewport?.removeEventListener('scroll', lift);
      root.removeProperty('--keyboard-height');
      root.removeProperty('--bar-height');
    };
  }, [bar]);
}
