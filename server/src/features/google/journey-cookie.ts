import { createHmac } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { returnPathSchema } from '#core/account/return-path-schema.ts';
import { readOwnCookie, setOwnCookie } from '../../http/requests/own-cookies.ts';
import { openText, sealText } from '../../sealed-text.ts';
import type { AccountDeps } from '../users/account-deps.ts';

const lifetime = 10 * 60;

const name = 'artesa.google';

const storedSchema = z.strictObject({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: returnPathSchema,
  expiresAt: z.number(),
});

type Stored = Omit<z.infer<typeof storedSchema>, 'expiresAt'>;

/**
 * Stores the journey encrypted in the browser that began it: it ends in no other, and needs no
 * table.
 */
export function storeJourney(c: Context, deps: AccountDeps, journey: Stored): void {
  const data = JSON.stringify({ ...journey, expiresAt: Date.now() + lifetime * 1000 });
  const sealed = sealText(keyOf(deps.keys.links[0]), data);
  // Google's page leads back here, which is a navigation from another site.
  setOwnCookie(c, deps, name, sealed, { lifetime, sameSite: 'Lax' });
}

/** The stored journey, once. Undefined without a cookie that still counts. */
export async function takeJourney(c: Context, deps: AccountDeps): Promise<Stored | undefined> {
  const data = await readOwnCookie(c, deps, { name: () => name }, (sealed, key) =>
    openText(keyOf(key), sealed),
  );
  setOwnCookie(c, deps, name, '', { lifetime: 0, sameSite: 'Lax' });
  if (!data) return undefined;
  const { expiresAt, ...journey } = storedSchema.parse(JSON.parse(data));
  return expiresAt > Date.now() ? journey : undefined;
}

const keyOf = (key: string) => createHmac('sha256', key).update('google-journey').digest('hex');
