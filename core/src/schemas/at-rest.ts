import { z } from 'zod';
import { NewerError } from '../fields/newer-error.ts';
import { absentValueRegistry } from './field-schemas.ts';

type Stored = Readonly<Record<string, unknown>>;

/**
 * Reads what any version of the product has stored as JSON: files, backups, history, templates, undo
 * data. A field that was not known then takes what its description says of absent ones, null
 * where a schema takes it, or else stays away.
 *
 * @param schema what this version stores. It validates nothing here: what comes from outside is
 *   parsed with it afterwards
 * @throws {NewerError} at a field that this version does not know
 */
export function readAtRest<S extends z.ZodType>(schema: S, stored: unknown): z.output<S> {
  return read(schema, stored) as z.output<S>;
}

/** Reads what is stored for a copy, which takes along what a newer version stored, as it is. */
export function copyAtRest<S extends z.ZodType>(schema: S, stored: unknown): z.output<S> {
  try {
    return readAtRest(schema, stored);
  } catch (error) {
    if (error instanceof NewerError) return stored as z.output<S>;
    throw error;
  }
}

function read(schema: unknown, stored: unknown): unknown {
  if (stored === null || typeof stored !== 'object') return stored;
  if (isWrapper(schema)) return read(schema.unwrap(), stored);
  if (Array.isArray(stored)) {
    return schema instanceof z.ZodArray ? stored.map((each) => read(schema.element, each)) : stored;
  }
  if (schema instanceof z.ZodDiscriminatedUnion)
    return read(optionOf(schema, stored as Stored), stored);
  return schema instanceof z.ZodObject ? readObject(schema.shape, stored as Stored) : stored;
}

function readObject(shape: z.core.$ZodShape, stored: Stored): unknown {
  const newer = Object.keys(stored).find((key) => !Object.hasOwn(shape, key));
  if (newer !== undefined) throw new NewerError(newer);
  const entries = Object.entries(shape).flatMap(([key, schema]) => {
    const value = Object.hasOwn(stored, key) ? read(schema, stored[key]) : absentValue(schema);
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(entries);
}

const isWrapper = (schema: unknown) =>
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodDefault;

function optionOf(union: z.ZodDiscriminatedUnion, stored: Stored): unknown {
  const key = union.def.discriminator;
  return union.options.find(
    (option) =>
      option instanceof z.ZodObject && option.shape[key]?.safeParse(stored[key]).success === true,
  );
}

const absentValues = new WeakMap<object, unknown>();

function absentValue(schema: z.core.$ZodType): unknown {
  if (!absentValues.has(schema)) absentValues.set(schema, findAbsentValue(schema));
  return absentValues.get(schema);
}

function findAbsentValue(schema: z.core.$ZodType): unknown {
  const known = absentValueRegistry.get(schema);
  if (known) return known.value;
  if (schema instanceof z.ZodDefault) return schema.def.defaultValue;
  return schema instanceof z.ZodNullable ? null : undefined;
}
