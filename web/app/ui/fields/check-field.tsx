import { useId } from 'react';
import classes from './check-field.module.css';

interface CheckFieldProps {
  readonly id?: string;
  readonly label: string;
  /** Left to the browser where it is not given. */
  readonly checked?: boolean;
  readonly enterKeyHint?: 'next';
  readonly onChange?: (checked: boolean) => void;
}

/** A box to tick. */
export function CheckField({ id, label, onChange, ...box }: CheckFieldProps) {
  const ownId = useId();
  return (
    <div className={classes.field}>
      <input
        {...box}
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
