import { accountBounds } from '#core/schemas/bounds.ts';
import { labels } from '#core/text/labels.ts';

/** The properties of a TextField for a person's name. */
export const nameField = {
  id: 'name',
  label: labels.name,
  autoComplete: 'name',
  enterKeyHint: 'next',
  maxLength: accountBounds.name.max,
} as const;

/** The properties of a TextField for an email address. */
export const emailField = {
  id: 'email',
  type: 'email',
  label: labels.email,
  autoComplete: 'email',
  autoCapitalize: 'none',
  enterKeyHint: 'next',
  maxLength: accountBounds.email.max,
} as const;
