import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/**
 * The six digits of an authenticator app. Phones offer their number pad, and fill it in. Nothing is
 * cut off: what a page copies along may stand before the digits.
 */
export function CodeField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      {...props}
      label="Código de 6 números"
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="go"
    />
  );
}
