import { useMediaQuery } from '@mantine/hooks';
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import lookClasses from '../look/look.module.css';
import classes from './card-feed.module.css';
import { useCardRows } from './use-card-rows.ts';
import type { ListLook } from './use-list-look.ts';

const atOnce = { getInitialValueInEffect: false };

/** How many fit side by side, known before anything is laid out. */
function useColumns(look: ListLook): number {
  const two = useMediaQuery('(min-width: 44em)', undefined, atOnce);
  const three = useMediaQuery('(min-width: 68em)', undefined, atOnce);
  return look === 'rows' ? 1 : 1 + Number(two) + Number(three);
}

const gaps = { cards: 20, rows: 0 };

interface CardFeedProps<Item extends { readonly id: string }> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly look?: ListLook;
  /** How high a card probably is, in pixels. */
  readonly estimate: number;
  /** Renders an article with what cardProps() makes of its place among all: from 1 on. */
  readonly children: (item: Item, position: number, total: number) => ReactNode;
}

/**
 * Many cards, of which only those around the view exist: a feed, as assistive technology knows it.
 * Page Up and Page Down go from card to card, and the one with the focus stays when it is out of
 * view.
 */
export function CardFeed<Item extends { readonly id: string }>(props: CardFeedProps<Item>) {
  const { label, items, look = 'cards', estimate, children } = props;
  const gap = gaps[look];
  const feed = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const columns = useColumns(look);
  const keys = useMemo(() => items.map(({ id }) => id), [items]);
  const rows = useCardRows({ keys, columns, gap, estimate, feed });

  const inView = rows.getVirtualItems();
  const first = (inView[0]?.index ?? 0) * columns;
  const end = ((inView.at(-1)?.index ?? -1) + 1) * columns;
  const places = items.slice(first, end).map((item, index) => ({ item, index: first + index }));
  const focusedIndex = focused === null ? -1 : keys.indexOf(focused);
  const focusedItem = items[focusedIndex];
  if (focusedItem && focusedIndex < first)
    places.unshift({ item: focusedItem, index: focusedIndex });
  if (focusedItem && focusedIndex >= end) places.push({ item: focusedItem, index: focusedIndex });

  const top = (row: number) =>
    (rows.measurementsCache[row]?.start ?? 0) - rows.options.scrollMargin;
  return (
    <div
      ref={feed}
      role="feed"
      aria-label={label}
      className={`${classes.feed} ${look === 'rows' ? lookClasses.rows : ''}`}
      data-look={look}
      style={{
        gap,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        height: rows.getTotalSize(),
        paddingTop: inView[0] ? top(inView[0].index) : 0,
      }}
      onFocus={({ target }) => setFocused(keys[positionOf(target) - 1] ?? null)}
      onBlur={() => setFocused(null)}
      onKeyDown={(event) => stepByPage(event, keys, setFocused)}
    >
      {places.map(({ item, index }) => {
        const row = Math.floor(index / columns);
        const outOfView = index < first || index >= end;
        return (
          <div
            key={item.id}
            ref={outOfView ? undefined : (place) => rows.measureElement(place)}
            data-index={row}
            className={classes.place}
            style={outOfView ? { position: 'absolute', top: top(row) } : undefined}
          >
            {children(item, index + 1, items.length)}
          </div>
        );
      })}
    </div>
  );
}

export function cardProps(itemId: string, position: number, total: number) {
  return {
    id: cardId(itemId),
    'aria-posinset': position,
    'aria-setsize': total,
    tabIndex: -1,
  };
}

export function focusCard(itemId: string): void {
  document.getElementById(cardId(itemId))?.focus();
}

export function cardId(itemId: string): string {
  return `card-${itemId}`;
}

/** From 1 on; 0 outside of the cards. */
function positionOf(element: Element): number {
  return Number(element.closest('[aria-posinset]')?.getAttribute('aria-posinset') ?? 0);
}

function stepByPage(
  event: KeyboardEvent,
  keys: readonly string[],
  draw: (id: string) => void,
): void {
  const step = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0;
  if (step === 0 || !(event.target instanceof Element)) return;
  const next = keys[positionOf(event.target) - 1 + step];
  if (next === undefined) return;
  event.preventDefault();
  // The keys may be faster than the view.
  if (!document.getElementById(cardId(next))) flushSync(() => draw(next));
  focusCard(next);
}
