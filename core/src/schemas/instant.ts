import { z } from 'zod';
import { validationMessages } from '../fields/validation.ts';
import { ptBrError } from './error-map.ts';

/** An instant as it is sent, with any offset, in the years that the database holds; read in UTC. */
export const sentInstant = z.iso
  .datetime({ offset: true, error: ptBrError, abort: true })
  .overwrite((text) => (text.endsWith('Z') ? text : new Date(text).toISOString()))
  .refine((text) => /^[12]/.test(text), {
    error: validationMessages.invalid,
    params: { code: 'invalid_format' },
  });
