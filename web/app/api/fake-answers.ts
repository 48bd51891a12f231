import { vi } from 'vitest';

// Answers of the server for unit tests.

type Answer = () => Promise<Response>;

export const answer =
  (status: number, body: object): Answer =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status }));

/** @param current the row as it is, where the refusal says so */
export const refusal = (status: number, code: string, current?: object) =>
  answer(status, {
    title: '',
    status,
    code,
    detail: code,
    ...(current && { current, sent: null }),
  });

/** No answer comes. */
export const lost: Answer = () => Promise.reject(new TypeError());

/** An answer that comes when it is told to. */
export function later() {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  return { answer: async () => (await promise)(), come: resolve };
}

interface Call {
  /** Like 'PUT /api/materials/a'. */
  readonly what: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/**
 * Lets the calls be answered like this, one after the other, and any other not at all; until
 * vi.unstubAllGlobals().
 *
 * @returns the calls as they come
 */
export function answering(...answers: readonly Answer[]): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', headers, body }: RequestInit) => {
    const sent = body ? JSON.parse(String(body)) : undefined;
    calls.push({ what: `${method} ${path}`, headers: new Headers(headers), body: sent });
    return (answers[calls.length - 1] ?? lost)();
  });
  return calls;
}
