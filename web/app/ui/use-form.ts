import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { fieldErrors } from '#core/schemas/field-errors.ts';
import { ApiError, type FieldProblem } from '../api/api-error.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

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
 * The same for a schema that comes after the form: a screen shows sooner without what reads it. When
 * it cannot come, the server judges.
 */
export function findLate(load: () => Promise<z.ZodType>) {
  return async (values: unknown): Promise<FieldMessages> => {
    const schema = await load().catch(() => null);
    return schema ? findWith(schema, values) : {};
  };
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
  find: (values: Texts<Field>) => FieldMessages | Promise<FieldMessages>,
) {
  const form = useRef<HTMLFormElement>(null);
  const [edits, setEdits] = useState<Partial<Texts<Field>>>({});
  const values: Texts<Field> = { ...initial, ...edits };
  const [errors, setErrors] = useState<FieldMessages>({});
  const [refusals, setRefusals] = useState(0);
  const { pending, run } = useOneAtATime();

  useEffect(() => {
    if (refusals === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const refuse = (found: FieldMessages) => {
    setErrors(found);
    setRefusals((count) => count + 1);
  };
  const checkAndSend = async (send: () => Promise<unknown>): Promise<boolean> => {
    const found = await find(values);
    if (Object.keys(found).length > 0) {
      refuse(found);
      return false;
    }
    setErrors({});
    try {
      await send();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.fields.length > 0) refuse(messagesByField(error.fields));
    }
    return true;
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
        // Whatever the check needs is then there when it is asked for.
        if (Object.keys(edits).length === 0) void find(values);
        setEdits((before) => ({ ...before, [name]: value }));
        setErrors((before) => ({ ...before, [name]: '' }));
      },
    }),
    /** Whether the values are being checked or sent. */
    pending,
    /**
     * Sends the values unless something is wrong with them, which the fields then say, as they do
     * with what the server finds. What is being sent is not sent again.
     *
     * @param send resolves once it is sent; an ApiError is for its caller to show
     * @returns whether the values were fit to be sent
     */
    submit: async (send: () => Promise<unknown>): Promise<boolean> =>
      (await run(() => checkAndSend(send))) ?? true,
  };
}
