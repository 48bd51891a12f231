import { z } from 'zod';
import { validationMessages } from '../fields/validation.ts';
import { emailSchema } from './account.ts';
import { accountBounds, supportBounds } from './bounds.ts';
import { ptBrError } from './error-map.ts';
import { multiLine, singleLine, strictObject } from './field-schemas.ts';

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
