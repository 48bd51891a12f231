import { z } from 'zod';
import { tooManyDecimals, validationMessages } from '../messages/validation.ts';
import { type PricingField, pricingBounds, type TextBounds } from '../pricing/bounds.ts';
import { decimalPlaces } from '../pricing/decimal.ts';
import { isPlainLine } from '../text/plain-line.ts';
import { hasLength } from '../text/text-length.ts';
import { ptBrError } from './error-map.ts';

/** An object that refuses unknown keys. */
export function strictObject<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, { error: ptBrError });
}

/** A trimmed text on one line; `bounds` count code points, as the database does. */
export function singleLine(bounds: TextBounds, message: string, emptyMessage = message) {
  return z
    .string({ error: ptBrError })
    .trim()
    .refine((text) => hasLength(text, bounds), {
      error: (issue) => (issue.input === '' ? emptyMessage : message),
      params: { code: 'invalid_length' },
      abort: true,
    })
    .refine(isPlainLine, {
      error: validationMessages.invalidCharacters,
      params: { code: 'invalid_characters' },
    })
    .meta({ minLength: bounds.min, maxLength: bounds.max });
}

/** A number of the pricing form within what is accepted (bounds.ts), with limited decimals. */
export function pricingNumber(field: PricingField) {
  const { smallest, max, decimals } = pricingBounds[field];
  const error = validationMessages[field];
  return z
    .number({ error: ptBrError })
    .refine((value) => decimalPlaces(value) <= decimals, {
      error: tooManyDecimals(decimals),
      params: { code: 'too_many_decimals' },
      abort: true,
    })
    .min(smallest, { error })
    .max(max, { error })
    .overwrite(withoutNegativeZero);
}

/** An amount in R$ that the server computed. */
export const amountSchema = z.number({ error: ptBrError }).min(0);

/** One of the given ids. */
export function oneOf<const Id extends string>(ids: readonly Id[], message: string) {
  return z.enum(ids, { error: message });
}

function withoutNegativeZero(value: number): number {
  return value === 0 ? 0 : value;
}
