import { beforeAll, describe, expect, test } from 'vitest';
import { kindSchemas } from '#core/kinds/kind-schemas.ts';
import { type KindId, kindIds, kinds } from '#core/kinds/kinds.ts';
import { changedProblemSchema } from '#core/schemas/problem-schemas.ts';
import { pathOf, sampleOf } from '../../testing/row-samples.ts';
import { startRivals } from '../../testing/start-rivals.ts';
import type { Client, TestServer } from '../../testing/test-server.ts';

let servers: TestServer[];
let server: TestServer;

beforeAll(async () => {
  const rivals = await startRivals();
  ({ server, servers } = rivals);
  return rivals.stop;
});

interface Row {
  id: string;
  name: string;
  createdAt: string;
  updatedAt: string;
}

/** Codes that do not follow from the name of the kind. */
const otherCodes: { readonly [K in KindId]?: object } = {
  material: {
    notFound: 'catalogue_material_not_found',
    stored: 'catalogue_already_stored',
    changed: 'catalogue_material_changed',
  },
};

/** All kinds are kept in the same way: each act is tried on each. */
const tried = kindIds.map((kind) => ({
  path: pathOf(kind),
  list: kinds[kind].list,
  input: sampleOf[kind],
  notFound: `${kind}_not_found`,
  stored: `${kind}_already_stored`,
  changed: `${kind}_changed`,
  ...otherCodes[kind],
  problem: changedProblemSchema(kindSchemas[kind].row, kindSchemas[kind].input),
}));

const unknownTags = ['"x"', '', 'x'];
/** On Pro, whose limits none of this reaches. */
async function newcomer(): Promise<Client> {
  const browser = await server.signedIn();
  await server.setPlan(browser, 'pro');
  return browser;
}

const tagOf = ({ updatedAt }: Row) => `"${updatedAt}"`;
const ifMatch = (tag: string) => ({ headers: { 'if-match': tag } });
const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

describe.each(tried)('$path', (kind) => {
  const { path, input, changed } = kind;
  const named = (name: string) => ({ ...input, name });

  const listed = async (browser: Client) =>
    (await browser.call<Record<string, Row[]>>('GET', path)).body[kind.list];

  async function someone() {
    const browser = await newcomer();
    const { body: row, headers } = await browser.call<Row>('POST', path, input);
    return { browser, row, one: `${path}/${row.id}`, headers };
  }

  /** The same calls at once, to one server after the other. */
  const atOnce = (browser: Client, calls: Parameters<Client['call']>[]) =>
    Promise.all(
      calls.map(([method, to, body, init], index) => {
        const client = servers[index % servers.length]?.client();
        if (!client) throw new Error('no server');
        const headers = { cookie: browser.cookie(), ...init?.headers };
        return client.call<Row>(method, to, body, { headers });
      }),
    );

  test('every answer about a row names its version', async () => {
    const { browser, row, one, headers } = await someone();
    expect(headers.get('etag')).toBe(tagOf(row));
    const read = await browser.call<Row>('GET', one);
    expect(read).toMatchObject({ status: 200, body: row });
    expect(read.headers.get('etag')).toContain(tagOf(row));
    const replaced = await browser.call<Row>('PUT', one, named('Outra'));
    expect(replaced.headers.get('etag')).toBe(tagOf(replaced.body));
    const copy = await browser.call<Row>('POST', `${one}/duplicate`);
    expect(copy.headers.get('etag')).toBe(tagOf(copy.body));
    await browser.call('DELETE', one);
    const restored = await browser.call<Row>('POST', `${one}/restore`);
    expect(restored.headers.get('etag')).toBe(tagOf(restored.body));
    const versions = [row, replaced.body, restored.body].map(({ updatedAt }) => updatedAt);
    expect(versions.toSorted()).toEqual(versions);
    expect(new Set(versions).size).toBe(3);
  });

  test('a replacement of what has changed since writes nothing and answers both states', async () => {
    const { browser, row, one } = await someone();
    const { body: current } = await browser.call<Row>(
      'PUT',
      one,
      named('Nova'),
      ifMatch(tagOf(row)),
    );
    const sent = named('Minha');
    for (const tag of [tagOf(row), `W/${tagOf(row)}`, ...unknownTags]) {
      const refused = await browser.call('PUT', one, sent, ifMatch(tag));
      expect(refused).toMatchObject({ status: 412, body: { code: changed, current, sent } });
      expect(kind.problem.safeParse(refused.body).error).toBeUndefined();
    }
    expect((await browser.call('GET', one)).body).toEqual(current);
    // The same call, sent again because its answer was lost: what it asks for is there already.
    const again = await browser.call('PUT', one, named('Nova'), ifMatch(tagOf(row)));
    expect(again).toMatchObject({ status: 200, body: current });
  });

  test('nor is deleted what has changed since', async () => {
    const { browser, row, one } = await someone();
    const { body: current } = await browser.call<Row>('PUT', one, named('Nova'));
    for (const tag of [tagOf(row), ...unknownTags]) {
      const refused = await browser.call('DELETE', one, undefined, ifMatch(tag));
      expect(refused).toMatchObject({ status: 412, body: { code: changed, current, sent: null } });
    }
    expect(await listed(browser)).toEqual([current]);
    expect((await browser.call('DELETE', one, undefined, ifMatch(tagOf(current)))).status).toBe(
      204,
    );
    expect(await listed(browser)).toEqual([]);
  });

  test('a change passes with the weak tag, one of several, any, or none', async () => {
    const { browser, row, one } = await someone();
    let tag = tagOf(row);
    for (const init of [
      () => ifMatch(`W/${tag}`),
      () => ifMatch(`"x", ${tag}`),
      () => ifMatch('*'),
      () => ({}),
    ]) {
      const { status, body } = await browser.call<Row>('PUT', one, input, init());
      expect(status).toBe(200);
      expect(tagOf(body) > tag).toBe(true);
      tag = tagOf(body);
    }
  });

  test('of changes at once that name the same version one is made, the others get both states', async () => {
    const { browser, row, one } = await someone();
    const names = Array.from({ length: 8 }, (_, number) => `Versão ${number}`);
    const answers = await atOnce(
      browser,
      names.map((name) => ['PUT', one, named(name), ifMatch(tagOf(row))]),
    );
    const made = answers.find(({ status }) => status === 200);
    const stored = (await browser.call('GET', one)).body;
    expect(made?.body).toEqual(stored);
    const refused = answers.map(({ status, body }, index) => ({
      status,
      body,
      name: names[index],
    }));
    expect(refused.filter(({ status }) => status === 412)).toHaveLength(7);
    for (const { body, name } of refused.filter(({ status }) => status === 412)) {
      expect(body).toMatchObject({ current: stored, sent: named(name ?? '') });
    }
  });

  test('of a change and a deletion at once that name the same version one is made', async () => {
    const { browser, row, one } = await someone();
    const init = ifMatch(tagOf(row));
    const [put, removal] = await atOnce(browser, [
      ['PUT', one, named('Nova'), init],
      ['DELETE', one, undefined, init],
    ]);
    const outcome = [put?.status, removal?.status];
    expect([
      [200, 412],
      [404, 204],
    ]).toContainEqual(outcome);
    expect(await listed(browser)).toHaveLength(outcome[0] === 200 ? 1 : 0);
  });

  test('every change has a later version than the one before, however quick', async () => {
    const { browser, one } = await someone();
    const answers = await atOnce(
      browser,
      Array.from({ length: 8 }, (_, number) => ['PUT', one, named(`Versão ${number}`)]),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.updatedAt)).size).toBe(answers.length);
  });

  test('a key that is sent often stores one row, and of another content nothing', async () => {
    const browser = await newcomer();
    const key = crypto.randomUUID();
    const answers = await atOnce(
      browser,
      Array.from({ length: 8 }, () => ['POST', path, input, withKey(key)]),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(await listed(browser)).toEqual([answers[0]?.body]);
    expect(answers[0]?.body.id).toBe(key);
    const { body: current } = await browser.call<Row>('PUT', `${path}/${key}`, named('Nova'));
    const sent = named('Outra');
    const taken = await browser.call('POST', path, sent, withKey(key));
    expect(taken).toMatchObject({ status: 409, body: { code: kind.stored, current, sent } });
    expect(kind.problem.safeParse(taken.body).error).toBeUndefined();
    expect(await listed(browser)).toEqual([current]);
  });

  test('the key of what was deleted is refused, whatever the content, and answers no state', async () => {
    const browser = await newcomer();
    const key = crypto.randomUUID();
    await browser.call('POST', path, input, withKey(key));
    await browser.call('DELETE', `${path}/${key}`);
    for (const content of [input, named('Outra')]) {
      const { status, body } = await browser.call('POST', path, content, withKey(key));
      expect({ status, body }).toMatchObject({ status: 409, body: { code: kind.stored } });
      expect(body).not.toHaveProperty('current');
    }
    expect(await browser.call('PUT', `${path}/${key}`, input)).toMatchObject({ status: 404 });
    expect(await listed(browser)).toEqual([]);
  });

  test('a copy asked for again is the same one, whatever became of the original', async () => {
    const { browser, row, one } = await someone();
    const key = crypto.randomUUID();
    const copyAgain = () => browser.call<Row>('POST', `${one}/duplicate`, undefined, withKey(key));
    const { body: copy } = await copyAgain();
    expect(copy.id).toBe(key);
    await browser.call('PUT', one, named('Nova'));
    expect(await copyAgain()).toMatchObject({ status: 201, body: copy });
    await browser.call('DELETE', one);
    expect(await copyAgain()).toMatchObject({ status: 201, body: copy });
    await browser.call('POST', `${one}/restore`);
    const own = await browser.call('POST', `${one}/duplicate`, undefined, withKey(row.id));
    expect(own).toMatchObject({ status: 409, body: { code: kind.stored } });
    await browser.call('DELETE', `${path}/${key}`);
    expect(await copyAgain()).toMatchObject({ status: 409, body: { code: kind.stored } });
    expect(await listed(browser)).toMatchObject([{ id: row.id }]);
  });

  test('what is deleted is gone for every call, and comes back whole to its place', async () => {
    const { browser, row, one } = await someone();
    const { body: newer } = await browser.call<Row>('POST', path, named('Mais nova'));
    expect(await browser.call('DELETE', one)).toMatchObject({ status: 204, body: '' });
    const gone = { status: 404, body: { code: kind.notFound } };
    expect(await browser.call('GET', one)).toMatchObject(gone);
    expect(await browser.call('PUT', one, input)).toMatchObject(gone);
    expect(await browser.call('PUT', one, input, ifMatch(tagOf(row)))).toMatchObject(gone);
    expect(await browser.call('DELETE', one)).toMatchObject(gone);
    expect(await browser.call('POST', `${one}/duplicate`)).toMatchObject(gone);
    expect(await listed(browser)).toEqual([newer]);

    const restored = await browser.call<Row>('POST', `${one}/restore`);
    expect(restored).toMatchObject({
      status: 200,
      body: { ...row, updatedAt: expect.any(String) },
    });
    expect(await browser.call('POST', `${one}/restore`)).toMatchObject({
      status: 200,
      body: restored.body,
    });
    expect(await listed(browser)).toEqual([newer, restored.body]);
  });

  test("somebody else's row is not found, nor is an unknown or malformed one", async () => {
    const { browser, row } = await someone();
    const deleted = (await browser.call<Row>('POST', path, input)).body;
    await browser.call('DELETE', `${path}/${deleted.id}`);
    const before = await listed(browser);
    const bia = await server.signedIn();
    for (const id of [row.id, deleted.id, crypto.randomUUID(), 'nada', "1' or '1'='1"]) {
      const one = `${path}/${encodeURIComponent(id)}`;
      for (const call of callsAbout(one, input)) {
        expect(await bia.call(...call)).toMatchObject({
          status: 404,
          body: { code: kind.notFound },
        });
      }
    }
    expect(await listed(browser)).toEqual(before);
    expect((await browser.call('GET', `${path}/${deleted.id}`)).status).toBe(404);
    expect(await listed(bia)).toEqual([]);
  });
});

const callsAbout = (one: string, input: object): [string, string, object?][] => [
  ['GET', one],
  ['PUT', one, input],
  ['DELETE', one],
  ['POST', `${one}/restore`],
  ['POST', `${one}/duplicate`],
];
