import type { BenchUser } from './add-user.ts';

/** @returns the cookie of a new session, at the server with this address */
export async function signIn(url: string, { email, password }: BenchUser): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
