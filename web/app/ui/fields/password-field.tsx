import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './field.module.css';
import { describedBy, FieldFrame } from './field-frame.tsx';
import type { TextFieldProps } from './text-field.tsx';

export function PasswordField(props: Omit<TextFieldProps, 'type'>) {
  const { id, label, labelHidden, hint, note, error, aside, onChange, ...input } = props;
  const texts = { label, labelHidden, hint, note, error, aside };
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <FieldFrame id={id} {...texts}>
      <div className={classes.control}>
        <input
          {...input}
          id={id}
          type={shown ? 'text' : 'password'}
          className={classes.input}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, texts)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <button
          type="button"
          className={classes.reveal}
          aria-label={shown ? 'Ocultar senha' : 'Mostrar senha'}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} aria-hidden />
        </button>
      </div>
    </FieldFrame>
  );
}
