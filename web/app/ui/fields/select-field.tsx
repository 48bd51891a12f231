import { IconChevronDown } from '@tabler/icons-react';
import classes from './field.module.css';
import { FieldFrame, type FieldTexts, splitField } from './field-frame.tsx';

interface SelectFieldProps extends FieldTexts {
  readonly id: string;
  readonly name?: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  /** Enter goes past it once something is chosen. */
  readonly isPassedBy?: boolean;
}

export function SelectField({ options, onChange, isPassedBy, ...props }: SelectFieldProps) {
  const { frame, input } = splitField(props);
  return (
    <FieldFrame {...frame}>
      <div className={classes.control}>
        <select
          {...input}
          className={`${classes.input} ${classes.select}`}
          aria-label={frame.labelHidden ? frame.label : undefined}
          data-passed-by={(isPassedBy && input.value !== '') || undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <IconChevronDown size={18} aria-hidden className={classes.arrow} />
      </div>
    </FieldFrame>
  );
}
