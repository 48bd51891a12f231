import { type RefObject, useEffect, useRef, useState } from 'react';

export interface BottomBar {
  readonly bar: RefObject<HTMLElement | null>;
  /** What stands at the end of the page, in place of what the bar offers. */
  readonly end: RefObject<HTMLDivElement | null>;
  /** Whether the end is not wholly in view: below the screen, or behind the bar. */
  readonly isEndAway: boolean;
}

/**
 * Tells the page the height of a bar at its bottom, so that nothing ends up behind it, and lifts the
 * bar above a keyboard that covers the page.
 */
export function useBottomBar(): BottomBar {
  const bar = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  const [isEndAway, setEndAway] = useState(false);

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
      const height = isBar ? element.offsetHeight : 0;
      root.setProperty('--bar-height', `${height}px`);
      setHeight(height);
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
  }, []);

  useEffect(() => {
    if (!end.current) return;
    const look = new IntersectionObserver(
      (entries) => {
        const isAway = (entries.at(-1)?.intersectionRatio ?? 0) < wholly;
        const { activeElement } = document;
        // The button of the bar that goes leaves its focus to the one that it stood for.
        if (
          !isAway &&
          bar.current?.contains(activeElement) &&
          activeElement?.ariaExpanded == null
        ) {
          end.current?.querySelector('button')?.focus({ preventScroll: true });
        }
        setEndAway(isAway);
      },
      { rootMargin: `0px 0px -${height}px`, threshold: wholly },
    );
    look.observe(end.current);
    return () => look.disconnect();
  }, [height]);

  return { bar, end, isEndAway };
}

/** Positions between pixels leave less than 1. */
const wholly = 0.98;
