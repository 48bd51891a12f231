import type { Icon } from '@tabler/icons-react';
import classes from './field.module.css';

interface IconSelectProps {
  readonly id: string;
  readonly label: string;
  readonly Icon: Icon;
  readonly value: string;
  /** The value that needs no mark. */
  readonly usual: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A choice from the device's own list behind a button of one sign, where there is little room. */
export function IconSelect({ id, label, Icon, value, usual, options, onChange }: IconSelectProps) {
  return (
    <span className={classes.icon} data-chosen={value !== usual || undefined}>
      <Icon size={22} stroke={1.7} aria-hidden />
      <select
        id={id}
        aria-label={label}
        title={label}
        className={classes.over}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
