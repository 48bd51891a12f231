import { z } from 'zod';
import { accountBounds } from '../account/account-bounds.ts';
import { emailSchema } from '../account/account-schemas.ts';
import { validationMessages } from '../fields/validation.ts';
import { ptBrError } from '../schemas/error-map.ts';
import { multiLine, singleLine, strictObject } from '../schemas/field-schemas.ts';
import { supportBounds } from './support-texts.ts';

export const supportMessageSchema = strictObject({
  name: singleLine(accountBounds.name, validationMessages.userName, validationMessages.supportName),
  email: emailSchema,
  subject: singleLine(
    supportBounds.subject,
    validationMessages.supportSubjectTooLong,
    validationMessages.supportSubject,
  ),
  message: multiLine(
    supportBounds.message,
    validationMessages.supportMessageTooLong,
    validationMessages.supportMessage,
  ),
  /** People do not see this field; only programs fill it in. */
  site: z.string({ error: ptBrError }).optional(),
});

export const supportContactSchema = strictObject({ email: z.string() });

export type SupportMessage = z.infer<typeof supportMessageSchema>;
