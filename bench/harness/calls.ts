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

export function addAnswers(to: Answers, more: Answers): void {
  for (const [status, count] of Object.entries(more)) to[status] = (to[status] ?? 0) + count;
}
