import { eq } from 'drizzle-orm';
import { inject } from 'vitest';
import type { PlanId } from '#core/plans/plans.ts';
import type { Me, SignUpInput } from '#core/schemas/account.ts';
import { users } from '../db/schema.ts';
import type { Env } from '../env.ts';
import type { UserEventLimits } from '../features/events/user-events.ts';
import { type RateLimits, rateLimits } from '../http/rate-limits.ts';
import { createLogger } from '../log.ts';
import type { KeptMail } from '../mail/mailbox.ts';
import { type httpLimits, startServer } from '../server.ts';
import type { Services } from '../services.ts';
import { createScratch, type Scratch } from './database.ts';
import { waitFor } from './wait-for.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a prepared database waits to be copied. */
    template: { dataDir: string; databaseUrl: string | undefined };
  }
}

const plenty = { hits: 100_000, seconds: 3600 };

/** Counted like the real ones, and never reached. */
const generousRateLimits: RateLimits = Object.fromEntries(
  Object.entries(rateLimits).map(([action, limits]) => [
    action,
    Object.fromEntries(Object.keys(limits).map((subject) => [subject, plenty])),
  ]),
);

export const testEnv = {
  production: false,
  port: 0,
  appUrl: 'http://localhost:3000',
  smtpUrl: undefined,
  mailFrom: 'Artesa <nao-responda@artesa.example>',
  supportEmail: 'suporte@artesa.example',
  secret: 'a secret of thirty-two characters for tests',
  logLevel: 'silent',
  google: undefined,
  paymentSettings: undefined,
  trustedProxies: [],
  // Everybody here comes from one address; rate-limit.itest.ts shows the real limits.
  rateLimits: generousRateLimits,
} satisfies Partial<Env>;

export interface TestServer {
  services: Services;
  origin: string;
  /** A browser of its own: it keeps the cookies it is given. */
  client(): Client;
  /** A browser signed in as a new, confirmed user. */
  signedIn(profile?: Partial<SignUpInput>): Promise<Client>;
  /** Puts whoever is signed in there on a plan, as a payment would. */
  setPlan(browser: Client, plan: PlanId): Promise<void>;
  /** The token of the newest link that was mailed to this address, once it is another than `before`. */
  mailedToken(email: string, before?: string): Promise<string>;
  /** The newest email to this address with this subject, once there is one. */
  mailed(email: string, subject: string): Promise<KeptMail>;
  stop(): Promise<void>;
}

export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  body: T;
}

export interface Client {
  /** The cookies that it would send. */
  cookie(): string;
  call<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    init?: RequestInit,
  ): Promise<Answer<T>>;
}

let profiles = 0;

/** Everything a sign-up sends, for an address not used before. */
export function newProfile(profile: Partial<SignUpInput> = {}): SignUpInput {
  profiles += 1;
  return {
    name: 'Ana Souza',
    email: `ana${profiles}@example.com`,
    password: 'agulha e linha',
    craftType: 'croche',
    hourlyRate: 25,
    ...profile,
  };
}

interface TestServerOptions {
  /** A database to use instead of a new one; it outlives the server. */
  scratch?: Scratch;
  limits?: typeof httpLimits;
  streamLimits?: UserEventLimits;
}

/** The real application on a real socket and a database of its own. */
export async function startTestServer(
  env: Partial<Env> = {},
  options: TestServerOptions = {},
): Promise<TestServer> {
  const scratch = options.scratch ?? (await createScratch(inject('template')));
  const { dataDir, databaseUrl } = scratch;
  const log = createLogger('silent');
  const variables = { ...testEnv, dataDir, databaseUrl, ...env };
  const server = await startServer(variables, log, options.limits, options.streamLimits);
  const origin = `http://127.0.0.1:${server.port}`;
  const { services } = server;

  const client = () => createClient(origin);
  const mailedToken = (email: string, before?: string) =>
    waitFor(`an email to ${email}`, async () => {
      const mails = (await services.mailbox?.list()) ?? [];
      const links = mails.filter(({ to }) => to === email).flatMap((mail) => mail.links);
      const [token] = links.flatMap((link) => new URL(link).searchParams.get('token') ?? []);
      return token !== before && token;
    });
  const mailed = (email: string, subject: string) =>
    waitFor(`"${subject}" to ${email}`, async () => {
      const mails = (await services.mailbox?.list()) ?? [];
      return mails.find((mail) => mail.to === email && mail.subject === subject);
    });
  return {
    services,
    origin,
    client,
    mailedToken,
    mailed,
    async signedIn(overrides) {
      const profile = newProfile(overrides);
      const browser = client();
      await expectStatus(201, browser.call('POST', '/api/auth/sign-up/email', profile));
      const token = await mailedToken(profile.email);
      await expectStatus(200, browser.call('POST', '/api/auth/confirm-email', { token }));
      const { email, password } = profile;
      await expectStatus(200, browser.call('POST', '/api/auth/sign-in/email', { email, password }));
      return browser;
    },
    async setPlan(browser, plan) {
      const { body } = await browser.call<Me>('GET', '/api/me');
      await services.db.auth.update(users).set({ plan }).where(eq(users.id, body.id));
    },
    async stop() {
      await server.stop();
      if (!options.scratch) await scratch.remove();
    },
  };
}

async function expectStatus(status: number, answer: Promise<Answer>): Promise<void> {
  const { status: actual, body } = await answer;
  if (actual !== status) throw new Error(`${actual} instead of ${status}: ${JSON.stringify(body)}`);
}

/** A browser that keeps the cookies which the server at this origin gives it. */
export function createClient(origin: string): Client {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies.values()].join('; ');
  return {
    cookie,
    async call<T>(method: string, path: string, body?: unknown, init: RequestInit = {}) {
      const headers = new Headers(init.headers);
      if (cookies.size > 0) headers.set('cookie', cookie());
      if (body !== undefined && !headers.has('content-type')) {
        headers.set('content-type', 'application/json');
      }
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const request = body === undefined ? { headers } : { headers, body: text };
      const response = await fetch(origin + path, { method, ...init, ...request });
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';');
        cookies.set(pair.slice(0, pair.indexOf('=')), pair);
      }
      return {
        status: response.status,
        headers: response.headers,
        body: (await readBody(response)) as T,
      };
    },
  };
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
}
