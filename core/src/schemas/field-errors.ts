import type { core } from 'zod';
import { validationMessages } from '../fields/validation.ts';

/** One field that was not accepted: its path ('materials.0.quantity'), a stable code, pt-BR text. */
export interface FieldError {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** Every field that a Zod error names, in its order. Each unknown key is a field of its own. */
export function fieldErrors(error: { readonly issues: readonly core.$ZodIssue[] }): FieldError[] {
  return error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: pathText([...issue.path, key]),
          code: 'unknown_field',
          message: validationMessages.unknownField,
        }))
      : [{ path: pathText(issue.path), code: codeOf(issue), message: issue.message }],
  );
}

function codeOf(issue: core.$ZodIssue): string {
  if (issue.message === validationMessages.required) return 'required';
  if (issue.code !== 'custom') return issue.code;
  const code: unknown = issue.params?.code;
  return typeof code === 'string' ? code : 'invalid_value';
}

function pathText(path: readonly PropertyKey[]): string {
  return path.map(String).join('.');
}
