import type { ZodType } from 'zod';
import { errorMessages } from '#core/messages/errors.ts';
import { problemSchema } from '#core/schemas/problem.ts';
import { ApiError } from './api-error.ts';

const timeoutMs = 30_000;
const offlineMessage = errorMessages.network_unavailable.detail;
const unreadableMessage = errorMessages.unexpected_error.detail;

interface Call<T> {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  /** What the answer must look like; null for an answer without a body. */
  readonly answer: ZodType<T>;
  readonly signal?: AbortSignal;
}

/** Calls the API and reads its answer; every failure becomes an ApiError. */
export async function call<T>(path: string, { method = 'GET', ...call }: Call<T>): Promise<T> {
  const response = await send(path, {
    method,
    signal: AbortSignal.any([
      AbortSignal.timeout(timeoutMs),
      ...(call.signal ? [call.signal] : []),
    ]),
    ...(call.body === undefined
      ? {}
      : { body: JSON.stringify(call.body), headers: { 'content-type': 'application/json' } }),
  });
  const body = await readJson(response);
  if (!response.ok) throw problemOf(response.status, body);
  const answer = call.answer.safeParse(body);
  if (answer.success) return answer.data;
  throw new ApiError(response.status, 'unreadable', unreadableMessage, [], { cause: answer.error });
}

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { ...init, credentials: 'same-origin' });
  } catch (cause) {
    if (init.signal?.aborted && init.signal.reason?.name === 'AbortError') throw cause;
    throw new ApiError(0, 'network', offlineMessage, [], { cause });
  }
}

async function readJson(response: Response): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    throw new ApiError(0, 'network', offlineMessage, [], { cause });
  }
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function problemOf(status: number, body: unknown): ApiError {
  const problem = problemSchema.safeParse(body);
  if (!problem.success) return new ApiError(status, 'unreadable', unreadableMessage);
  const { code, detail, errors } = problem.data;
  return new ApiError(status, code, detail, errors ?? []);
}
