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

const waiting = z.strictObject({ email: z.string(), name: z.string(), craftType: z.string() });

/** Refuses to confirm an account while nobody knows whose password counts. */
export const waitingProblemSchema = problemSchema.extend({ waiting: waiting.optional() });

/** What became of a known link that does not count any more. */
const link = z.strictObject({
  userId: z.uuid(),
  email: z.string(),
  state: z.enum(['confirmed', 'expired']),
  purpose: z.enum(['confirm-email', 'change-email']),
});

/** Refuses a link; one that is unknown, or ended by a newer one, names no email. */
export const linkProblemSchema = problemSchema.extend({ link: link.optional() });

export const anyProblemSchema = problemSchema.extend({
  current: z.unknown().optional(),
  sent: z.unknown().optional(),
  waiting: waiting.optional(),
  link: link.optional(),
});

export type Problem = z.infer<typeof anyProblemSchema>;
export type WaitingSignUp = z.infer<typeof waiting>;
export type EndedLink = z.infer<typeof link>;
