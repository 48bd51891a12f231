import type { Contract } from './api-contract.ts';

export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  body: T;
}

export interface Client {
  cookie(): string;
  /** Keeps the cookies that came with these headers. */
  keepCookies(headers: Headers): void;
  call<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    init?: RequestInit,
  ): Promise<Answer<T>>;
}

/**
 * A browser that keeps the cookies which the server at this origin gives it.
 *
 * @param contract throws when an answer is not as the API describes it
 */
export function createClient(origin: string, contract?: Contract): Client {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies.values()].join('; ');
  const keepCookies = (headers: Headers) => {
    for (const cookie of headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair);
    }
  };
  return {
    cookie,
    keepCookies,
    async call<T>(method: string, path: string, body?: unknown, init: RequestInit = {}) {
      const headers = new Headers(init.headers);
      if (cookies.size > 0) headers.set('cookie', cookie());
      if (body !== undefined && !headers.has('content-type')) {
        headers.set('content-type', 'application/json');
      }
      // Packing what is unpacked here at once is compress-lists.itest.ts's alone.
      if (!headers.has('accept-encoding')) headers.set('accept-encoding', 'identity');
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const request = body === undefined ? { headers } : { headers, body: text };
      const response = await fetch(origin + path, { method, ...init, ...request });
      const { status, headers: answered } = response;
      keepCookies(answered);
      const answer = await response.text();
      if (!response.redirected)
        contract?.(method, path, { status, headers: answered, text: answer });
      const isJson = answered.get('content-type')?.includes('json');
      return { status, headers: answered, body: (isJson ? JSON.parse(answer) : answer) as T };
    },
  };
}
