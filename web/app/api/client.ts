import { hc } from 'hono/client';
import { errorMessages } from '#core/errors/errors.ts';
import type { AppType } from '#server/app.ts';
import { ApiError, unanswered } from './api-error.ts';
import { endPendingSession } from './pending-sign-out.ts';

const timeoutMs = 30_000;

/** The timeout of calls about a whole workshop. */
const longTimeoutMs = 300_000;
const isLong = (address: string) => /\/api\/(backups|import)\b/.test(address);
const unreadableMessage = errorMessages.unexpected_error.detail;

/** The API, typed by the server's routes; await calls with answerOf(). */
export const { api } = hc<AppType>('/', { fetch: send });

export type Answer = Pick<Response, 'status' | 'ok' | 'headers' | 'text'>;

type Success<R> = R extends { ok: true; json(): Promise<infer Body> } ? Body : never;

/** The body of a successful answer; undefined without one. @throws {ApiError} */
export async function answerOf<R extends Answer>(call: Promise<R>): Promise<Success<R>> {
  const response = await call;
  const body = await readJson(response);
  if (!response.ok) throw await problemOf(response, body);
  return body as Success<R>;
}

async function send(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const timeout = AbortSignal.timeout(isLong(String(input)) ? longTimeoutMs : timeoutMs);
  const signal = init.signal ? AbortSignal.any([timeout, init.signal]) : timeout;
  try {
    await endPendingSession(signal);
    return await fetch(input, { ...init, signal });
  } catch (cause) {
    // The caller cancelled it.
    if (init.signal?.aborted) throw cause;
    throw unanswered(cause);
  }
}

async function readJson(response: Answer): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    throw unanswered(cause);
  }
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError(response.status, 'unreadable', unreadableMessage, { cause });
  }
}

/** The schema is lazy: few screens need it. */
async function problemOf({ status, headers }: Answer, body: unknown): Promise<ApiError> {
  const retryAt = retryTime(headers.get('retry-after'));
  const { anyProblemSchema } = await import('#core/schemas/problem-schemas.ts');
  const problem = anyProblemSchema.safeParse(body);
  if (!problem.success) return new ApiError(status, 'unreadable', unreadableMessage, { retryAt });
  const { code, detail, errors: fields = [], current: stored, link, waiting } = problem.data;
  return new ApiError(status, code, detail, { fields, retryAt, stored, link, waiting });
}

function retryTime(seconds: string | null): number | null {
  return seconds !== null && /^\d+$/.test(seconds) ? Date.now() + Number(seconds) * 1000 : null;
}
