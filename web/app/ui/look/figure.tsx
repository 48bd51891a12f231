import type { ReactNode } from 'react';
import classes from './amount.module.css';
import { Card, Row, Stack } from './box.tsx';
import { Text } from './text.tsx';
import type { TextSize, Tone } from './tones.ts';

interface FigureProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly size?: TextSize;
  readonly tone?: Tone;
}

/** A figure below its label. It stands in a dl. */
export function Figure({ label, value, size = 4, tone }: FigureProps) {
  return (
    <Stack>
      <Text as="dt" size={2} tone="soft">
        {label}
      </Text>
      <Text as="dd" size={size} serif {...(tone && { tone })}>
        <Amount>{value}</Amount>
      </Text>
    </Stack>
  );
}

interface FigureCardProps extends FigureProps {
  /** What the figure counts. */
  readonly note: ReactNode;
}

/** A figure that stands for itself. */
export function FigureCard({ note, ...figure }: FigureCardProps) {
  return (
    <Card gap={1}>
      <dl>
        <Figure size={5} {...figure} />
      </dl>
      <Text size={2} tone="soft">
        {note}
      </Text>
    </Card>
  );
}

interface LineFigureProps extends Omit<FigureProps, 'size'> {
  readonly strong?: boolean;
}

/** A label and its figure at the ends of a line. It stands in a dl. */
export function LineFigure({ label, value, tone, strong = false }: LineFigureProps) {
  return (
    <Row wrap between gap={2}>
      <Text as="dt" strong={strong} tone={strong ? 'plain' : 'soft'}>
        {label}
      </Text>
      <Text as="dd" figures strong={strong} {...(tone && { tone })}>
        {value}
      </Text>
    </Row>
  );
}

interface AmountProps {
  readonly children: string;
  /** The amount stands in a line with other texts: what counts is the container that they are in. */
  readonly inline?: boolean;
}

/** A figure that never breaks: of the size of the text around it, smaller where there is no room. */
export function Amount({ children, inline = false }: AmountProps) {
  return (
    <span className={inline ? undefined : classes.room}>
      <span className={classes.amount} style={{ '--length': children.length }}>
        {children}
      </span>
    </span>
  );
}
