import { z } from 'zod';
import { shownSigns } from '../fields/tidy-text.ts';
import { validationMessages } from '../fields/validation.ts';
import { ptBrError } from '../schemas/error-map.ts';
import { strictObject } from '../schemas/field-schemas.ts';
import { passwordSchema } from './account-schemas.ts';

/** Six digits of an authenticator app; people type them in groups. */
const codeSchema = z
  .string({ error: ptBrError })
  .overwrite((text) => shownSigns(text).replaceAll(/\s/g, ''))
  .refine((text) => /^[0-9]{6}$/.test(text), {
    error: validationMessages.twoFactorCode,
    params: { code: 'invalid_format' },
  });

/** Ten letters and digits, typed in any case and any groups. */
const recoveryCodeSchema = z
  .string({ error: ptBrError })
  .overwrite((text) =>
    shownSigns(text)
      .replaceAll(/[\s\p{Dash}]/gu, '')
      .toLowerCase(),
  )
  .refine((text) => /^[a-z0-9]{10}$/.test(text), {
    error: validationMessages.recoveryCode,
    params: { code: 'invalid_format' },
  });

export const ownPasswordSchema = strictObject({ password: passwordSchema });

export const twoFactorCodeSchema = strictObject({ code: codeSchema });

/** The second step of signing in: a code of the app or a recovery code, one of them. */
export const secondStepSchema = strictObject({
  code: codeSchema.optional(),
  recoveryCode: recoveryCodeSchema.optional(),
}).refine(({ code, recoveryCode }) => (code === undefined) !== (recoveryCode === undefined), {
  error: validationMessages.oneCode,
  params: { code: 'required' },
  path: ['code'],
});

/** What an authenticator app needs: a QR code of `uri`, or `secret` typed in. */
export const twoFactorSetupSchema = strictObject({ uri: z.string(), secret: z.string() });

export const twoFactorSchema = strictObject({
  enabled: z.boolean(),
  recoveryCodesLeft: z.int().min(0),
});

/** Shown once; each signs in once without the app. */
export const recoveryCodesSchema = strictObject({ recoveryCodes: z.array(z.string()) });

export type SecondStep = z.infer<typeof secondStepSchema>;
