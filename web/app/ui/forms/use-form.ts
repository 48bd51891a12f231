import { type FormErrors, schemaResolver, useForm as useLibraryForm } from '@mantine/form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod';
import { ApiError, type FieldProblem } from '../../api/api-error.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

export type FieldMessages = FormErrors;

type Texts<Field extends string> = Readonly<Record<Field, string>>;

/**
 * What a schema finds wrong with a form's values; nothing when it takes them. The schema is loaded
 * after the form: a screen shows sooner without it. Where it cannot be, the server validates.
 */
export function validateLazily(load: () => Promise<z.ZodType>) {
  return async (values: unknown): Promise<FieldMessages> => {
    const schema = await load().catch(() => null);
    return schema ? schemaResolver(schema, { sync: true })(values) : {};
  };
}

/**
 * A form of texts: values, errors, and the focus on the first wrong field after a refusal.
 * @param initial what the fields hold until somebody types; may come later, as the user's data does
 * @param fieldAt the field that a path of the server's errors means, where it has another name
 */
export function useForm<Field extends string>(
  initial: Texts<Field>,
  find: (values: Texts<Field>) => FieldMessages | Promise<FieldMessages>,
  fieldAt: (path: string) => string = (path) => path,
) {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  const { pending, run } = useOneAtATime();
  // It holds what was typed, and nothing else: the other fields follow `initial`.
  const typed = useLibraryForm<Record<string, string>>({
    mode: 'controlled',
    initialValues: {},
    clearInputErrorOnChange: false,
    validate: (edits) => find({ ...initial, ...edits }),
  });
  const values: Texts<Field> = { ...initial, ...typed.values };

  useEffect(() => {
    // A form may lock its fields while it is pending.
    if (refusals === 0 || pending) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals, pending]);

  const filled = () => filledIn(form.current, values);
  const takeFilled = useEffectEvent(() => flushSync(() => typed.setValues(filled())));
  // Before React hears of it, whose handler then sends what stands in the fields.
  useEffect(() => {
    const element = form.current;
    element?.addEventListener('submit', takeFilled);
    return () => element?.removeEventListener('submit', takeFilled);
  });

  const refuse = () => setRefusals((count) => count + 1);
  const checkAndSend = async (send: () => Promise<unknown>): Promise<boolean> => {
    const { hasErrors } = await typed.validate();
    if (hasErrors) {
      refuse();
      return false;
    }
    try {
      await send();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.fields.length === 0) return true;
      typed.setErrors(messagesByField(error.fields, fieldAt));
      refuse();
    }
    return true;
  };
  return {
    form,
    values,
    edits: typed.values,
    errors: typed.errors,
    changed: Object.entries<string>(initial).some(
      ([name, text]) => (typed.values[name] ?? text).trim() !== text.trim(),
    ),
    /** Puts back what was typed earlier; what was typed since stays. */
    restore: (earlier: Partial<Texts<Field>>) =>
      typed.setValues((since) => ({ ...earlier, ...since })),
    field: (name: Field) => ({
      name,
      value: values[name],
      error: typed.errors[name],
      onChange: (value: string) => {
        // Loads what the check needs before it is requested.
        if (Object.keys(typed.values).length === 0) void find(values);
        // Not setFieldValue(): the library takes the dots of 'bands.0.percent' for a path.
        typed.setValues({ ...filled(), [name]: value });
        typed.clearFieldError(name);
      },
    }),
    pending,
    /**
     * Sends valid values; the fields show errors. A second call meanwhile is dropped.
     * @param send resolves once it is sent; an ApiError is for its caller to show
     * @returns whether the values were fit to be sent
     */
    submit: async (send: () => Promise<unknown>): Promise<boolean> =>
      (await run(() => checkAndSend(send))) ?? true,
  };
}

const managed = /^(?:username|email|(?:current|new)-password|one-time-code)$/;

/** What a password manager has put into fields without an event: the next rendering would take it away. */
function filledIn(
  form: HTMLFormElement | null,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const inputs = [...(form?.elements ?? [])].filter((each) => each instanceof HTMLInputElement);
  const found = inputs.filter(
    ({ name, value, autocomplete }) =>
      managed.test(autocomplete) && values[name] !== undefined && values[name] !== value,
  );
  return Object.fromEntries(found.map(({ name, value }) => [name, value]));
}

function messagesByField(
  problems: readonly FieldProblem[],
  fieldAt: (path: string) => string,
): FieldMessages {
  const messages = problems.map(({ path, message }) => [fieldAt(path), message]);
  return Object.fromEntries(messages.toReversed());
}
