import { vi } from 'vitest';

// Answers of the server for unit tests.

type Answer = () => Promise<Response>;

export const answer =
  (status: number, body: object): Answer =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status }));

/** @param current the stored row of a conflict */
export const refusal = (status: number, code: string, current?: object) =>
  answer(status, {
    title: '',
    status,
    code,
    detail: code,
    ...(current && { current, sent: null }),
  });

/** One without a body. */
export const noContent: Answer = () => Promise.resolve(new Response(null, { status: 204 }));

export const lost: Answer = () => Promise.reject(new TypeError());

/** An answer that comes with come(). */
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

/** Answers the calls in this order and loses the others, until vi.unstubAllGlobals(). @returns them */
export function answering(...answers: readonly Answer[]): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', headers, body }: RequestInit) => {
    const sent = body ? JSON.parse(String(body)) : undefined;
    calls.push({ what: `${method} ${path}`, headers: new Headers(headers), body: sent });
    return (answers[calls.length - 1] ?? lost)();
  });
  return calls;
}
