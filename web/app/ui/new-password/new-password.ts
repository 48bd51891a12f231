import { validationMessages } from '#core/fields/validation.ts';
import type { FieldMessages } from '../forms/use-form.ts';

/** Adds what is wrong with the second typing of a new password to what is wrong otherwise. */
export function withConfirmation(
  found: FieldMessages,
  newPassword: string,
  confirmPassword: string,
): FieldMessages {
  if (confirmPassword === newPassword) return found;
  return { ...found, confirmPassword: validationMessages.passwordsDiffer };
}
