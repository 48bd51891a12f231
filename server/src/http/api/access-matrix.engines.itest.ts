import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Me, Session, SignUpInput } from '#core/account/account-schemas.ts';
import { type KindId, kindIds, mapKinds } from '#core/kinds/kinds.ts';
import type { Repricing } from '#core/repricing/repricing-schemas.ts';
import {
  type ActorName,
  actorNames,
  type Expectation,
  matrix,
  type RowKind,
} from '../../testing/access-matrix.ts';
import { type ApiDocument, type Contract, operationsOf } from '../../testing/api-contract.ts';
import { numberedProduct } from '../../testing/product-input.ts';
import { pathOf, sampleOf } from '../../testing/row-samples.ts';
import {
  type Client,
  contractWith,
  newProfile,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts';

interface Actor {
  cookie: string;
  /** What no answer to anybody else may hold. */
  marks: string[];
  /** The ids that calls name. Empty for actors that name the owner's. */
  rows: Record<RowKind, string[]>;
}

// Nobody answers in Google's place, and payment is not set up.
const google = { clientId: 'artesa', clientSecret: 'x', issuer: 'http://127.0.0.1:9' };

let server: TestServer;
let contract: Contract;
const profiles = new Map<ActorName, SignUpInput>();
const actors = new Map<ActorName, Actor>();

beforeAll(async () => {
  server = await startTestServer({ google });
  contract = await contractWith(server.origin);
  for (const name of actorNames) await settle(name);
  await takeConfirmationBack('unconfirmed');
});
afterAll(() => server.stop());

function actor(name: ActorName): Actor {
  const found = actors.get(name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

/** Somebody with marked rows of every kind: three more products than the free plan stores. */
async function settle(name: ActorName): Promise<void> {
  const rows: Actor['rows'] = {
    ...mapKinds((): string[] => []),
    movement: [],
    repricing: [],
    backup: [],
  };
  if (name === 'visitor') return void actors.set(name, { cookie: '', marks: [], rows });
  const mark = `marca-de-${name}`;
  const profile = newProfile({ name: `${mark} nome`, email: `${mark}@example.com` });
  profiles.set(name, profile);
  const browser = await server.signedIn(profile);
  await server.setPlan(browser, 'pro');
  const inputs = markedInputs(mark);
  for (let n = 0; n < 8; n += 1) {
    for (const kind of kindIds) rows[kind].push(await added(browser, pathOf(kind), inputs[kind]));
  }
  rows.repricing.push(await repriced(browser));
  for (const id of rows.material) rows.movement.push(await bought(browser, id, mark));
  rows.backup.push(await added(browser, '/api/backups'));
  if (name === 'free') await server.setPlan(browser, 'free');
  const { body: me } = await browser.call<Me>('GET', '/api/me');
  const marks = [mark, me.id, ...Object.values(rows).flat()];
  actors.set(name, { cookie: browser.cookie(), marks, rows });
}

const markedInputs = (mark: string): Record<KindId, object> => ({
  ...mapKinds((kind) => ({ ...sampleOf[kind], name: `${mark} nome` })),
  product: {
    ...numberedProduct(0),
    name: `${mark} peça`,
    materials: [{ name: `${mark} fio`, quantity: 1, unitPrice: 1 }],
  },
  material: { name: `${mark} argila`, category: `${mark} cor`, unitPrice: 2, tracked: true },
});

/** A purchase of a material: the id of that. */
const bought = (browser: Client, materialId: string, mark: string) => {
  const input = { kind: 'purchase', quantity: 5, note: `${mark} nota` };
  return added(browser, `/api/materials/${materialId}/movements`, input);
};

async function added(browser: Client, path: string, input?: object): Promise<string> {
  const { status, body } = await browser.call<{ id: string }>('POST', path, input);
  expect(status).toBe(201);
  return body.id;
}

/** The products priced at another hourly rate: the id of that. */
async function repriced(browser: Client): Promise<string> {
  await browser.call('PATCH', '/api/me', { hourlyRate: 40 });
  const query = '/api/repricings?cause=hourlyRate';
  const { body } = await browser.call<{ repricings: Repricing[] }>('GET', query);
  const products = body.repricings.map(({ id, updatedAt, after: { totalCost, finalPrice } }) => {
    return { id, updatedAt, totalCost, finalPrice };
  });
  return await added(browser, '/api/repricings', { cause: 'hourlyRate', products });
}

/** The database then ends the session. With the session put back, only the application refuses. */
async function takeConfirmationBack(name: ActorName): Promise<void> {
  const email = profiles.get(name)?.email;
  await server.services.db.asAuth(async (tx) => {
    const { rows } = await tx.execute(
      sql`select to_json(s) as session from sessions s join users u on u.id = s.user_id where email = ${email}`,
    );
    await tx.execute(sql`update users set email_confirmed = false where email = ${email}`);
    const session = JSON.stringify(rows[0]?.session);
    await tx.execute(
      sql`insert into sessions select * from json_populate_record(null::sessions, ${session})`,
    );
  });
}

async function signIn(name: ActorName): Promise<Client> {
  const browser = server.client();
  const { email, password } = profiles.get(name) ?? {};
  const { status } = await browser.call('POST', '/api/auth/sign-in/email', { email, password });
  expect(status).toBe(200);
  return browser;
}

/** The row that this actor's call is about: one of their own, or the owner's. */
async function rowFor(name: ActorName, kind: Expectation['row']): Promise<string> {
  const whose = name === 'free' ? 'free' : 'owner';
  if (kind !== 'session') return (kind && actor(whose).rows[kind].at(-1)) ?? '';
  const browser = await signIn(whose);
  const { body } = await browser.call<{ sessions: Session[] }>('GET', '/api/me/sessions');
  return body.sessions.find(({ current }) => current)?.id ?? '';
}

/** The whole answer as one text; of a stream only its beginning. */
async function call(
  name: ActorName,
  method: string,
  path: string,
  body?: object,
  type = 'application/json',
) {
  const leave = new AbortController();
  const { cookie } = actor(name);
  const response = await fetch(server.origin + path, {
    method,
    redirect: 'manual',
    signal: leave.signal,
    headers: { cookie, ...(body && { 'content-type': type }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { status, headers } = response;
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (path === '/api/events') break;
  }
  leave.abort();
  contract(method, path, { status, headers, text });
  return { status, text: JSON.stringify([...headers]) + text };
}

async function rowsOfOwner() {
  const paths = [...kindIds.map(pathOf), '/api/stock'];
  const lists = paths.map((path) => call('owner', 'GET', path));
  return (await Promise.all(lists)).map(({ text }) => text.slice(text.indexOf(']]')));
}

test('the API describes the calls that are expected here, and which of them ask for a session', async () => {
  const { body } = await server.client().call<ApiDocument>('GET', '/api/openapi.json');
  const described = [...operationsOf(body)].map(([name, { security }]) => {
    return [
      name,
      { asksForSession: security.length > 0 && security.every((each) => 'session' in each) },
    ];
  });
  const expected = Object.entries(matrix).map(([name, { status }]) => {
    return [name, { asksForSession: status.visitor === 401 && status.owner !== 401 }];
  });
  expect(Object.fromEntries(described)).toEqual(Object.fromEntries(expected));
});

test.each(Object.entries(matrix))('%s answers each as expected', async (route, expectation) => {
  const [method = '', template = ''] = route.split(' ');
  const before = await rowsOfOwner();
  for (const name of actorNames) {
    if (name === 'owner') expect(await rowsOfOwner()).toEqual(before);
    const id = await rowFor(name, expectation.row);
    const path = template.replace('{id}', id).replace('{version}', '1') + (expectation.query ?? '');
    const { status, text } = await call(name, method, path, expectation.body, expectation.type);
    expect({ name, status }).toEqual({ name, status: expectation.status[name] });
    if (status === 401 && expectation.status.owner !== 401)
      expect(text).toContain('"unauthenticated"');
    for (const other of actorNames.filter((each) => each !== name)) {
      expect(actor(other).marks.filter((mark) => text.includes(mark))).toEqual([]);
    }
    await tidyUp(name, route, expectation, status);
  }
});

async function tidyUp(name: ActorName, route: string, { row, ends }: Expectation, status: number) {
  const { rows } = actor(name);
  if (route.startsWith('DELETE') && status === 204 && row && row !== 'session') rows[row].pop();
  if (ends && status === 204 && profiles.has(name) && name !== 'unconfirmed') {
    actor(name).cookie = (await signIn(name)).cookie();
  }
}
