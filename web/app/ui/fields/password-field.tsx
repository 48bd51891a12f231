import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './field.module.css';
import { FieldFrame, splitField } from './field-frame.tsx';
import type { TextFieldProps } from './text-field.tsx';

export function PasswordField({ onChange, ...props }: Omit<TextFieldProps, 'type'>) {
  const { frame, input } = splitField(props);
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <FieldFrame {...frame}>
      <div className={classes.control}>
        <input
          {...input}
          type={shown ? 'text' : 'password'}
          className={classes.input}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <button
          type="button"
          className={classes.inside}
          aria-label={shown ? 'Ocultar senha' : 'Mostrar senha'}
          aria-controls={props.id}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} aria-hidden />
        </button>
      </div>
    </FieldFrame>
  );
}

/** Tells password managers whose password the form is about. People do not see it. */
export function UserNameField({ email }: { readonly email: string }) {
  return (
    <input type="text" aria-label="Usuário" autoComplete="username" value={email} readOnly hidden />
  );
}
