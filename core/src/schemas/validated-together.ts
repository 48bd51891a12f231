import type { z } from 'zod';

export interface Findings {
  readonly areSound: (...keys: readonly string[]) => boolean;
  readonly complain: (path: readonly string[], code: string, message: string) => void;
  /** Has other words about a number of this field that is out of bounds. */
  readonly sayBounds: (key: string, message: string) => void;
}

/** Validates fields together even where some are wrong, so that every bad field is named. */
export function validatedTogether<Schema extends z.ZodType>(
  schema: Schema,
  validate: (value: z.output<Schema>, findings: Findings) => void,
) {
  return schema.superRefine((value, ctx) => validate(value, findingsOf(ctx)), {
    when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value),
  });
}

function findingsOf(ctx: z.core.$RefinementCtx): Findings {
  return {
    areSound: (...keys) => !ctx.issues.some(({ path }) => keys.includes(String(path?.[0]))),
    complain: (path, code, message) =>
      ctx.addIssue({ code: 'custom', path: [...path], message, params: { code } }),
    sayBounds: (key, message) => {
      for (const issue of ctx.issues) {
        const isAboutBounds = issue.code === 'too_small' || issue.code === 'too_big';
        if (isAboutBounds && issue.path?.[0] === key) Object.assign(issue, { message });
      }
    },
  };
}
