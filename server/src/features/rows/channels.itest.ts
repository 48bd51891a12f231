import { v7 as uuidv7 } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import type { Me } from '#core/account/account-schemas.ts';
import { channelFaults } from '#core/channels/channel-faults.ts';
import { maxChannels } from '#core/channels/channel-fields.ts';
import type { Channel } from '#core/channels/channel-schemas.ts';
import { problemTexts } from '#core/errors/problem-texts.ts';
import type { Problem } from '#core/schemas/problem-schemas.ts';
import type { Database, UserId } from '../../db/database.ts';
import { channels } from '../../db/schema.ts';
import { fairInput } from '../../testing/channel-input.ts';
import { type Client, sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let db: Database;
beforeAll(async () => {
  server = await sharedServer();
  db = server.services.db;
});

const path = '/api/channels';
const shop = { name: 'Loja', bands: [{ from: 0, percent: 12.5, fixed: 0 }] };

const create = (browser: Client, input: object = shop) =>
  browser.call<Channel>('POST', path, input);

async function listed(browser: Client): Promise<Channel[]> {
  return (await browser.call<{ channels: Channel[] }>('GET', path)).body.channels;
}

const idOf = async (browser: Client) =>
  (await browser.call<Me>('GET', '/api/me')).body.id as UserId;

async function onPro(): Promise<Client> {
  const browser = await server.signedIn();
  await server.setPlan(browser, 'pro');
  return browser;
}

const limitReached = { status: 403, body: { code: 'channel_limit_reached' } };

test('a channel is answered as it was sent, what was left out too, the newest first', async () => {
  const ana = await onPro();
  const { status, body: fair } = await create(ana, fairInput);
  expect({ status, body: fair }).toMatchObject({ status: 201, body: fairInput });
  const { body: plain } = await create(ana);
  const nothing = { min: null, cap: null, feeTable: null, paysAfterDays: null, checkedOn: null };
  const free = { paymentPercent: 0, paymentFixed: 0, taxPercent: 0, sellerCost: 0 };
  expect(plain).toMatchObject({ ...shop, ...nothing, ...free });
  expect(await listed(ana)).toEqual([plain, fair]);
});

test.each([
  [{ bands: [] }, 'bands', channelFaults.noBands],
  [{ bands: [{ from: 1, percent: 10, fixed: 0 }] }, 'bands.0.from', channelFaults.firstBand],
  [
    { bands: [0, 80, 80].map((from) => ({ from, percent: 10, fixed: 0 })) },
    'bands.2.from',
    channelFaults.fallingBands,
  ],
  [{ paymentPercent: 50, taxPercent: 40 }, 'bands.0.percent', channelFaults.nothingLeft],
  [{ min: 60 }, 'min', channelFaults.minAboveCap],
  [{ checkedOn: '2026-02-30' }, 'checkedOn', channelFaults.day],
  [{ checkedOn: '0000-01-01' }, 'checkedOn', channelFaults.day],
])('%j is refused where it is wrong', async (wrong, at, message) => {
  const ana = await server.signedIn();
  const { status, body } = await ana.call<Problem>('POST', path, { ...fairInput, ...wrong });
  expect(status).toBe(422);
  expect(body.errors).toContainEqual(expect.objectContaining({ path: at, message }));
});

test('the free plan keeps one channel, of creations at once too, and a copy is one more', async () => {
  const ana = await server.signedIn();
  const answers = await Promise.all(Array.from({ length: 6 }, () => create(ana)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403, 403, 403]);
  const [existing] = await listed(ana);
  const copy = await ana.call('POST', `${path}/${existing?.id}/duplicate`);
  expect(copy).toMatchObject(limitReached);
  expect(copy.body).toMatchObject({ detail: 'Limite de 1 lugar atingido no plano Gratuito!' });
  expect(await listed(ana)).toEqual([existing]);
});

test('a deletion is undone, unless another channel came meanwhile', async () => {
  const ana = await server.signedIn();
  const { body: first } = await create(ana);
  const restore = () => ana.call('POST', `${path}/${first.id}/restore`);
  await ana.call('DELETE', `${path}/${first.id}`);
  expect(await restore()).toMatchObject({ status: 200, body: { id: first.id } });
  await ana.call('DELETE', `${path}/${first.id}`);
  await create(ana);
  expect(await restore()).toMatchObject(limitReached);
});

test('after Pro every channel is shown and edited, and none is added', async () => {
  const ana = await onPro();
  const [{ body: one }] = [await create(ana), await create(ana, fairInput)];
  await server.setPlan(ana, 'free');
  expect(await listed(ana)).toHaveLength(2);
  const edited = await ana.call('PUT', `${path}/${one.id}`, { ...shop, name: 'Loja nova' });
  expect(edited).toMatchObject({ status: 200, body: { name: 'Loja nova' } });
  expect(await create(ana)).toMatchObject(limitReached);
});

test(`nobody keeps more than ${maxChannels}`, async () => {
  const ana = await onPro();
  const userId = await idOf(ana);
  const none = { paymentPercent: 0, paymentFixed: 0, taxPercent: 0, sellerCost: 0 };
  const all = Array.from({ length: maxChannels }, () => ({ id: uuidv7(), userId, name: 'Feira' }));
  await db.asUser(userId, (tx) =>
    tx.insert(channels).values(all.map((each) => ({ ...each, ...none, bands: [] }))),
  );
  expect(await create(ana)).toMatchObject({
    status: 403,
    body: { code: 'channels_full', detail: problemTexts.channels_full.detail },
  });
});

test('channels go with their account, and nobody else’s', async () => {
  const [ana, bia] = [await server.signedIn(), await server.signedIn()];
  const owners = await Promise.all(
    [ana, bia].map(async (browser) => {
      await create(browser);
      return await idOf(browser);
    }),
  );
  const gone = await ana.call('DELETE', '/api/me', { password: 'agulha e linha' });
  expect(gone.status).toBe(204);
  const left = await Promise.all(
    owners.map((userId) => db.asUser(userId, (tx) => tx.$count(channels))),
  );
  expect(left).toEqual([0, 1]);
});
