import { createHmac } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import { returnPathSchema } from '#core/schemas/return-path.ts';
import type { AccountDeps } from '../users/deps.ts';
import { callbackPath } from './provider.ts';

const lifetime = 10 * 60;

const name = 'artesa.google';

const keptSchema = z.strictObject({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: returnPathSchema,
  expiresAt: z.number(),
});

type Kept = Omit<z.infer<typeof keptSchema>, 'expiresAt'>;

/**
 * Keeps the data for the way back in the browser that set out, encrypted. So the return works in no
 * other browser, and no table is needed.
 */
export async function keepJourney(c: Context, deps: AccountDeps, kept: Kept): Promise<void> {
  const data = JSON.stringify({ ...kept, expiresAt: Date.now() + lifetime * 1000 });
  const sealed = await symmetricEncrypt({ key: keyOf(deps), data });
  setCookie(c, name, sealed, {
    path: callbackPath,
    httpOnly: true,
    // Google's page leads back here, which is a navigation from another site.
    sameSite: 'Lax',
    secure: deps.appUrl.startsWith('https:'),
    maxAge: lifetime,
  });
}

/**
 * Takes what was kept, once: the cookie ends with it. Undefined without a cookie that still counts.
 */
export async function takeJourney(c: Context, deps: AccountDeps): Promise<Kept | undefined> {
  const sealed = getCookie(c, name);
  setCookie(c, name, '', { path: callbackPath, maxAge: 0 });
  const data =
    sealed && (await symmetricDecrypt({ key: keyOf(deps), data: sealed }).catch(() => ''));
  if (!data) return undefined;
  const { expiresAt, ...kept } = keptSchema.parse(JSON.parse(data));
  return expiresAt > Date.now() ? kept : undefined;
}

const keyOf = ({ secret }: AccountDeps) =>
  createHmac('sha256', secret).update('google-journey').digest('hex');
