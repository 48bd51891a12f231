import { accountBounds } from '#core/schemas/bounds.ts';
import { labels } from '#core/text/labels.ts';
import { TextField, type TextFieldProps } from '../../ui/fields/text-field.tsx';

type AccountFieldProps = Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'> &
  Partial<Pick<TextFieldProps, 'id' | 'label' | 'disabled' | 'enterKeyHint'>>;

/** A person's name, which the browser may fill in. */
export function NameField(props: AccountFieldProps) {
  return (
    <TextField
      id="name"
      label={labels.name}
      autoComplete="name"
      enterKeyHint="next"
      maxLength={accountBounds.name.max}
      {...props}
    />
  );
}

/** An email address, which the browser may fill in. */
export function EmailField(props: AccountFieldProps) {
  return (
    <TextField
      id="email"
      type="email"
      label={labels.email}
      autoComplete="email"
      autoCapitalize="none"
      enterKeyHint="next"
      maxLength={accountBounds.email.max}
      {...props}
    />
  );
}
