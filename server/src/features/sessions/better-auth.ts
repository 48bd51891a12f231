import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { betterAuth } from 'better-auth/minimal';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { accounts, sessions, users, verifications } from '../../db/schema.ts';
import { type CookieEnv, isHttps, ownName } from '../../http/own-cookies.ts';

const day = 24 * 60 * 60;

/** In seconds: how long an unused session lasts, and how old it is when use prolongs it. */
export const sessionLife = { expiresIn: 30 * day, updateAge: day };

const giveCookie = createAuthEndpoint.serverOnly(
  { method: 'POST', body: z.object({ token: z.string() }), requireHeaders: true },
  async (ctx) => {
    const found = await ctx.context.internalAdapter.findSession(ctx.body.token);
    if (!found) throw ctx.error('UNAUTHORIZED');
    await setSessionCookie(ctx, found);
    return ctx.json({ email: found.user.email });
  },
);

/** Better Auth keeps the sessions and their cookies; its own HTTP routes are not served. */
export function createAuth(db: Database, env: CookieEnv) {
  const library = betterAuth({
    appName: 'Artesa',
    baseURL: env.appUrl,
    secret: env.keys.links[0],
    database: drizzleAdapter(db.auth, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    user: {
      fields: { emailVerified: 'emailConfirmed', image: 'avatarUrl' },
      additionalFields: {
        craftType: { type: 'string', required: true },
        hourlyRate: { type: 'number', required: true },
        plan: { type: 'string', required: true, input: false },
        state: { type: 'string', required: false },
        businessType: { type: 'string', required: true },
      },
    },
    session: sessionLife,
    advanced: {
      cookiePrefix: ownName(env, 'artesa'),
      // What it would add to the name is weaker.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isHttps(env) },
      database: { generateId: () => uuidv7() },
      // http/address.ts finds out who is calling, once for all uses.
      ipAddress: { ipAddressHeaders: [] },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [{ id: 'artesa', endpoints: { giveCookie } }],
  });
  return { library, env };
}

export type Auth = ReturnType<typeof createAuth>;
