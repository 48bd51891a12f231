import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './look.module.css';
import { Text } from './text.tsx';
import { classList, type Tone, toneClass } from './tones.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface ListRowProps {
  readonly title: ReactNode;
  /** A title that differs from others by its end shows whole. */
  readonly wraps?: boolean;
  /** What the title is for assistive technology that goes from heading to heading. */
  readonly heading?: 'h2' | 'h3';
  /** The facts below the title, on one line. */
  readonly facts?: ReactNode;
  /** Facts that are columns where there is room; null keeps the place of one. */
  readonly columns?: readonly ReactNode[];
  /** Where there is no room for columns only the first of them shows. */
  readonly firstOnly?: boolean;
  /** What the row says at its end, in the face of prices. */
  readonly value?: ReactNode;
  readonly valueFacts?: ReactNode;
  /** What a press on the value does, and how that is read out behind it. */
  readonly valueAct?: { readonly label: string; readonly onPress: () => void };
  /** How it stands: a mark at its beginning. Its facts say so in words, too. */
  readonly mark?: Tone;
  /** What stands before the title: a picture. */
  readonly start?: ReactNode;
  /** What is pressed apart from the row: a menu. */
  readonly end?: ReactNode;
  /** The address to which a press leads. */
  readonly to?: string;
  /** What the next screen gets, beside its address. */
  readonly state?: unknown;
  /** A press that leads somewhere may do something besides. */
  readonly onPress?: () => void;
  /** What a press does, where the title does not say it. */
  readonly pressLabel?: string;
  /** Whether a press has opened what stands below the row. */
  readonly expanded?: boolean;
  /** The id of the title, for what the row is labelled by. */
  readonly titleId?: string;
}

/** A row of a list: what one looks for, and the rest on a press. */
export function ListRow(props: ListRowProps) {
  const { title, heading, facts, columns, firstOnly, value, valueFacts, mark, start, end } = props;
  const clips = !props.wraps;
  const { to, state, onPress, pressLabel, expanded, titleId, valueAct } = props;
  const cover = {
    id: titleId,
    className: classList(classes.cover, clips && classes.clip),
    'aria-label': pressLabel,
  };
  return (
    <div className={classes.item}>
      {mark && <span className={classList(classes.mark, toneClass(mark))} aria-hidden="true" />}
      {start && <div aria-hidden="true">{start}</div>}
      <div className={classes.lead}>
        <Text as={heading ?? 'div'} clip={clips} className={classes.title}>
          {to !== undefined ? (
            <Link to={to} state={state} prefetch="intent" onClick={onPress} {...cover}>
              {title}
            </Link>
          ) : onPress ? (
            <button type="button" onClick={onPress} aria-expanded={expanded} {...cover}>
              {title}
            </button>
          ) : (
            <strong id={titleId}>{title}</strong>
          )}
        </Text>
        {columns && (
          <Text
            as="div"
            size={2}
            tone="soft"
            className={classes.columns}
            data-first-only={firstOnly || undefined}
          >
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: each has its place
              <span key={index}>{column}</span>
            ))}
          </Text>
        )}
        {facts && (
          <Text as="div" size={2} tone="soft">
            {facts}
          </Text>
        )}
      </div>
      {(value || valueFacts) && (
        <Value act={valueAct}>
          {value && (
            <Text as="div" size={4} serif figures>
              {value}
            </Text>
          )}
          {valueFacts && (
            <Text as="div" size={2} tone="soft" figures>
              {valueFacts}
            </Text>
          )}
        </Value>
      )}
      {end && <div className={classes.above}>{end}</div>}
    </div>
  );
}

interface ValueProps {
  readonly act: ListRowProps['valueAct'];
  readonly children: ReactNode;
}

function Value({ act, children }: ValueProps) {
  if (!act) return <div className={classes.right}>{children}</div>;
  return (
    <button
      type="button"
      className={classList(classes.right, classes.valueAct)}
      onClick={act.onPress}
    >
      {children}
      <VisuallyHidden>{act.label}</VisuallyHidden>
    </button>
  );
}
