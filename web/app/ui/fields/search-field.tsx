import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { maxSearchLength } from '#core/search/search-length.ts';
import classes from './field.module.css';

interface SearchFieldProps {
  /** Only read out: the glass says it to the eye. */
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** The field is left or Enter is pressed. */
  readonly onSettle?: () => void;
}

export function SearchField({ label, placeholder, value, onChange, onSettle }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.control}>
      <span className={classes.glass}>
        <IconSearch size={20} aria-hidden />
      </span>
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        className={classes.input}
        maxLength={maxSearchLength}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onSettle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onSettle?.();
          if (event.key === 'Escape') onChange('');
        }}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label="Limpar busca"
          className={classes.inside}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <IconX size={18} aria-hidden />
        </button>
      )}
    </div>
  );
}
