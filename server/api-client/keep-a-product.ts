import createClient, { type Middleware } from 'openapi-fetch';
// Generated from the API's document by the test that runs this program.
import type { components, paths } from './api.d.ts';

/**
 * Another program, which knows the API by its document alone: it signs in, has a product priced and
 * saved, changes it and deletes it, and prints what it was answered.
 */
const [, , baseUrl = '', email = '', password = ''] = process.argv;

const cookies = new Map<string, string>();
const keepCookies: Middleware = {
  onRequest({ request }) {
    request.headers.set('cookie', [...cookies.values()].join('; '));
  },
  onResponse({ response }) {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair);
    }
  },
};

const { GET, POST, PUT, DELETE, use } = createClient<paths>({ baseUrl });
use(keepCookies);

const bear: components['schemas']['ProductInput'] = {
  name: 'Amigurumi de urso',
  craftCategory: 'croche',
  productionTime: 6.5,
  fixedCosts: 8,
  marginPercentage: 100,
  hourlyRate: 25,
  materials: [{ name: 'Fio de algodão', quantity: 1.5, unitPrice: 18.9 }],
};

const outside = await GET('/api/products');
const signedIn = await POST('/api/auth/sign-in/email', { body: { email, password } });
const user = signedIn.data && 'user' in signedIn.data ? signedIn.data.user : undefined;

const saved = await POST('/api/products', {
  params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
  body: bear,
});
const path = { id: saved.data?.id ?? '' };
const price: number | undefined = saved.data?.finalPrice;

const read = await GET('/api/products/{id}', { params: { path } });
const listed = await GET('/api/products', { params: { query: { limit: 10 } } });

const header = { 'If-Match': read.response.headers.get('etag') ?? '' };
const dearer = { ...bear, marginPercentage: 150 };
const changed = await PUT('/api/products/{id}', { params: { path, header }, body: dearer });
const late = await PUT('/api/products/{id}', { params: { path, header }, body: bear });
const stored = late.error && 'current' in late.error ? late.error.current : undefined;

const newest = { 'If-Match': changed.response.headers.get('etag') ?? '' };
const removed = await DELETE('/api/products/{id}', { params: { path, header: newest } });
const gone = await GET('/api/products/{id}', { params: { path } });

const names = listed.data?.products.map((product) => product.name);
const answers = {
  outside: outside.error?.code,
  plan: user?.plan,
  price,
  read: read.data?.materials[0]?.totalPrice,
  names,
  changed: changed.data?.finalPrice,
  late: [late.response.status, stored?.finalPrice],
  removed: removed.response.status,
  gone: gone.error?.code,
};
process.stdout.write(JSON.stringify(answers));
