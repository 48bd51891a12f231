import { z } from 'zod';
import { craftIds } from '../crafts/crafts.ts';
import { hasLink } from '../fields/has-link.ts';
import { isPlainLine } from '../fields/plain-text.ts';
import { hasLength } from '../fields/text-length.ts';
import { tidyLine } from '../fields/tidy-text.ts';
import { validationMessages } from '../fields/validation.ts';
import { hourPlanInputSchema, hourPlanSchema } from '../hour/hour-schemas.ts';
import { planIds } from '../plans/plans.ts';
import { roundingIds } from '../pricing/final-price.ts';
import { productFields } from '../products/product-fields.ts';
import { ptBrError } from '../schemas/error-map.ts';
import { numberSchema, oneOf, singleLine, strictObject } from '../schemas/field-schemas.ts';
import { accountBounds } from './account-bounds.ts';
import { accountErrors } from './account-errors.ts';
import { businessTypeIds } from './business-types.ts';
import { stateIds } from './states.ts';

// Text, at sign, text, dot, text. It excludes the characters that separate or quote addresses in a
// mail header, so that one address can never be read as two.
const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/;

/**
 * An email address, tidied, composed (NFC) and in lower case: neither letter case nor the way in
 * which a keyboard writes an accent tells two accounts apart.
 */
export const emailSchema = z
  .string({ error: ptBrError })
  .overwrite(tidyLine)
  .toLowerCase()
  .normalize('NFC')
  .refine(isEmail, { error: validationMessages.email, params: { code: 'invalid_format' } })
  .meta({ format: 'idn-email', maxLength: accountBounds.email.max });

/** A password exactly as typed. */
export const passwordSchema = z
  .string({ error: ptBrError })
  .refine((text) => hasLength(text, accountBounds.password), {
    error: ({ input }) => {
      if (input === '') return validationMessages.passwordMissing;
      return String(input).length > accountBounds.password.max
        ? validationMessages.passwordTooLong
        : validationMessages.passwordTooShort;
    },
    params: { code: 'invalid_length' },
    abort: true,
  })
  .refine(isPlainLine, {
    error: validationMessages.invalidCharacters,
    params: { code: 'invalid_characters' },
  })
  .meta({ minLength: accountBounds.password.min, maxLength: accountBounds.password.max });

/** A person's or a workshop's name. It goes into emails, so it may hold nothing to tap on. */
export const nameSchema = singleLine(
  accountBounds.name,
  validationMessages.userName,
  validationMessages.required,
)
  .refine((name) => tidyLine(name) !== '', { error: validationMessages.required, abort: true })
  .refine((name) => !hasLink(name), {
    error: validationMessages.linkInName,
    params: { code: 'invalid_format' },
  });

const craftTypeSchema = oneOf(craftIds, validationMessages.craftType);

export const signUpSchema = strictObject({
  name: nameSchema,
  email: emailSchema,
  password: passwordSchema,
  craftType: craftTypeSchema,
  hourlyRate: numberSchema(productFields.hourlyRate),
  /** What the rate follows from, where the hour's questions were answered. */
  hourPlan: hourPlanInputSchema.nullable().optional(),
});

export const emailOnlySchema = strictObject({ email: emailSchema });

export const signInSchema = strictObject({ email: emailSchema, password: passwordSchema });

/** The token of a link; `missing` is the message when there is none. */
const linkToken = (missing: string) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? missing : ptBrError(issue)) })
    .pipe(singleLine(accountBounds.token, validationMessages.invalid, missing))
    .meta({ minLength: accountBounds.token.min, maxLength: accountBounds.token.max });

export const confirmationLinkSchema = strictObject({
  token: linkToken(accountErrors.confirmation_token_missing.detail),
});

/** What is chosen on the page of the link, where more than one sign-up waits. */
export const confirmEmailSchema = confirmationLinkSchema.extend({
  password: passwordSchema.optional(),
  name: nameSchema.optional(),
  craftType: craftTypeSchema.optional(),
});

export const recoveryLinkSchema = strictObject({
  token: linkToken(accountErrors.reset_token_missing.detail),
});

/** Whose password a recovery link sets, and if there is a second step; null for a dead link. */
export const recoverySchema = strictObject({
  link: strictObject({ email: z.string(), twoFactorEnabled: z.boolean() }).nullable(),
});

/** What a recovery link sets. `secondFactorLost`: authenticator app and recovery codes are gone. */
export const resetPasswordSchema = recoveryLinkSchema.extend({
  newPassword: passwordSchema,
  secondFactorLost: z.boolean({ error: ptBrError }).default(false),
});

export const passwordResetSchema = strictObject({
  email: z.string(),
  secondFactorEndsAt: z.iso.datetime().optional(),
});

export const changePasswordSchema = strictObject({
  currentPassword: passwordSchema,
  newPassword: passwordSchema,
});

export const changeEmailSchema = strictObject({ email: emailSchema, password: passwordSchema });

export const deleteAccountSchema = strictObject({ password: passwordSchema });

const roundingSchema = oneOf(roundingIds, validationMessages.invalidOption);

/** The fields of the settings, each changed on its own. A state of null is none, as is a plan. */
export const profilePatchSchema = strictObject({
  name: nameSchema.optional(),
  craftType: craftTypeSchema.optional(),
  hourlyRate: numberSchema(productFields.hourlyRate).optional(),
  rounding: roundingSchema.optional(),
  hourPlan: hourPlanInputSchema.nullable().optional(),
  state: oneOf(stateIds, validationMessages.invalidOption).nullable().optional(),
  businessType: oneOf(businessTypeIds, validationMessages.invalidOption).optional(),
});

/** One signed-in browser; `device` and `address` are texts for people, times ISO 8601 in UTC. */
export const sessionSchema = strictObject({
  id: z.uuid(),
  device: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  current: z.boolean(),
});

/** A new email that waits for its confirmation; null when none does. */
export const pendingEmailSchema = strictObject({
  pending: strictObject({ email: z.string(), expiresAt: z.iso.datetime() }).nullable(),
});

export const signInMethodsSchema = strictObject({ password: z.boolean(), google: z.boolean() });

/** The signed-in user as the API answers it; times are ISO 8601 in UTC. */
export const meSchema = strictObject({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  craftType: craftTypeSchema,
  hourlyRate: z.number(),
  rounding: roundingSchema,
  hourPlan: hourPlanSchema.nullable(),
  plan: oneOf(planIds, validationMessages.invalidOption),
  emailConfirmed: z.boolean(),
  twoFactorEnabled: z.boolean(),
  state: oneOf(stateIds, validationMessages.invalidOption).nullable(),
  businessType: oneOf(businessTypeIds, validationMessages.invalidOption),
  avatarUrl: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** What a link confirmed: an account, or the new email of one; and who is signed in by that. */
export const confirmedSchema = strictObject({
  userId: z.uuid(),
  email: z.string(),
  name: z.string(),
  purpose: z.enum(['confirm-email', 'change-email']),
  user: meSchema.optional(),
});

/** Signed in, or asked for the second factor, which ends at a time if it was reported lost. */
export const signInAnswerSchema = z.union([
  strictObject({ user: meSchema }),
  strictObject({
    twoFactorRequired: z.literal(true),
    secondFactorEndsAt: z.iso.datetime().optional(),
  }),
]);

export type SignUpInput = z.infer<typeof signUpSchema>;
export type SignInInput = z.infer<typeof signInSchema>;
export type ConfirmEmailInput = z.infer<typeof confirmEmailSchema>;
export type Confirmed = z.infer<typeof confirmedSchema>;
export type Recovery = z.infer<typeof recoverySchema>;
export type ResetPasswordInput = z.infer<typeof resetPasswordSchema>;
export type PasswordReset = z.infer<typeof passwordResetSchema>;
export type ChangePasswordInput = z.infer<typeof changePasswordSchema>;
export type ChangeEmailInput = z.infer<typeof changeEmailSchema>;
export type ProfilePatch = z.infer<typeof profilePatchSchema>;
export type SignInMethods = z.infer<typeof signInMethodsSchema>;
export type Session = z.infer<typeof sessionSchema>;
export type Me = z.infer<typeof meSchema>;

function isEmail(text: string): boolean {
  return hasLength(text, accountBounds.email) && isPlainLine(text) && emailPattern.test(text);
}
