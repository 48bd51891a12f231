import { beforeAll, expect, test } from 'vitest';
import { customerFaults, maxCustomers } from '#core/customers/customer-fields.ts';
import { problemTexts } from '#core/errors/problem-texts.ts';
import { validationMessages } from '#core/fields/validation.ts';
import type { RowOf } from '#core/kinds/kind-schemas.ts';
import type { Problem } from '#core/schemas/problem-schemas.ts';
import { importLimits } from '#core/workshop/import-limits.ts';
import { fillPlain } from '../../testing/fill-lists.ts';
import { sampleOf } from '../../testing/row-samples.ts';
import { type Client, sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const path = '/api/customers';
const lucia = sampleOf.customer;

const create = (browser: Client, input: object = lucia) =>
  browser.call<RowOf<'customer'>>('POST', path, input);

test('on any plan customers are answered as they were sent, and what was left out is null', async () => {
  const { browser: ana } = await server.newUser('free');
  const { status, body: whole } = await create(ana);
  expect({ status, body: whole }).toMatchObject({ status: 201, body: lucia });
  const { body: named } = await create(ana, { name: 'Seu Tião' });
  expect(named).toMatchObject({ name: 'Seu Tião', telephone: null, email: null, notes: null });
  expect((await ana.call('GET', path)).body).toEqual({ customers: [named, whole] });
});

test.each(['8199 9999', '+55 (81) 99999-0000', '123456789012345'])(
  'a telephone of 8 to 15 digits is kept as it was typed: %s',
  async (telephone) => {
    const { browser: ana } = await server.newUser();
    expect(await create(ana, { ...lucia, telephone })).toMatchObject({
      status: 201,
      body: { telephone },
    });
  },
);

test.each([
  [{ telephone: '819 9999' }, 'telephone', customerFaults.telephone],
  [{ telephone: '1234567890123456' }, 'telephone', customerFaults.telephone],
  [{ telephone: 'o da padaria' }, 'telephone', customerFaults.telephone],
  [{ email: 'lucia.example.com' }, 'email', validationMessages.email],
])('%j is refused where it is wrong', async (wrong, at, message) => {
  const { browser: ana } = await server.newUser();
  const { status, body } = await ana.call<Problem>('POST', path, { ...lucia, ...wrong });
  expect(status).toBe(422);
  expect(body.errors).toEqual([{ path: at, code: 'invalid_format', message }]);
});

test(`nobody keeps more than ${maxCustomers}: a copy is one more, as is what a file brings`, async () => {
  const { userId, browser: ana } = await server.newUser();
  await fillPlain('customer')(server.services.db, userId, { count: maxCustomers - 1 });
  const { status, body: last } = await create(ana);
  expect(status).toBe(201);
  const { detail } = problemTexts.customers_full;
  const full = { status: 403, body: { code: 'customers_full', detail } };
  expect(detail).toBe('Você já tem 5.000 clientes. Exclua algum para criar outro.');
  expect(await create(ana)).toMatchObject(full);
  expect(await ana.call('POST', `${path}/${last.id}/duplicate`)).toMatchObject(full);
  const { browser: bia } = await server.newUser();
  for (const name of ['Bento', 'Iara']) await create(bia, { name });
  const { body: file } = await bia.call('GET', '/api/export/workshop.json');
  const exceeded = { limit: maxCustomers, already: maxCustomers, coming: 2 };
  expect(await ana.call('POST', '/api/import/workshop', file)).toMatchObject({
    status: 403,
    body: { code: 'customers_full', detail: importLimits.rows('customer', exceeded) },
  });
  await ana.call('DELETE', `${path}/${last.id}`);
  expect((await create(ana)).status).toBe(201);
});
