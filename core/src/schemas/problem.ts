import { z } from 'zod';

/** One field that was not accepted; the path is like 'materials.0.quantity'. */
const fieldErrorSchema = z.strictObject({
  path: z.string(),
  code: z.string(),
  message: z.string(),
});

/** An error response, application/problem+json (RFC 9457); `detail` is for the user, in pt-BR. */
export const problemSchema = z.strictObject({
  type: z.string().optional(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string(),
  errors: z.array(fieldErrorSchema).optional(),
});

/** Refuses a change of an older state. It carries both states, so that nobody has to ask again. */
export const changedProblemSchema = <Row extends z.ZodType, Sent extends z.ZodType>(
  current: Row,
  sent: Sent,
) => problemSchema.extend({ current, sent });

/** Either of the two, as a client reads it. */
export const anyProblemSchema = problemSchema.extend({
  current: z.unknown().optional(),
  sent: z.unknown().optional(),
});

export type Problem = z.infer<typeof anyProblemSchema>;
