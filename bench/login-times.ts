interface Credentials {
  email: string;
  password: string;
}

/**
 * Tries these credentials in turn, one try at a time, so that what else the machine does meets all
 * of them alike.
 *
 * @returns milliseconds of each try, in the order of the credentials
 */
export async function loginTimes<const C extends readonly Credentials[]>(
  url: string,
  credentials: C,
  tries: number,
): Promise<{ [I in keyof C]: number[] }> {
  const times = credentials.map((): number[] => []);
  for (let round = 0; round < tries; round += 1) {
    for (let turn = 0; turn < credentials.length; turn += 1) {
      // They take turns at being first, so that it gives no advantage.
      const index = (turn + round) % credentials.length;
      const since = performance.now();
      await login(url, credentials[index]);
      times[index]?.push(performance.now() - since);
    }
  }
  return times as { [I in keyof C]: number[] };
}

/**
 * What a signed-in person waits for an answer while others log in.
 *
 * @param logins how many at once; with none, asks for about as long
 * @returns milliseconds of each answer
 */
export async function waitsBeside(
  url: string,
  credentials: Credentials,
  logins: number,
  rounds: number,
): Promise<number[]> {
  const session = (await login(url, credentials)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    let left = logins;
    const all = Promise.all(
      Array.from({ length: logins }, async () => {
        await login(url, credentials);
        left -= 1;
      }),
    );
    for (let asked = 0; left > 0 || asked < 40; asked += 1) {
      const since = performance.now();
      const answer = await fetch(`${url}/api/me`, { headers: { cookie: session } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`/api/me: ${answer.status}`);
      if (left > 0 || logins === 0) times.push(performance.now() - since);
    }
    await all;
  }
  return times;
}

interface Caller {
  email: string;
  address: string;
  /** What makes the device known; empty for one that is not. */
  cookie?: string;
}

/**
 * How long logins take, one after the other, while others log in again and again with wrong
 * passwords.
 *
 * @returns milliseconds of each
 */
export async function loginsAmong(
  url: string,
  { email, password, address, cookie = '' }: Credentials & Caller,
  others: Caller[],
  logins: number,
): Promise<number[]> {
  const over = new AbortController();
  const wrong = others.map(async (other) => {
    const headers = { 'x-forwarded-for': other.address };
    const credentials = { email: other.email, password: 'não é esta' };
    while (!over.signal.aborted) await login(url, credentials, headers, over.signal);
  });
  const crowd = Promise.allSettled(wrong);
  const times: number[] = [];
  // All others are there by the time the first few of them were answered.
  await login(url, { email, password }, { 'x-forwarded-for': address, cookie });
  for (let n = 0; n < logins; n += 1) {
    const since = performance.now();
    await login(url, { email, password }, { 'x-forwarded-for': address, cookie });
    times.push(performance.now() - since);
  }
  over.abort();
  await crowd;
  return times;
}

/** The cookie by which a device is known from which somebody has signed in. */
export async function deviceOf(url: string, credentials: Credentials): Promise<string> {
  const cookies = (await login(url, credentials)).headers.getSetCookie();
  return cookies.find((cookie) => cookie.startsWith('artesa.device'))?.split(';')[0] ?? '';
}

async function login(
  url: string,
  credentials: Credentials | undefined,
  headers: Record<string, string> = {},
  signal: AbortSignal | null = null,
): Promise<Response> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(credentials),
    signal,
  });
  await answer.arrayBuffer();
  if (answer.status !== 200 && answer.status !== 401) throw new Error(`login: ${answer.status}`);
  return answer;
}
