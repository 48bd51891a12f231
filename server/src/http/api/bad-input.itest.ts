import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { absentOf, type Field as DescribedField, type Fields, keysOf } from '#core/fields/field.ts';
import { kindSchemas } from '#core/kinds/kind-schemas.ts';
import { kindIds, type PlainKind, plainKinds } from '#core/kinds/kinds.ts';
import type { Problem } from '#core/schemas/problem-schemas.ts';
import type { UserId } from '../../db/database.ts';
import { kindTables } from '../../db/kind-tables.ts';
import { type ApiDocument, operationsOf, type Parameter } from '../../testing/api-contract.ts';
import { pathOf, sampleOf } from '../../testing/row-samples.ts';
import {
  type Client,
  newProfile,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts';

let server: TestServer;
let ana: Client;
let userId: UserId;

beforeAll(async () => {
  // Google is set up, so that its call exists, at an address where nobody answers.
  const google = { clientId: 'artesa', clientSecret: 'x', issuer: 'http://127.0.0.1:9' };
  server = await startTestServer({ google });
  ({ userId, browser: ana } = await server.newUser());
});
afterAll(() => server.stop());

interface Field {
  path: string;
  type: 'text' | 'lines' | 'number' | 'price' | 'list' | 'perhaps-empty-list' | 'object';
  /** May be missing, or null. */
  optional?: boolean;
  nullable?: boolean;
}

interface Call {
  method?: string;
  path: string;
  body: () => object;
  fields: Field[];
  /** Only some of its fields stand here: the others are those of another call. */
  partial?: true;
}

const skein = { price: 18.9, content: 254, unit: 'metro' };

const optional = (field: Field) => ({ ...field, optional: true });

const nullable = (field: Field) => ({ ...field, optional: true, nullable: true });

/** What may be said of any movement of stock. */
const details = { note: 'Feira', happenedAt: '2026-01-10T15:00:00.000Z' };
const detailFields = [
  ...fields('text', 'note').map(nullable),
  ...fields('text', 'happenedAt').map(optional),
];

const packAt = (path: string) => [
  ...fields('number', `${path}.price`, `${path}.content`),
  ...fields('text', `${path}.unit`),
];

/** What is sent of plain kinds besides what is described of their fields. */
const beside: { readonly [K in PlainKind]?: Field[] } = {
  channel: [
    ...fields('list', 'bands'),
    ...fields('object', 'bands.0'),
    ...fields('number', 'bands.0.from', 'bands.0.percent', 'bands.0.fixed'),
    ...fields('text', 'feeTable', 'checkedOn').map(nullable),
  ],
};

/**
 * Every call that takes a body, with a right body of all fields. A password that is asked for again
 * is wrong, so that the account stays as it is.
 */
const calls: Call[] = [
  {
    path: '/api/auth/sign-up/email',
    body: () => newProfile({ hourPlan: hourPlan() }),
    fields: [
      ...fields('text', 'name', 'email', 'password', 'craftType'),
      ...fields('number', 'hourlyRate'),
      ...fields('object', 'hourPlan').map(nullable),
    ],
  },
  {
    path: '/api/auth/sign-in/email',
    body: () => ({ email: 'ana@example.com', password: 'agulha e linha' }),
    fields: fields('text', 'email', 'password'),
  },
  {
    path: '/api/auth/confirm-email',
    body: () => ({ token: 'a' }),
    fields: fields('text', 'token'),
  },
  {
    path: '/api/auth/not-me',
    body: () => ({ token: 'a' }),
    fields: fields('text', 'token'),
  },
  {
    path: '/api/auth/sign-up/check',
    body: () => ({ email: 'ana@example.com' }),
    fields: fields('text', 'email'),
  },
  {
    path: '/api/auth/reset-password/check',
    body: () => ({ token: 'a' }),
    fields: fields('text', 'token'),
  },
  {
    path: '/api/auth/resend-confirmation',
    body: () => ({ email: 'ana@example.com' }),
    fields: fields('text', 'email'),
  },
  {
    path: '/api/auth/request-password-reset',
    body: () => ({ email: 'ana@example.com' }),
    fields: fields('text', 'email'),
  },
  {
    path: '/api/auth/reset-password',
    body: () => ({ token: 'a', newPassword: 'linha e agulha' }),
    fields: fields('text', 'token', 'newPassword'),
  },
  {
    method: 'PATCH',
    path: '/api/me',
    body: () => ({
      name: 'Ana',
      craftType: 'feltro',
      hourlyRate: 30,
      rounding: '90',
      hourPlan: hourPlan(),
      state: 'PE',
      businessType: 'mei',
    }),
    fields: [
      ...fields('text', 'name', 'craftType', 'businessType', 'rounding'),
      ...fields('number', 'hourlyRate'),
      ...fields('text', 'state').map((field) => ({ ...field, nullable: true })),
      ...fields('object', 'hourPlan').map((field) => ({ ...field, nullable: true })),
    ].map((field) => ({ ...field, optional: true })),
  },
  {
    method: 'DELETE',
    path: '/api/me',
    body: () => ({ password: 'não é esta' }),
    fields: fields('text', 'password'),
  },
  {
    path: '/api/me/email',
    body: () => ({ email: 'ana.nova@example.com', password: 'não é esta' }),
    fields: fields('text', 'email', 'password'),
  },
  {
    path: '/api/me/password',
    body: () => ({ currentPassword: 'não é esta', newPassword: 'linha e agulha' }),
    fields: fields('text', 'currentPassword', 'newPassword'),
  },
  {
    path: '/api/me/two-factor',
    body: () => ({ password: 'não é esta' }),
    fields: fields('text', 'password'),
  },
  {
    path: '/api/me/two-factor/confirm',
    body: () => ({ code: '123456' }),
    fields: fields('text', 'code'),
  },
  {
    path: '/api/me/two-factor/recovery-codes',
    body: () => ({ password: 'não é esta' }),
    fields: fields('text', 'password'),
  },
  {
    method: 'DELETE',
    path: '/api/me/sign-in-methods/google',
    body: () => ({ password: 'não é esta' }),
    fields: fields('text', 'password'),
  },
  {
    method: 'DELETE',
    path: '/api/me/two-factor',
    body: () => ({ password: 'não é esta' }),
    fields: fields('text', 'password'),
  },
  {
    path: '/api/auth/sign-in/two-factor',
    body: () => ({ code: '123456' }),
    fields: [
      ...fields('text', 'code'),
      ...fields('text', 'recoveryCode').map((field) => ({ ...field, optional: true })),
    ],
  },
  {
    path: '/api/auth/sign-in/google',
    body: () => ({ returnTo: '/products' }),
    fields: fields('text', 'returnTo').map((field) => ({ ...field, optional: true })),
  },
  {
    path: '/api/billing/checkout',
    body: () => ({ planType: 'annual' }),
    fields: fields('text', 'planType'),
  },
  {
    path: '/api/support',
    body: () => ({
      name: 'Ana',
      email: 'ana@example.com',
      subject: 'Dúvida',
      message: 'Oi!\nComo escolho a margem?',
    }),
    // The hidden field takes any text: it is there to be filled in wrongly.
    fields: [...fields('text', 'name', 'email', 'subject'), ...fields('lines', 'message')],
  },
  { path: '/api/products', ...product() },
  { method: 'PUT', path: '/api/products/{id}', ...product() },
  {
    path: '/api/repricings',
    body: () => ({
      cause: 'materials',
      material: nobodys,
      products: [
        { id: nobodys, updatedAt: '2026-01-01T00:00:00.000Z', totalCost: 1, finalPrice: 2 },
      ],
    }),
    fields: [
      ...fields('text', 'cause', 'products.0.id', 'products.0.updatedAt'),
      ...fields('text', 'material').map((field) => ({ ...field, optional: true, nullable: true })),
      ...fields('list', 'products'),
      ...fields('object', 'products.0'),
    ],
  },
  {
    path: '/api/materials/from-products',
    body: () => ({ rows: [nobodys] }),
    fields: [...fields('text', 'rows.0'), ...fields('list', 'rows')],
  },
  {
    path: '/api/templates',
    body: () => ({ productId: nobodys }),
    fields: fields('text', 'productId'),
  },
  {
    path: '/api/materials/{id}/movements',
    body: () => ({ kind: 'purchase', quantity: 500, value: 45, ...details }),
    fields: [
      ...fields('text', 'kind'),
      ...fields('number', 'quantity'),
      ...fields('price', 'value').map(nullable),
      ...detailFields,
    ],
  },
  {
    path: '/api/stock/start',
    body: () => ({ materials: [{ id: nobodys, quantity: 500 }] }),
    fields: [
      ...fields('text', 'materials.0.id'),
      ...fields('number', 'materials.0.quantity'),
      ...fields('list', 'materials'),
      ...fields('object', 'materials.0'),
    ],
  },
  {
    path: '/api/products/{id}/movements',
    body: () => ({ kind: 'loss', pieces: 1, ...details }),
    fields: [...fields('text', 'kind'), ...fields('number', 'pieces'), ...detailFields],
  },
  {
    path: '/api/products/{id}/productions',
    body: () => ({ pieces: 2, ...details }),
    fields: [...fields('number', 'pieces'), ...detailFields],
  },
  {
    path: '/api/products/{id}/sales',
    body: () => ({ pieces: 2, unitPrice: 80, ...details }),
    fields: [...fields('number', 'pieces'), ...fields('price', 'unitPrice'), ...detailFields],
  },
  { path: '/api/products', ...packedProduct(), partial: true },
  { path: '/api/pricing', ...pricing(), partial: true },
  {
    path: '/api/hourly-rate',
    body: hourPlan,
    fields: [
      ...fields('number', 'monthlyIncome', 'hoursPerDay', 'daysPerWeek'),
      ...fields('number', 'vacationWeeks', 'unpaidPercentage', 'monthlyCosts.0.amount'),
      ...fields('number', 'monthlyCosts.0.months').map(nullable),
      ...fields('text', 'monthlyCosts.0.name'),
      ...fields('perhaps-empty-list', 'monthlyCosts'),
      ...fields('object', 'monthlyCosts.0'),
    ],
  },
  { path: '/api/materials', ...catalogueMaterial() },
  { path: '/api/materials', ...packedMaterial(), partial: true },
  { method: 'PUT', path: '/api/materials/{id}', ...catalogueMaterial() },
  ...plainKinds.flatMap((kind) => [
    { path: pathOf(kind), ...plain(kind) },
    { method: 'PUT', path: `${pathOf(kind)}/{id}`, ...plain(kind) },
  ]),
];

function hourPlan() {
  return {
    monthlyIncome: 3000,
    hoursPerDay: 6,
    daysPerWeek: 5,
    vacationWeeks: 4,
    unpaidPercentage: 25,
    monthlyCosts: [{ name: 'Forno', amount: 1200, months: 60 }],
  };
}

function product(): Pick<Call, 'body' | 'fields'> {
  return {
    body: () => ({
      name: 'Caneca',
      craftCategory: 'ceramica',
      productionTime: 1,
      fixedCosts: 0,
      marginPercentage: 100,
      hourlyRate: 25,
      materials: [{ name: 'Argila', quantity: 1, unitPrice: 1 }],
    }),
    fields: [
      ...fields('text', 'name', 'craftCategory', 'materials.0.name'),
      ...fields('number', 'productionTime', 'fixedCosts', 'marginPercentage', 'hourlyRate'),
      ...fields('number', 'materials.0.quantity', 'materials.0.unitPrice'),
      ...fields('list', 'materials'),
      ...fields('object', 'materials.0'),
    ],
  };
}

/** The same with what came with packs. */
function packedProduct(): Pick<Call, 'body' | 'fields'> {
  const { body } = product();
  return {
    body: () => ({
      ...body(),
      batchSize: 12,
      rounding: '90',
      chosenPrice: 30,
      materials: [
        {
          name: 'Fio',
          quantity: 85,
          unit: 'metro',
          wastePercentage: 10,
          pack: skein,
          materialId: null,
        },
      ],
    }),
    fields: [
      ...[
        ...fields('number', 'batchSize', 'materials.0.wastePercentage'),
        ...fields('text', 'rounding', 'materials.0.unit'),
      ].map(optional),
      // A million is a price that one may choose.
      ...fields('text', 'materials.0.materialId')
        .map(optional)
        .map((field) => ({ ...field, nullable: true })),
      ...packAt('materials.0.pack'),
    ],
  };
}

/** A product's figures. What makes no price may be left out. */
function pricing(): Pick<Call, 'body' | 'fields'> {
  const { body, fields: all } = packedProduct();
  return {
    body,
    fields: [
      ...fields('number', 'productionTime', 'fixedCosts', 'marginPercentage', 'hourlyRate'),
      ...fields('text', 'name', 'craftCategory', 'materials.0.name').map(optional),
      ...all,
    ],
  };
}

function packedMaterial(): Pick<Call, 'body' | 'fields'> {
  return {
    body: () => ({
      name: 'Fio',
      unitType: 'metro',
      wastePercentage: 5,
      pack: skein,
      tracked: true,
      minimum: 10,
    }),
    fields: [
      ...fields('text', 'name'),
      ...fields('number', 'wastePercentage').map(optional),
      ...fields('number', 'minimum').map(nullable),
      ...packAt('pack'),
    ],
  };
}

function catalogueMaterial(): Pick<Call, 'body' | 'fields'> {
  return {
    body: () => ({ name: 'Argila', unitPrice: 7.5, unitType: 'quilograma', category: 'Cerâmica' }),
    fields: [
      ...fields('text', 'name'),
      ...fields('number', 'unitPrice'),
      ...fields('text', 'unitType').map((field) => ({ ...field, optional: true })),
      ...fields('text', 'category').map((field) => ({ ...field, optional: true, nullable: true })),
    ],
  };
}

function plain(kind: PlainKind): Pick<Call, 'body' | 'fields'> {
  const { fields: described } = kindSchemas[kind];
  return {
    body: () => sampleOf[kind],
    fields: [...fieldsOf(described), ...(beside[kind] ?? [])],
  };
}

function typeOf(field: DescribedField): Field['type'] {
  if (field.kind === 'number') return field.max < 1_000_000 ? 'number' : 'price';
  return 'lines' in field ? 'lines' : 'text';
}

/** Of fields as they are described: what a call may leave out, and what may be null. */
function fieldsOf(described: Fields): Field[] {
  return keysOf(described).flatMap((path) => {
    const field = described[path];
    if (!field) return [];
    const absent = absentOf(field);
    const type = typeOf(field);
    return { path, type, optional: absent !== undefined, nullable: absent === null };
  });
}

function fields(type: Field['type'], ...paths: string[]): Field[] {
  return paths.map((path) => ({ path, type }));
}

/** JSON texts, for what JSON.stringify would not let through. */
const everywhere = ['null', 'true', '{"a":1}', '[[[]]]'];
const noNumbers = ['"1"', '-1', '1e308', '-1e308', '1e999', '1e-9', '""', '"NaN"'];
const wrong: Record<Field['type'], string[]> = {
  text: ['1', '""', '"\\u0000"', '"a\\nb"', '"\\ud800"', JSON.stringify('a'.repeat(200_000))],
  lines: ['1', '""', '"a\\u0000b"', '"\\ud800"', JSON.stringify('a'.repeat(200_000))],
  number: [...noNumbers, '1000000'],
  // A million is a price that one may ask.
  price: noNumbers,
  list: ['1', '"x"', '[]'],
  'perhaps-empty-list': ['1', '"x"'],
  object: ['1', '"x"'],
};

/** The calls of which every needed field stands here. */
const whole = calls.filter(({ partial }) => !partial);

const spots = calls.flatMap((call) => call.fields.map((field) => ({ ...call, field })));

/** A row that nobody has: the errors of a body come first. */
const nobodys = '01a1fbf2-07cd-7608-bb09-a2a795abfb83';

const send = ({ method = 'POST', path }: Call, body: unknown, init?: RequestInit) =>
  ana.call<Problem>(method, path.replace('{id}', nobodys), body, init);

/** Calls that take a whole file, which is refused in one sentence: workshop.itest.ts. */
const ofFiles = [
  'POST /api/import/sheet',
  'POST /api/import/sheet/preview',
  'POST /api/import/workshop',
  'POST /api/import/workshop/preview',
];

test('the calls here are all that take a body', async () => {
  const { body } = await ana.call<ApiDocument>('GET', '/api/openapi.json');
  const withBody = [...operationsOf(body)].flatMap(([name, { requestBody }]) =>
    requestBody ? [name] : [],
  );
  const here = new Set(calls.map(({ method = 'POST', path }) => `${method} ${path}`));
  expect(withBody.sort()).toEqual([...here, ...ofFiles].sort());
});

test('every right body is accepted, so that what follows fails for its fault alone', async () => {
  for (const call of calls) {
    const { status } = await send(call, call.body());
    expect({ ...call, refused: status === 422 }).toEqual({ ...call, refused: false });
  }
});

test('a time may say its offset', async () => {
  const timed = calls.filter((call) => /\dZ"/.test(JSON.stringify(call.body())));
  expect(timed.length).toBeGreaterThan(4);
  for (const call of timed) {
    const body = JSON.stringify(call.body()).replaceAll(
      /"(\d{4}-[^"]+)Z"/g,
      (_, time) => `"${time}-03:00"`,
    );
    const { status } = await send(call, body);
    expect({ ...call, refused: status === 422 }).toEqual({ ...call, refused: false });
  }
});

test.each(spots)('$path: $field.path missing or wrong is named', async ({ field, ...call }) => {
  const before = await rowCounts();
  const missing = field.optional ? [] : [undefined];
  const texts = [...missing, ...everywhere, ...wrong[field.type]].filter(
    (text) => !(field.nullable && text === 'null'),
  );
  for (const text of texts) {
    const {
      status,
      headers,
      body: problem,
    } = await send(call, withField(call.body(), field.path, text));
    expect({ text: text?.slice(0, 40), status }).toEqual({ text: text?.slice(0, 40), status: 422 });
    expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
    const named = problem.errors?.map((error) => error.path) ?? [];
    expect(named.some((name) => name === field.path || name.startsWith(`${field.path}.`))).toBe(
      true,
    );
    expect(problem.errors?.every(({ message }) => message.length > 0)).toBe(true);
  }
  expect(await rowCounts()).toEqual(before);
});

test.each(whole)('$path: all bad fields are named at once, unknown ones too', async (call) => {
  const body = '{"constructor":1,"__proto__":{"admin":true},"finalPrice":1,"userId":"x"}';
  const { status, body: problem } = await send(call, body);
  const top = call.fields
    .filter(({ path, optional }) => !path.includes('.') && !optional)
    .map(({ path }) => path);
  expect(status).toBe(422);
  expect(problem.errors?.map((error) => error.path).sort()).toEqual(
    [...top, 'constructor', 'finalPrice', 'userId', '__proto__'].sort(),
  );
});

test.each(calls)('$path: what is no JSON object is refused', async (call) => {
  const { body } = call;
  const refusals: [text: string, status: number, init?: RequestInit][] = [
    ['', 400, { headers: { 'content-type': 'application/json' } }],
    ['{', 400],
    ['{"a":NaN}', 400],
    ['undefined', 400],
    ['[]', 422],
    ['null', 422],
    ['"x"', 422],
    ['['.repeat(100_000), 400],
    [JSON.stringify(body()), 415, { headers: { 'content-type': 'text/plain' } }],
    [
      JSON.stringify(body()),
      415,
      { headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ],
    [JSON.stringify({ name: 'a'.repeat(256 * 1024) }), 413],
    [JSON.stringify({ name: 'a'.repeat(10_000_000) }), 413],
  ];
  for (const [text, expected, init] of refusals) {
    const { status, body: problem } = await send(call, text, init);
    const start = text.slice(0, 30);
    expect({ start, status, told: problem.status }).toEqual({
      start,
      status: expected,
      told: expected,
    });
    expect(problem.detail).not.toBe('');
  }
});

test('a call from another site is refused, whoever is signed in', async () => {
  const bodiless = [
    ...['sign-out', 'sign-out-others', 'sign-out-everywhere'].map((name) => `/api/auth/${name}`),
    '/api/billing/portal',
  ].map((path) => ({
    path,
    body: () => ({}),
    fields: [],
  }));
  for (const call of [...calls, ...bodiless]) {
    for (const origin of ['https://outro.example', 'null']) {
      const answer = await send(call, call.body(), { headers: { origin } });
      expect(answer).toMatchObject({ status: 403, body: { code: 'foreign_origin' } });
    }
  }
  expect((await ana.call('GET', '/api/me')).status).toBe(200);
});

const unfit = ['', 'x', '-1', '1e99', ' ', '\u0001', '🧶', 'null', 'a'.repeat(3000)];

test('whatever stands in a parameter, an answer has our own words', async () => {
  const { body } = await ana.call<ApiDocument>('GET', '/api/openapi.json');
  const browsers = [ana, server.client()];
  for (const [name, { parameters = [], requestBody }] of operationsOf(body)) {
    const [method = '', path = ''] = name.split(' ');
    // What a body has wrong comes first, so it is a right one.
    const right = calls.find((call) => `${call.method ?? 'POST'} ${call.path}` === name)?.body();
    for (const wrong of parameters.flatMap(({ in: place, name }) =>
      unfit.map((value) => ({ place, name, value })),
    )) {
      for (const browser of browsers) {
        const { status } = await browser.call(
          method,
          withParameter(path, wrong),
          requestBody && (right ?? {}),
          headersWith(wrong),
        );
        expect({ name, wrong, isOurFault: status >= 500 && status !== 502 }).toEqual({
          name,
          wrong,
          isOurFault: false,
        });
      }
    }
  }
});

interface Wrong {
  readonly place: Parameter['in'];
  readonly name: string;
  readonly value: string;
}

function withParameter(path: string, { place, name, value }: Wrong): string {
  const text = encodeURIComponent(value);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, each) =>
    place === 'path' && each === name ? text || '%20' : each === 'version' ? '1' : nobodys,
  );
  return place === 'query' ? `${filled}?${name}=${text}&${name}=${text}` : filled;
}

/** Of a header only what one may hold. */
const headersWith = ({ place, name, value }: Wrong): RequestInit =>
  place === 'header' ? { headers: { [name]: value.replaceAll(/[^\x20-\x7e]/g, '') } } : {};

test('unknown addresses and methods are told apart', async () => {
  expect(await ana.call('GET', '/api/nada')).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    const answer = await ana.call(method, '/api/products');
    expect(answer).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
  }
});

/** The body as JSON with one field replaced by this text, or left out. */
function withField(body: object, path: string, text: string | undefined): string {
  const mark = '"a mark that stands for the text"';
  const copy = structuredClone(body);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<unknown>(
    (each, key) => Reflect.get(each as object, key),
    copy,
  ) as object;
  if (text === undefined) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, JSON.parse(mark));
  // A deleted list entry leaves a hole, which JSON writes as null. It is missing all the same.
  return JSON.stringify(copy).replace(mark, text ?? '');
}

async function rowCounts() {
  const { db } = server.services;
  const { rows } = await db.auth.execute(sql`select (select count(*) from users)::int as users,
    (select count(*) from one_time_tokens)::int as tokens, (select count(*) from sessions)::int as sessions`);
  const kept = await db.asUser(userId, (tx) =>
    Promise.all(kindIds.map((kind) => tx.$count(kindTables[kind]))),
  );
  return { ...rows[0], kept };
}
