import type { ReactNode } from 'react';
import { Row, Stack } from '../look/box.tsx';
import { Text } from '../look/text.tsx';
import classes from './range-field.module.css';

interface RangeFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly format: (value: number) => string;
  readonly enterKeyHint?: 'next' | 'done';
  readonly onChange: (value: number) => void;
  readonly hint?: ReactNode;
}

export function RangeField(props: RangeFieldProps) {
  const { id, label, value, min, max, step, format, enterKeyHint, onChange, hint } = props;
  // A value between two steps is shown where it is; moving it leads to a step.
  const between = (value - min) % step !== 0;
  const filled = `${((Math.min(Math.max(value, min), max) - min) / (max - min)) * 100}%`;
  return (
    <Stack gap={1}>
      <Row wrap between align="baseline" gap={2}>
        <Text as="label" htmlFor={id} strong>
          {label}
        </Text>
        <Text as="output" htmlFor={id} size={4} tone="accent" serif>
          {format(value)}
        </Text>
      </Row>
      <input
        id={id}
        type="range"
        className={classes.range}
        style={{ '--filled': filled }}
        min={min}
        max={max}
        step={between ? 'any' : step}
        enterKeyHint={enterKeyHint}
        value={value}
        aria-valuetext={format(value)}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ currentTarget: { valueAsNumber: moved } }) =>
          onChange(between ? stepTowards(moved, value, { min, step }) : moved)
        }
      />
      <Row between aria-hidden="true">
        {[min, max].map((end) => (
          <Text key={end} as="span" size={2} tone="soft">
            {format(end)}
          </Text>
        ))}
      </Row>
      {hint && (
        <Text id={`${id}-hint`} size={2} tone="soft">
          {hint}
        </Text>
      )}
    </Stack>
  );
}

/** The step that is reached on the way from a value between two: the last, and one at least. */
function stepTowards(
  to: number,
  from: number,
  { min, step }: Pick<RangeFieldProps, 'min' | 'step'>,
): number {
  const stepsTo = (to - min) / step;
  const stepsFrom = (from - min) / step;
  const steps =
    to > from
      ? Math.max(Math.ceil(stepsFrom), Math.floor(stepsTo))
      : Math.min(Math.floor(stepsFrom), Math.ceil(stepsTo));
  return min + steps * step;
}
