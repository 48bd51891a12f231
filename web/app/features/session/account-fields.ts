import { accountBounds } from '#core/account/account-bounds.ts';
import { accountLabels } from '#core/account/account-texts.ts';

/** The properties of a TextField for a person's name. */
export const nameField = {
  id: 'name',
  label: accountLabels.name,
  autoComplete: 'name',
  enterKeyHint: 'next',
  maxLength: accountBounds.name.max,
} as const;

/** The properties of a TextField for an email address. */
export const emailField = {
  id: 'email',
  type: 'email',
  label: accountLabels.email,
  autoComplete: 'email',
  autoCapitalize: 'none',
  enterKeyHint: 'next',
  maxLength: accountBounds.email.max,
} as const;
