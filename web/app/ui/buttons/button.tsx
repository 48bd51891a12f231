import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { classList } from '../look/tones.ts';
import classes from './buttons.module.css';

export interface ButtonLook {
  /** How prominent it is. An outline is of what cannot be taken back. */
  readonly variant?: 'filled' | 'default' | 'subtle' | 'outline';
  readonly size?: 'sm' | 'md' | 'lg';
  /** The colour of what cannot be taken back. */
  readonly color?: 'red';
  readonly fullWidth?: boolean;
  readonly leftSection?: ReactNode;
  readonly rightSection?: ReactNode;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, keyof ButtonLook> {
  /** Covers the words with a sign of waiting; it cannot be pressed meanwhile. */
  readonly loading?: boolean;
}

export function Button({ type = 'button', loading = false, disabled, ...props }: ButtonProps) {
  const { children, ...look } = drawn(props);
  return (
    <button
      {...look}
      type={type}
      disabled={disabled || loading}
      data-loading={loading || undefined}
    >
      {loading && (
        <span className={classes.loader}>
          <Spinner />
        </span>
      )}
      {children}
    </button>
  );
}

/** The properties of the element that is drawn like that; what is not about its look stays. */
function drawn<Props extends ButtonLook>(props: Props) {
  const { variant = 'filled', size = 'md', color, fullWidth, className, ...others } = props;
  const { leftSection, rightSection, children, ...rest } = others;
  return {
    ...rest,
    className: classList(classes.button, className),
    'data-variant': variant,
    'data-size': size,
    'data-color': color,
    'data-block': fullWidth || undefined,
    children: (
      <>
        {leftSection && <span className={classes.side}>{leftSection}</span>}
        <span className={classes.label}>{children}</span>
        {rightSection && <span className={classes.side}>{rightSection}</span>}
      </>
    ),
  };
}

type AnchorButtonProps = ButtonLook & Omit<ComponentProps<'a'>, keyof ButtonLook>;

export function AnchorButton(props: AnchorButtonProps) {
  return <a {...drawn(props)} />;
}

interface LinkButtonProps extends ButtonLook {
  readonly to: string;
  /** What the next screen gets, beside its address. */
  readonly state?: unknown;
}

/** A link that looks like a button. Where it leads is loaded once somebody reaches for it. */
export function LinkButton(props: LinkButtonProps) {
  return <Link prefetch="intent" {...drawn(props)} />;
}

/** A button that is there when wanted and silent otherwise: words, and a sign before them. */
export function QuietButton({ className, ...button }: ComponentProps<'button'>) {
  return <button type="button" {...button} className={classList(classes.quiet, className)} />;
}

/** The act that a note offers. */
export const NoteButton = (props: ComponentProps<typeof Button>) => (
  <Button variant="default" size="sm" {...props} />
);

/** Turns while something is waited for. Words beside it say what that is. */
export function Spinner() {
  return <span className={classes.spinner} aria-hidden="true" />;
}
