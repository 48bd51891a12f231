import type { ComponentProps, ReactNode } from 'react';
import { classList } from '../look/tones.ts';
import classes from './buttons.module.css';
import { Spinner } from './spinner.tsx';

export interface ButtonLook {
  /** How prominent it is. An outline is of what cannot be taken back. */
  readonly variant?: 'filled' | 'default' | 'subtle' | 'outline';
  readonly size?: 'sm' | 'md' | 'lg';
  /** For what cannot be taken back. */
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
export function drawn<Props extends ButtonLook>(props: Props) {
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
