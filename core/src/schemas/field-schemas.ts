import { z } from 'zod';
import { boundsMessage } from '../fields/bounds-message.ts';
import {
  absentOf,
  type Field,
  type Fields,
  fieldDefault,
  idsOf,
  mapFields,
  type NumberField,
  type ValueOf,
} from '../fields/field.ts';
import { isPlainLine, isPlainText } from '../fields/plain-text.ts';
import { hasLength, type TextBounds } from '../fields/text-length.ts';
import { tidyLine, tidyLines } from '../fields/tidy-text.ts';
import { tooManyDecimals, validationMessages } from '../fields/validation.ts';
import { decimalPlaces } from '../numbers/decimal.ts';
import { ptBrError } from './error-map.ts';

export function strictObject<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, { error: ptBrError });
}

interface TextKind {
  readonly tidy: (text: string) => string;
  readonly isPlain: (text: string) => boolean;
  readonly message: string;
}

const textSchema =
  ({ tidy, isPlain, message: charactersMessage }: TextKind) =>
  (bounds: TextBounds, message: string, emptyMessage = message) => {
    /** A text of which too little is seen counts as it is: an older version may have stored it so. */
    const tidied = (text: string) => {
      const seen = tidy(text);
      return hasLength(seen, bounds) || !hasLength(text.trim(), bounds) ? seen : text.trim();
    };
    return z
      .string({ error: ptBrError })
      .overwrite(tidied)
      .refine((text) => hasLength(text, bounds), {
        error: (issue) => (issue.input === '' ? emptyMessage : message),
        params: { code: 'invalid_length' },
        abort: true,
      })
      .refine(isPlain, { error: charactersMessage, params: { code: 'invalid_characters' } })
      .meta({ minLength: bounds.min, maxLength: bounds.max });
  };

/** A tidy text on one line; `bounds` count code points, as the database does. */
export const singleLine = textSchema({
  tidy: tidyLine,
  isPlain: isPlainLine,
  message: validationMessages.invalidCharacters,
});

/** A tidy text of several lines, each ended by '\n'; `bounds` count code points. */
export const multiLine = textSchema({
  tidy: tidyLines,
  isPlain: isPlainText,
  message: validationMessages.invisibleCharacters,
});

export function numberSchema(field: NumberField) {
  const { least, max, decimals } = field;
  const error = () => boundsMessage(field);
  const number = z
    .number({ error: ptBrError })
    .refine((value) => decimalPlaces(value) <= decimals, {
      error: tooManyDecimals(decimals),
      params: { code: 'too_many_decimals' },
      abort: true,
    })
    .max(max, { error });
  const bounded =
    'above' in least ? number.gt(least.above, { error }) : number.min(least.from, { error });
  return bounded.overwrite((value) => (value === 0 ? 0 : value));
}

/** An amount in R$ that the server computed. */
export const amountSchema = z.number({ error: ptBrError }).min(0);

export function oneOf<const Id extends string>(ids: readonly Id[], message: string) {
  return z.enum(ids, { error: message });
}

type ValueSchema<F extends Field> = z.ZodType<ValueOf<F>, ValueOf<F>>;

/** Schemas of the values that fields take, as the API answers them. */
export function fieldSchemas<F extends Fields>(
  fields: F,
): { [Key in keyof F]: ValueSchema<F[Key]> } {
  return mapFields(fields, schemaOf);
}

type InputSchema<F extends Field> = F extends { optional: true } | { absent: string | number }
  ? z.ZodDefault<ValueSchema<F>>
  : ValueSchema<F>;

/** The schemas of fields as input, which fill in what a call may leave out. */
export function inputSchemas<F extends Fields>(
  fields: F,
): { [Key in keyof F]: InputSchema<F[Key]> } {
  return mapFields(fields, (field) => {
    const schema = schemaOf(field);
    const absent = absentOf(field);
    return absent === undefined ? schema : schema.default(absent);
  });
}

/** What rows at rest have of a field that they were stored without; undefined where it must be there. */
export const absentValueRegistry = z.registry<{ readonly value: unknown }>();

function schemaOf(field: Field): z.ZodType {
  return strictSchemaOf(field).register(absentValueRegistry, { value: fieldDefault(field) });
}

function strictSchemaOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'number': {
      const number = numberSchema(field);
      return field.optional ? number.nullable() : number;
    }
    case 'choice':
      return oneOf(idsOf(field), field.message);
    case 'text': {
      const lines = field.lines === 'many' ? multiLine : singleLine;
      const text = lines(field, boundsMessage(field), field.missing);
      return field.optional ? text.nullable() : text;
    }
  }
}
