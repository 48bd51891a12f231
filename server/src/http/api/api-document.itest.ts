import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { openUserEvents } from '../../features/events/user-events.ts';
import { createLogger } from '../../log.ts';
import { addAccount } from '../../testing/add-account.ts';
import { type ApiDocument, operationsOf } from '../../testing/api-contract.ts';
import { newProfile, sharedServer, type TestServer, testEnv } from '../../testing/test-server.ts';
import { createLines, lineLimits } from '../limits/lines.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const client = join(root, 'server/api-client');

const compilerApi = new URL('../../testing/compiler-api.ts', import.meta.url).href;

/** The types by which openapi-fetch calls the API, as openapi-typescript makes them of its document. */
async function clientTypes(document: ApiDocument): Promise<string> {
  const hooks = registerHooks({
    resolve: (name, context, next) => {
      const isForGenerator = context.parentURL?.includes('/openapi-typescript/');
      return next(name === 'typescript' && isForGenerator ? compilerApi : name, context);
    },
  });
  const { default: generate, astToString } = await import('openapi-typescript');
  hooks.deregister();
  return astToString(await generate(JSON.stringify(document), { silent: true }));
}

let server: TestServer;
let document: ApiDocument;

beforeAll(async () => {
  server = await sharedServer();
  document = (await server.client().call<ApiDocument>('GET', '/api/openapi.json')).body;
});

/** What a program of ours or of node_modules prints, whether all is well or not. */
function run(program: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { cwd: root, env }, (_error, stdout) => {
      resolve(stdout);
    });
  });
}

test('a linter of such documents has nothing to say', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'artesa-api-'));
  const file = join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(document));
  const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const output = await run(cli, 'lint', file, '--extends', 'recommended', '--format', 'json');
  await rm(folder, { recursive: true });
  const { totals, problems } = JSON.parse(output);
  expect({ totals, problems }).toMatchObject({ totals: { errors: 0, warnings: 0 }, problems: [] });
});

test('what stands for the calls of a hosted service exists', () => {
  const described = new Set(Array.from(operationsOf(document), ([name]) => name));
  const { description } = document.info;
  const named = Array.from(
    description.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) [^`]+)`/g),
    ([, call]) => call,
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((call) => !described.has(call ?? ''))).toEqual([]);
});

test('nothing under /api is answered without being described', async () => {
  const { db } = server.services;
  const log = createLogger('silent');
  const events = openUserEvents(db, log);
  const { routes } = createApp({
    ...server.services,
    env: testEnv,
    log,
    events,
    webFolder: '',
    inLine: createLines(lineLimits(db.engine)),
    failing: async () => [],
    isStopping: () => false,
  });
  await events.close();
  const answered = routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api'))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  expect([...new Set(answered)].sort()).toEqual([...operationsOf(document).keys()].sort());
});

test('no parameter may be null, which an address cannot say', () => {
  const parameters = [...operationsOf(document).values()].flatMap((each) => each.parameters ?? []);
  expect(parameters.length).toBeGreaterThan(100);
  expect(parameters.filter(({ schema }) => JSON.stringify(schema).includes('null'))).toEqual([]);
});

/** The names that times have, and no other text. */
const timeName = /^(at|since|.*(At|Since|End|EndsAt)|last[A-Z]\w*)$/;

test('every time is described as one', () => {
  const texts: [name: string, schema: { type?: string | string[]; format?: string }][] = [];
  JSON.stringify(document, (_key, value) => {
    const fields = Object.entries(value?.properties ?? {}) as typeof texts;
    texts.push(...fields.filter(([, { type = [] }]) => [type].flat().includes('string')));
    return value;
  });
  const times = texts.filter(([name]) => timeName.test(name));
  expect(times.length).toBeGreaterThan(40);
  expect(times.filter(([, { format }]) => format !== 'date-time')).toEqual([]);
});

test('every tag of a call is described, and no other', () => {
  const used = [...operationsOf(document).values()].flatMap(({ tags }) => tags);
  expect(document.tags.map(({ name }) => name).sort()).toEqual([...new Set(used)].sort());
});

/** What the compiler says of the client, once it has the types that this document makes. */
async function compileClient(described: ApiDocument): Promise<string> {
  await writeFile(join(client, 'api.d.ts'), await clientTypes(described));
  return await run(join(root, 'node_modules/typescript/bin/tsc'), '-p', client);
}

test('a program that knows the document alone keeps a product', async () => {
  const wrong = structuredClone(document);
  Reflect.deleteProperty(
    Reflect.get(wrong.components.schemas.Product ?? {}, 'properties'),
    'finalPrice',
  );
  expect(await compileClient(wrong)).toMatch(/keep-a-product\.ts.*'finalPrice' does not exist/);
  expect(await compileClient(document)).toBe('');

  const profile = newProfile();
  await addAccount(server.services.db, profile);
  const program = join(client, 'keep-a-product.ts');
  const output = await run(program, server.origin, profile.email, profile.password);
  expect(JSON.parse(output)).toEqual({
    outside: 'unauthenticated',
    plan: 'free',
    // 28,35 of yarn, 162,50 of labour and 8 of fixed costs, doubled.
    price: 397.7,
    read: 28.35,
    names: ['Amigurumi de urso'],
    changed: 497.13,
    late: [412, 497.13],
    removed: 204,
    gone: 'product_not_found',
  });
});
