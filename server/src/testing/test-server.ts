import { join } from 'node:path';
import { inject } from 'vitest';
import type { Me, SignUpInput } from '#core/account/account-schemas.ts';
import type { PlanId } from '#core/plans/plans.ts';
import type { UserId } from '../db/database.ts';
import type { Env } from '../env.ts';
import type { UserEventLimits } from '../features/events/user-events.ts';
import { type RateLimits, rateLimits } from '../http/limits/rate-limits.ts';
import { keysOf } from '../keys.ts';
import { createLogger } from '../log.ts';
import { type httpLimits, startServer } from '../server.ts';
import { addAccount, putOnPlan } from './add-account.ts';
import { type ApiDocument, type Contract, contractOf } from './api-contract.ts';
import { sessionGiver } from './session-giver.ts';
import { type Client, createClient } from './test-client.ts';
import { createScratch, createWorkerScratch, type Scratch } from './test-database.ts';
import { waitFor } from './wait-for.ts';

export type { Answer, Client } from './test-client.ts';

declare module 'vitest' {
  interface ProvidedContext {
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
  isLocal: true,
  port: 0,
  hosts: ['127.0.0.1'],
  appUrl: 'http://localhost:3000',
  databaseDirectUrl: undefined,
  smtpUrl: undefined,
  mailFrom: 'Artesa <nao-responda@artesa.example>',
  supportEmail: 'suporte@artesa.example',
  keys: keysOf('a secret of thirty-two characters for tests'),
  logLevel: 'silent',
  logFormat: undefined,
  metrics: undefined,
  google: undefined,
  paymentSettings: undefined,
  trustedProxies: [],
  // Everybody here comes from one address; rate-limit.itest.ts shows the real limits.
  rateLimits: generousRateLimits,
  stopWithinMs: 600_000,
} satisfies Partial<Env>;

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
  /** Gets what is logged, line by line; without it nothing is. */
  logged?: string[];
}

let shared: Promise<TestServer> | undefined;

/** The server that the files of one worker share, for tests that differ by their users alone. */
export function sharedServer(): Promise<TestServer> {
  shared ??= startShared();
  return shared;
}

async function startShared(): Promise<TestServer> {
  const scratch = await createWorkerScratch(inject('template'));
  const server = await startTestServer({}, { scratch });
  return { ...server, stop: () => Promise.reject(new Error('Others use this server.')) };
}

/** The real application on a real socket and a database of its own. */
export async function startTestServer(env: Partial<Env> = {}, options: TestServerOptions = {}) {
  const scratch = options.scratch ?? (await createScratch(inject('template')));
  const { dataDir, databaseUrl } = scratch;
  const { logged } = options;
  const log = logged
    ? createLogger('info', { write: (line) => logged.push(line) })
    : createLogger('silent');
  const storage = { folder: join(dataDir, 'backups'), bucket: undefined, keys: undefined };
  const variables = { ...testEnv, dataDir, databaseUrl, storage, ...env };
  const server = await startServer(variables, log, options.limits, options.streamLimits);
  const origin = `http://127.0.0.1:${server.port}`;
  const { services } = server;
  const giveSession = sessionGiver(services, variables);

  // Where the log is looked at, no call but the test's own is made.
  const contract = logged ? undefined : await contractWith(origin);
  /** A browser of its own: it keeps the cookies it is given. */
  const client = () => createClient(origin, contract);
  /** A browser signed in as a user who is there already. */
  const signedInAs = async (id: UserId) => {
    const browser = client();
    browser.keepCookies(await giveSession(id));
    return browser;
  };
  /** The token of the newest link that was mailed to this address, if any. */
  const newestToken = async (email: string) => {
    const mails = (await services.mailbox?.list()) ?? [];
    const links = mails.filter(({ to }) => to === email).flatMap((mail) => mail.links);
    return links.flatMap((link) => new URL(link).searchParams.get('token') ?? [])[0];
  };
  /** The same, once it is another than `before`. */
  const mailedToken = (email: string, before?: string) =>
    waitFor(`an email to ${email}`, async () => {
      const token = await newestToken(email);
      return token !== before && token;
    });
  /** The newest email to this address with this subject, once there is one. */
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
    newestToken,
    mailed,
    signedInAs,
    /** A new, confirmed user on a plan, and a browser signed in as them. */
    async newUser(plan: PlanId = 'pro') {
      const userId = await addAccount(services.db, newProfile(), plan);
      return { userId, browser: await signedInAs(userId) };
    },
    /** A browser signed in as a new, confirmed user, who did not have to come by way of an email. */
    async signedIn(overrides?: Partial<SignUpInput>) {
      return await signedInAs(await addAccount(services.db, newProfile(overrides)));
    },
    /** Puts the user who is signed in there on a plan, as a payment would. */
    async setPlan(browser: Client, plan: PlanId) {
      const { body } = await browser.call<Me>('GET', '/api/me');
      await putOnPlan(services.db, body, plan);
    },
    async stop() {
      await server.stop();
      if (!options.scratch) await scratch.remove();
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

let promised: Promise<Contract> | undefined;

/** The document of the API. That of the first server counts for all tests. */
export function contractWith(origin: string): Promise<Contract> {
  promised ??= fetch(`${origin}/api/openapi.json`)
    .then((response) => response.json())
    .then((document) => contractOf(document as ApiDocument));
  return promised;
}
