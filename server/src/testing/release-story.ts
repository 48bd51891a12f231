import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import { mapKinds, plainKinds } from '#core/kinds/kinds.ts';
import type { Repricing } from '#core/repricing/repricing-schemas.ts';
import type { Workshop } from '#core/workshop/workshop-schemas.ts';
import { type Expectation, matrix, type RowKind } from './access-matrix.ts';
import { answered } from './answered.ts';
import { numberedProduct } from './product-input.ts';
import { pathOf, sampleOf } from './row-samples.ts';
import { type Client, newProfile, type TestServer } from './test-server.ts';

type Rows = Record<RowKind, string[]>;

const added = async (browser: Client, path: string, body?: object) =>
  (await answered<{ id: string }>(browser, 'POST', path, body)).id;

/**
 * Somebody signs up, makes every call of the API once, saves what takes a workshop to be saved, and
 * deletes the account.
 *
 * @throws Error at a call that is answered otherwise than its owner should be
 */
export async function playStory(server: TestServer): Promise<void> {
  const profile = newProfile({ email: 'rosa@example.com' });
  const { email, password } = profile;
  const browser = server.client();
  const signIn = () => answered(browser, 'POST', '/api/auth/sign-in/email', { email, password });
  await browser.call('POST', '/api/auth/sign-up/email', profile);
  const token = await server.mailedToken(email);
  await browser.call('POST', '/api/auth/confirm-email', { token });
  await signIn();
  await server.setPlan(browser, 'pro');

  const rows = await makeRows(browser);
  for (const [route, expectation] of Object.entries(matrix)) {
    // A stream without an end, and what is no JSON: it is stored as the workshop's file is.
    if (route === 'GET /api/events' || expectation.type) continue;
    await callOnce(browser, route, expectation, rows);
    if (expectation.ends || expectation.row === 'session') await signIn();
  }
  await workAsAWhole(browser, rows.channel);

  const newPassword = 'outra agulha';
  await browser.call('POST', '/api/me/password', { currentPassword: password, newPassword });
  await browser.call('DELETE', '/api/me', { password: newPassword });
}

async function makeRows(browser: Client): Promise<Rows> {
  const rows: Rows = {
    ...mapKinds((): string[] => []),
    ...{ movement: [], repricing: [], backup: [] },
  };
  for (const n of [1, 2]) {
    const clay = { name: `Argila ${n}`, category: 'barro', unitPrice: 2, tracked: true };
    const materialId = await added(browser, '/api/materials', clay);
    rows.material.push(materialId);
    const pack = { price: 20, content: 10, unit: 'metro' };
    await added(browser, '/api/materials', { name: `Lona ${n}`, unitType: 'metro', pack });
    const product = numberedProduct(n);
    const materials = product.materials.map((row) => ({ ...row, materialId }));
    rows.product.push(await added(browser, '/api/products', { ...product, materials }));
    for (const kind of plainKinds) {
      const input = { ...sampleOf[kind], name: `${sampleOf[kind].name} ${n}` };
      rows[kind].push(await added(browser, pathOf(kind), input));
    }
    const purchase = { kind: 'purchase', quantity: 9, value: 18 };
    rows.movement.push(await added(browser, `/api/materials/${materialId}/movements`, purchase));
  }
  await browser.call('PATCH', '/api/me', { hourlyRate: 40 });
  const path = '/api/repricings?cause=hourlyRate';
  const { repricings } = await answered<{ repricings: Repricing[] }>(browser, 'GET', path);
  const products = repricings.map(({ id, updatedAt, after: { totalCost, finalPrice } }) => {
    return { id, updatedAt, totalCost, finalPrice };
  });
  const repricing = { cause: 'hourlyRate', products };
  rows.repricing.push(await added(browser, '/api/repricings', repricing));
  rows.backup.push(await added(browser, '/api/backups'));
  return rows;
}

async function callOnce(browser: Client, route: string, expectation: Expectation, rows: Rows) {
  const { row, query = '', body, status } = expectation;
  const [method = '', template = ''] = route.split(' ');
  const id = row === 'session' ? await ownSession(browser) : row && rows[row].at(-1);
  const path = template.replace('{id}', id ?? '').replace('{version}', '1') + query;
  const answer = await browser.call(method, path, body, { redirect: 'manual' });
  if (answer.status !== status.owner) throw new Error(`${route} answers ${answer.status}`);
  if (route.startsWith('DELETE') && answer.status === 204 && row && row !== 'session') {
    rows[row].pop();
  }
}

async function ownSession(browser: Client): Promise<string | undefined> {
  type Sessions = { sessions: { id: string; current: boolean }[] };
  const { sessions } = await answered<Sessions>(browser, 'GET', '/api/me/sessions');
  return sessions.find(({ current }) => current)?.id;
}

async function workAsAWhole(browser: Client, channelIds: string[]): Promise<void> {
  const workshop = await answered<Workshop>(browser, 'GET', '/api/export/workshop.json');
  const products = workshop.products.map((each) => ({ ...each, name: `${each.name} de novo` }));
  const imported = await added(browser, '/api/import/workshop', { ...workshop, products });
  await browser.call('POST', `/api/import/${imported}/undo`);
  const productId = await added(browser, '/api/products', { ...numberedProduct(4), channelIds });
  await added(browser, `/api/products/${productId}/productions`, { pieces: 2 });
  const sale = { pieces: 1, unitPrice: 90, channelId: channelIds[0] };
  await added(browser, `/api/products/${productId}/sales`, sale);
  const template = await added(browser, '/api/templates', { productId });
  await browser.call('DELETE', `/api/templates/${template}`);
  type Catalogue = { materials: CatalogueMaterial[] };
  const lona = await answered<Catalogue>(browser, 'GET', '/api/materials?q=Lona');
  const materials = lona.materials.map(({ id }) => ({ id, quantity: 3 }));
  await answered(browser, 'POST', '/api/stock/start', { materials });
}
