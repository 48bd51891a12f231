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

export type Problem = z.infer<typeof problemSchema>;
