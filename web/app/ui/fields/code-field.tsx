import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/** The six digits of an authenticator app. Phones offer their number pad, and fill it in. */
export function CodeField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      {...props}
      label="Código de 6 números"
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="go"
      pattern="[0-9 ]*"
      maxLength={9}
    />
  );
}
