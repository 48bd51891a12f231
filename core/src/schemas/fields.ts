import { z } from 'zod';
import { tooManyDecimals, validationMessages } from '../messages/validation.ts';
import { type PricingField, pricingBounds, type TextBounds } from '../pricing/bounds.ts';
import { decimalPlaces } from '../pricing/decimal.ts';
import { isPlainLine } from '../text/plain-line.ts';
import { isPlainText, withPlainLineBreaks } from '../text/plain-text.ts';
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

/** A trimmed text of several lines, each ended by '\n'; `bounds` count code points. */
export function multiLine(bounds: TextBounds, message: string, emptyMessage = message) {
  return z
    .string({ error: ptBrError })
    .overwrite((text) => withPlainLineBreaks(text).trim())
    .refine((text) => hasLength(text, bounds), {
      error: (issue) => (issue.input === '' ? emptyMessage : message),
      params: { code: 'invalid_length' },
      abort: true,
    })
    .refine(isPlainText, {
      error: validationMessages.invisibleCharacters,
      params: { code: 'invalid_characters' },
    })
    .meta({ minLength: bounds.min, maxLength: bounds.max });
}

/** A number of the pricing form within what is accepted (bounds.ts), with limited decimals. */
export function pricingNumber(field: PricingField) {
  const { smallest: min, max, decimals } = pricingBounds[field];
  return boundedNumber({ min, max, decimals }, () => validationMessages[field]);
}

/** A number within bounds, both included, with limited decimals. */
export function boundedNumber(
  { min, max, decimals }: { min: number; max: number; decimals: number },
  error: () => string,
) {
  return z
    .number({ error: ptBrError })
    .refine((value) => decimalPlaces(value) <= decimals, {
      error: tooManyDecimals(decimals),
      params: { code: 'too_many_decimals' },
      abort: true,
    })
    .min(min, { error })
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
