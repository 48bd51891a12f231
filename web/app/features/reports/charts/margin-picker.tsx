import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { formatMoney, formatPercent } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { VisuallyHidden } from '../../../ui/look/visually-hidden.tsx';
import { shortName } from './chart-frame.tsx';
import { percent } from './geometry/axis.ts';
import { nearest, type Place, stepTo } from './geometry/nearest.ts';
import classes from './margin-chart.module.css';

interface Product extends Place {
  readonly id: string;
  readonly name: string;
  readonly finalPrice: number;
  readonly netMargin: number;
}

/** How far from a sign a finger may come down, in pixels. */
const reach = 28;

/**
 * One link over all signs, to the product nearest to the pointer or chosen by the arrow keys. Links
 * of their own would lie upon each other, and each would be a stop of the Tab key.
 */
export function MarginPicker({ places }: { readonly places: readonly Product[] }) {
  const hint = useId();
  const [picked, setPicked] = useState<string | null>(null);
  const byPrice = places.toSorted((one, other) => one.x - other.x);
  const current = places.find(({ id }) => id === picked);
  const target = current ?? byPrice[0];
  if (!target) return null;

  const pick = (event: PointerEvent<HTMLElement>) => {
    const room = event.currentTarget.parentElement?.getBoundingClientRect();
    if (room) setPicked(nearest(places, event, room, reach)?.id ?? null);
  };
  const step = (event: KeyboardEvent) => {
    const next = stepTo(byPrice, current, event.key);
    if (!next) return;
    event.preventDefault();
    setPicked(next.id);
  };
  return (
    <>
      <Link
        to={`/edit-product/${target.id}`}
        className={classes.picker}
        data-near={current ? '' : undefined}
        aria-describedby={hint}
        draggable={false}
        onPointerMove={pick}
        onPointerDown={pick}
        onPointerLeave={({ pointerType }) => {
          // A finger is gone before its tap counts.
          if (pointerType === 'mouse') setPicked(null);
        }}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) setPicked(target.id);
        }}
        onBlur={() => setPicked(null)}
        onKeyDown={step}
        onClick={(event) => {
          // A tap between the signs opens nothing.
          if (!current) event.preventDefault();
        }}
      >
        <VisuallyHidden>{textOf(target)}</VisuallyHidden>
      </Link>
      <VisuallyHidden>
        <span id={hint}>As setas passam de peça em peça, da mais barata à mais cara.</span>
      </VisuallyHidden>
      {current && <Named product={current} />}
    </>
  );
}

function Named({ product }: { readonly product: Product }) {
  const { x, y, name, finalPrice, netMargin } = product;
  const side = x > 0.5 ? { right: percent(1 - x) } : { left: percent(x) };
  const above = y > 0.5;
  return (
    <>
      <span className={classes.ring} style={{ left: percent(x), top: percent(y) }} />
      <span
        className={classes.named}
        aria-hidden="true"
        style={{
          ...side,
          [above ? 'bottom' : 'top']: `calc(${percent(above ? 1 - y : y)} + 1rem)`,
        }}
      >
        <b dir="auto">{shortName(name)}</b>
        <br />
        {formatMoney(finalPrice)} · {formatPercent(netMargin, 1)} de margem
      </span>
    </>
  );
}

const textOf = ({ name, finalPrice, netMargin }: Product) =>
  `${name}: ${formatMoney(finalPrice)}, ${labels.netMargin.toLowerCase()} ${formatPercent(netMargin, 1)}`;
