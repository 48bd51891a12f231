import type { ComponentPropsWithRef, CSSProperties, ElementType } from 'react';
import classes from './look.module.css';
import { classList, type Space } from './tones.ts';

interface BoxLook {
  /** The gap between what is in the box. */
  readonly gap?: Space;
  /** Around what is in it. */
  readonly pad?: Space;
  /** Takes what room there is in a row. */
  readonly grow?: boolean;
  readonly align?: 'start' | 'baseline' | 'end' | 'center';
  readonly card?: boolean;
}

type BoxProps<As extends ElementType, Look> = Look & {
  /** The element that it is; a div otherwise. */
  readonly as?: As;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
} & Omit<ComponentPropsWithRef<As>, keyof Look | 'as' | 'className' | 'style'>;

interface RowLook extends BoxLook {
  readonly wrap?: boolean;
  /** What is left of the line lies between what is in it. */
  readonly between?: boolean;
}

interface GridLook extends BoxLook {
  /** How wide a column is at least, as CSS has it: '16rem'. */
  readonly least: string;
}

/** A box whose children stand one below the other. */
export function Stack<As extends ElementType = 'div'>(props: BoxProps<As, BoxLook>) {
  return drawn(props as BoxProps<'div', BoxLook>, classes.stack);
}

/** A box whose children stand one beside the other. */
export function Row<As extends ElementType = 'div'>(props: BoxProps<As, RowLook>) {
  const { wrap, between, ...box } = props as BoxProps<'div', RowLook>;
  const kind = classList(classes.row, wrap && classes.wrap, between && classes.between);
  return drawn(box, kind);
}

/** A grid with as many columns of one width as there is room for. */
export function Grid<As extends ElementType = 'div'>(props: BoxProps<As, GridLook>) {
  const { least, style, ...box } = props as BoxProps<'div', GridLook>;
  return drawn({ ...box, style: { ...style, '--least': least } }, classes.grid);
}

/** What belongs together, on a surface of its own. */
export function Card<As extends ElementType = 'div'>(props: BoxProps<As, BoxLook>) {
  return drawn(
    { gap: 3, pad: 4, ...(props as BoxProps<'div', BoxLook>), card: true },
    classes.stack,
  );
}

function drawn(props: BoxProps<ElementType, BoxLook>, kind: string | undefined) {
  const { as: Element = 'div', gap, pad, grow, align, card, className, style, ...rest } = props;
  const edge = align && classes[align];
  return (
    <Element
      {...rest}
      className={classList(
        classes.box,
        kind,
        edge,
        grow && classes.grow,
        card && classes.card,
        className,
      )}
      style={{ '--gap': step(gap), '--pad': step(pad), ...style }}
    />
  );
}

const step = (space: Space | undefined) => space && `var(--space-${space})`;
