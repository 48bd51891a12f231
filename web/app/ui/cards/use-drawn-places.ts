import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { expectedScroll } from '../screen/scroll-places.ts';

interface DrawnPlacesOptions<Item> extends Omit<CardRowsOptions, 'keys'> {
  readonly items: readonly Item[];
  /** The one that somebody comes back to: it is drawn from the start, and has the focus. */
  readonly returnTo?: string | null;
  readonly feed: RefObject<HTMLElement | null>;
}

/**
 * Which of many items exist: those around the view, and the one with the focus wherever it is. Page
 * Up and Page Down go from one to the next. Each is an element with cardId() as its id.
 */
export function useDrawnPlaces<Item extends { readonly id: string }>(
  options: DrawnPlacesOptions<Item>,
) {
  const { items, returnTo = null, ...rowOptions } = options;
  const [focused, setFocused] = useState(returnTo);
  const keys = useMemo(() => items.map(({ id }) => id), [items]);
  const rows = useCardRows({ ...rowOptions, keys });
  const { columns } = options;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on coming back
  useEffect(() => {
    const card = returnTo && document.getElementById(cardId(returnTo));
    if (card) (card.querySelector('a') ?? card).focus({ preventScroll: true });
  }, []);

  const inView = rows.getVirtualItems();
  const first = (inView[0]?.index ?? 0) * columns;
  const end = ((inView.at(-1)?.index ?? -1) + 1) * columns;
  const places = items.slice(first, end).map((item, index) => ({ item, index: first + index }));
  const focusedIndex = focused === null ? -1 : keys.indexOf(focused);
  const focusedItem = items[focusedIndex];
  if (focusedItem && focusedIndex < first)
    places.unshift({ item: focusedItem, index: focusedIndex });
  if (focusedItem && focusedIndex >= end) places.push({ item: focusedItem, index: focusedIndex });

  const edge = (row: number, side: 'start' | 'end') =>
    (rows.measurementsCache[row]?.[side] ?? rows.options.scrollMargin) - rows.options.scrollMargin;
  return {
    rows,
    places: places.map(({ item, index }) => {
      const row = Math.floor(index / columns);
      return { item, index, row, isOutOfView: index < first || index >= end };
    }),
    /** The distance of a row from the top of them all, in pixels. */
    startOf: (row: number) => edge(row, 'start'),
    endOf: (row: number) => edge(row, 'end'),
    handlers: {
      onFocus: ({ target }: FocusEvent) => setFocused(itemOf(target)),
      onBlur: () => setFocused(null),
      onKeyDown: (event: KeyboardEvent) => stepByPage(event, keys, setFocused),
    },
  };
}

const prefix = 'card-';

export const cardId = (itemId: string): string => `${prefix}${itemId}`;

export function focusCard(itemId: string): void {
  document.getElementById(cardId(itemId))?.focus();
}

/** The id of the item that an element is of, or stands in; null outside of them. */
export const itemOf = (element: Element): string | null =>
  element.closest(`[id^="${prefix}"]`)?.id.slice(prefix.length) ?? null;

function stepByPage(
  event: KeyboardEvent,
  keys: readonly string[],
  draw: (id: string) => void,
): void {
  const step = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0;
  if (step === 0 || !(event.target instanceof Element)) return;
  const next = keys[keys.indexOf(itemOf(event.target) ?? '') + step];
  if (next === undefined) return;
  event.preventDefault();
  // The keys may be faster than the view.
  if (!document.getElementById(cardId(next))) flushSync(() => draw(next));
  focusCard(next);
}

/** So many cards or fewer are all there, so that the browser's own search finds them. */
const fewCards = 30;
/** A quick swipe goes further than the wheel. */
const beyondView = { oneColumn: 2, more: 1 };

/** The heights of all rows that were seen, so that coming back finds every card where it was. */
const lastHeights = new Map<string, number>();

interface CardRowsOptions {
  readonly keys: readonly string[];
  readonly columns: number;
  /** The gap between the rows, in pixels. */
  readonly gap: number;
  /** How high a row probably is, in pixels, until it is measured. */
  readonly estimate: number;
  readonly feed: RefObject<HTMLElement | null>;
}

function useCardRows({ keys, columns, gap, estimate, feed }: CardRowsOptions) {
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
