import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import type { BenchUser } from './add-user.ts';

/** A browser of the user's own, signed in at the application at this address. */
export async function signedInContext(
  browser: Browser,
  url: string,
  { email, password }: BenchUser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, locale: 'pt-BR', ...options });
  const answer = await context.request.post('/api/auth/sign-in/email', {
    data: { email, password },
  });
  if (!answer.ok()) throw new Error(`login: ${answer.status()}`);
  return context;
}
