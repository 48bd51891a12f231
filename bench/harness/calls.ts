import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';

/** What somebody who is signed in asks of a server. */
export interface Call {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

/** How many answers there were of each status, and calls without one. */
export type Answers = Record<string, number>;

export const noAnswer = 'sem resposta';

/** Makes the calls of one person at the server with this address: a POST where there is a body. */
export const callsOf =
  (url: string, cookie: string) =>
  (path: string, body?: Call['body'], method = body === undefined ? 'GET' : 'POST'): Call => {
    const type = `application/${body instanceof Uint8Array ? 'octet-stream' : 'json'}`;
    const headers = { cookie, 'content-type': type };
    return { method, url: url + path, headers, ...(body !== undefined && { body }) };
  };

/** @throws {Error} when it is answered otherwise */
export async function textOf({ url, ...call }: Call, wanted = 200): Promise<string> {
  const answer = await fetch(url, call);
  const text = await answer.text();
  if (answer.status !== wanted) throw new Error(`${url}: ${answer.status} ${text.slice(0, 500)}`);
  return text;
}

export const bodyOf = async <T>(call: Call): Promise<T> => JSON.parse(await textOf(call));

/** The status and whether it is a good one; no answer within half a minute is none. */
export async function answerTo({ url, ...call }: Call): Promise<{ status: string; ok: boolean }> {
  try {
    const answer = await fetch(url, { ...call, signal: AbortSignal.timeout(30_000) });
    await answer.arrayBuffer();
    return { status: String(answer.status), ok: answer.ok };
  } catch {
    return { status: noAnswer, ok: false };
  }
}

/**
 * Makes calls one at a time on a connection of its own, and says whether each is well answered. All of
 * fetch() shares its connections, and so its waits.
 */
export function openConnection() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return async ({ url, body, ...call }: Call): Promise<boolean> => {
    try {
      const sent = request(url, { ...call, agent, signal: AbortSignal.timeout(30_000) });
      sent.end(body);
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      for await (const _ of answer);
      return answer.statusCode !== undefined && answer.statusCode < 300;
    } catch {
      return false;
    }
  };
}

export function addAnswers(to: Answers, more: Answers): void {
  for (const [status, count] of Object.entries(more)) to[status] = (to[status] ?? 0) + count;
}
