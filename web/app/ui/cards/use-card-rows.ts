import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { expectedScroll } from '../screen/scroll-places.ts';

/** So many cards or fewer are all there, so that the browser's own search finds them. */
const fewCards = 30;
/** A quick swipe goes further than the wheel. */
const beyondView = { oneColumn: 2, more: 1 };

/** The heights of all rows that were seen, so that coming back finds every card where it was. */
const lastHeights = new Map<string, number>();

export interface CardRowsOptions {
  readonly keys: readonly string[];
  readonly columns: number;
  /** Between the rows, in pixels. */
  readonly gap: number;
  /** How high a row probably is, in pixels, until it is measured. */
  readonly estimate: number;
  readonly feed: RefObject<HTMLElement | null>;
}

export function useCardRows({ keys, columns, gap, estimate, feed }: CardRowsOptions) {
  const [scrollMargin, setScrollMargin] = useState(0);
  const rowKey = useCallback(
    (row: number) => `${columns}:${gap}:${keys[row * columns]}`,
    [keys, columns, gap],
  );
  const { key } = useLocation();
  const rowsBeyondView = columns === 1 ? beyondView.oneColumn : beyondView.more;
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: Math.ceil(keys.length / columns),
    getItemKey: rowKey,
    estimateSize: (row) => lastHeights.get(rowKey(row)) ?? estimate,
    overscan: keys.length <= fewCards ? fewCards : rowsBeyondView,
    gap,
    scrollMargin,
    initialOffset: () => expectedScroll(key),
  });

  // Measured rarely, for it makes the browser lay out everything at once: what comes and goes above
  // the cards is lower than the rows that exist beyond the view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is above is laid out by columns too
  useLayoutEffect(() => {
    const top = feed.current?.getBoundingClientRect().top ?? 0;
    setScrollMargin(Math.round(top + window.scrollY));
  }, [feed, columns]);

  useEffect(
    () => () => {
      for (const [key, height] of virtualizer.itemSizeCache) lastHeights.set(String(key), height);
    },
    [virtualizer],
  );
  return virtualizer;
}
