import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type CardRowsOptions, useCardRows } from './use-card-rows.ts';

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
    /** From the top of them all, in pixels. */
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
