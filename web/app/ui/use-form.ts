import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { fieldErrors } from '#core/schemas/field-errors.ts';
import { ApiError, type FieldProblem } from '../api/api-error.ts';

/** What is wrong with a form's values, by field. */
export type FieldMessages = Readonly<Record<string, string>>;

type Texts<Field extends string> = Readonly<Record<Field, string>>;

/** The first message of each field. */
export function messagesByField(problems: readonly FieldProblem[]): FieldMessages {
  return Object.fromEntries(problems.toReversed().map(({ path, message }) => [path, message]));
}

/** What a schema finds wrong with the values; nothing when it takes them. */
export function findWith(schema: z.ZodType, values: unknown): FieldMessages {
  const { error } = schema.safeParse(values);
  return error ? messagesByField(fieldErrors(error)) : {};
}

/**
 * A small form of texts: what was typed, what is wrong with it, and the focus on the first wrong
 * field whenever the form is refused.
 *
 * @param initial what the fields hold until somebody types; may come late, as the user's own data does
 * @param find what keeps the values from being sent, by field
 */
export function useForm<Field extends string>(
  initial: Texts<Field>,
  find: (values: Texts<Field>) => FieldMessages,
) {
  const form = useRef<HTMLFormElement>(null);
  const [edits, setEdits] = useState<Partial<Texts<Field>>>({});
  const values: Texts<Field> = { ...initial, ...edits };
  const [errors, setErrors] = useState<FieldMessages>({});
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const refuse = (found: FieldMessages) => {
    setErrors(found);
    setRefusals((count) => count + 1);
  };
  return {
    form,
    values,
    /** What was typed, by field. */
    edits,
    /** Puts back what was typed earlier; what was typed since stays. */
    restore: (earlier: Partial<Texts<Field>>) => setEdits((since) => ({ ...earlier, ...since })),
    /** What a field of this name is given. */
    field: (name: Field) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (value: string) => {
        setEdits((before) => ({ ...before, [name]: value }));
        setErrors((before) => ({ ...before, [name]: '' }));
      },
    }),
    /** Whether the values may be sent; if not, the fields say why. */
    accepts: () => {
      const found = find(values);
      const fine = Object.keys(found).length === 0;
      if (fine) setErrors({});
      else refuse(found);
      return fine;
    },
    /** Shows beside the fields what the server said about them. */
    refuseAs: (error: unknown) => {
      if (error instanceof ApiError && error.fields.length > 0) {
        refuse(messagesByField(error.fields));
      }
    },
  };
}
