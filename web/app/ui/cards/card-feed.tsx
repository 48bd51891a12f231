import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import look from '../look/look.module.css';
import classes from './cards.module.css';
import { cardId, useDrawnPlaces } from './use-drawn-places.ts';
import type { ListLook } from './use-list-look.ts';

export { cardId, focusCard } from './use-drawn-places.ts';

const atOnce = { getInitialValueInEffect: false };

/** How many cards fit side by side, known before anything is laid out. */
function useColumns(): number {
  const two = useMediaQuery('(min-width: 44em)', undefined, atOnce);
  const three = useMediaQuery('(min-width: 68em)', undefined, atOnce);
  return 1 + Number(two) + Number(three);
}

const gapOfCards = 20;

interface CardFeedProps<Item extends { readonly id: string }> {
  readonly label: string;
  readonly items: readonly Item[];
  /** How high a card probably is, in pixels. */
  readonly estimate: number;
  readonly look?: ListLook;
  /** The one that somebody comes back to, which gets the focus. */
  readonly returnTo?: string | null;
  /** Renders an article with what cardProps() makes of its place among all: from 1 on. */
  readonly children: (item: Item, position: number, total: number) => ReactNode;
}

/** Many cards, of which only those around the view exist: a feed, as assistive technology knows it. */
export function CardFeed<Item extends { readonly id: string }>(props: CardFeedProps<Item>) {
  const { label, items, estimate, look: listLook = 'cards', returnTo = null, children } = props;
  const feed = useRef<HTMLDivElement>(null);
  const cardColumns = useColumns();
  const columns = listLook === 'rows' ? 1 : cardColumns;
  const gap = listLook === 'rows' ? 0 : gapOfCards;
  const drawn = useDrawnPlaces({ items, columns, gap, estimate, feed, returnTo });
  const { rows, places, startOf } = drawn;
  const first = places.find(({ isOutOfView }) => !isOutOfView);
  return (
    <div
      ref={feed}
      role="feed"
      aria-label={label}
      className={`${classes.feed} ${listLook === 'rows' ? look.rows : ''}`}
      data-look={listLook}
      style={{
        gap,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        height: rows.getTotalSize(),
        paddingTop: first ? startOf(first.row) : 0,
      }}
      {...drawn.handlers}
    >
      {places.map(({ item, index, row, isOutOfView }) => (
        <div
          key={item.id}
          ref={isOutOfView ? undefined : (place) => rows.measureElement(place)}
          data-index={row}
          style={isOutOfView ? { position: 'absolute', top: startOf(row) } : undefined}
        >
          {children(item, index + 1, items.length)}
        </div>
      ))}
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
