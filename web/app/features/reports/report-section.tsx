import { type ReactNode, useId } from 'react';
import { Card, Stack } from '../../ui/look/box.tsx';
import { Text } from '../../ui/look/text.tsx';
import classes from './reports.module.css';

interface SectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the report. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" gap={4} className={classes.section} aria-labelledby={id}>
      <Stack gap={1}>
        <h2 id={id}>{title}</h2>
        {lead && (
          <Text size={2} tone="soft">
            {lead}
          </Text>
        )}
      </Stack>
      {children}
    </Card>
  );
}

interface BarProps {
  /** The share of its room that the bar takes, 0 to 1. */
  readonly share: number;
  /** The kinds of bars, which differ without colour: plain, striped, dotted. */
  readonly kind: 'lucrative' | 'attention' | 'loss';
  /** Where a line stands over it, 0 to 1. */
  readonly mark?: number;
}

export function Bar({ share, kind, mark }: BarProps) {
  return (
    <span className={classes.track} aria-hidden="true">
      <span className={classes.bar} data-kind={kind} style={{ width: inPercent(share) }} />
      {mark !== undefined && (
        <span className={classes.mark} style={{ insetInlineStart: inPercent(mark) }} />
      )}
    </span>
  );
}

/** A share from 0 to 1 as a length: 0.5 → '50%'. */
export const inPercent = (share: number): string => `${Math.round(share * 1e4) / 100}%`;
