import { IconChevronDown } from '@tabler/icons-react';
import classes from './field.module.css';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

interface SelectFieldProps extends FieldTexts {
  readonly id: string;
  readonly name?: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  /** Enter goes past it once something is chosen. */
  readonly isPassedBy?: boolean;
}

export function SelectField(props: SelectFieldProps) {
  const { id, name, value, options, onChange, isPassedBy, ...texts } = props;
  return (
    <FieldFrame id={id} {...texts}>
      <div className={classes.control}>
        <select
          id={id}
          name={name}
          value={value}
          className={`${classes.input} ${classes.select}`}
          aria-label={texts.labelHidden ? texts.label : undefined}
          aria-invalid={texts.error ? true : undefined}
          data-passed-by={(isPassedBy && value !== '') || undefined}
          aria-describedby={describedBy(id, texts)}
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
