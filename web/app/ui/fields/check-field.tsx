import { type ReactNode, useId } from 'react';
import classes from './check-field.module.css';

interface CheckFieldProps {
  readonly id?: string;
  readonly label: ReactNode;
  /** Left to the browser where it is not given. */
  readonly checked?: boolean;
  /** Some of what it stands for is ticked, and some is not. */
  readonly mixed?: boolean;
  readonly disabled?: boolean;
  readonly enterKeyHint?: 'next';
  readonly onChange?: (checked: boolean) => void;
}

export function CheckField({ id, label, mixed = false, onChange, ...box }: CheckFieldProps) {
  const ownId = useId();
  // No attribute says it.
  const mark = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = mixed;
  };
  return (
    <div className={classes.field}>
      <input
        {...box}
        ref={mark}
        id={id ?? ownId}
        type="checkbox"
        className={classes.box}
        onChange={onChange && ((event) => onChange(event.currentTarget.checked))}
      />
      <label htmlFor={id ?? ownId} className={classes.label}>
        {label}
      </label>
    </div>
  );
}
