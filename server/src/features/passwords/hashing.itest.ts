import { createHook } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import { beforeAll, expect, test } from 'vitest';
import { newProfile, sharedServer, type TestServer } from '../../testing/test-server.ts';
import { hashPassword, verifyPassword } from './hashing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const post = (path: string, body: object) =>
  server.client().call('POST', `/api/auth/${path}`, body);

const signIn = (email: string, password: string) => post('sign-in/email', { email, password });

/** The calls of scrypt meanwhile. Each is a job of Node's thread pool, off the event loop. */
async function scryptJobs(work: () => Promise<unknown>) {
  const open = new Set<number>();
  let begun = 0;
  let most = 0;
  const hook = createHook({
    init(id, type) {
      if (type !== 'SCRYPTREQUEST') return;
      begun += 1;
      open.add(id);
      most = Math.max(most, open.size);
    },
    // The thread is done and the event loop hears of it: a job on the loop itself never comes here.
    before(id) {
      open.delete(id);
    },
  }).enable();
  await work();
  hook.disable();
  return { begun, left: open.size, most };
}

test('a refusal costs one hash, whoever the email belongs to', async () => {
  const profile = newProfile();
  await server.signedIn(profile);
  const unconfirmed = newProfile();
  await server.client().call('POST', '/api/auth/sign-up/email', unconfirmed);
  for (const email of [profile.email, 'ninguem@example.com', unconfirmed.email]) {
    expect(await scryptJobs(() => signIn(email, 'não é esta'))).toEqual({
      begun: 1,
      left: 0,
      most: 1,
    });
  }
});

test('of 20 logins at once, as many are hashed at a time as leave a processor to others', async () => {
  const profile = newProfile();
  await server.signedIn(profile);
  const lanes = Math.max(1, Math.min(3, availableParallelism() - 1));
  const jobs = await scryptJobs(() =>
    Promise.all(Array.from({ length: 20 }, () => signIn(profile.email, profile.password))),
  );
  expect(jobs).toEqual({ begun: 20, left: 0, most: lanes });
});

test('inside a transaction no password is hashed', async () => {
  const { db } = server.services;
  const inside = db.asAuth(async () => await hashPassword('agulha e linha'));
  await expect(inside).rejects.toThrow('inside a transaction');
});

const uses = {
  async 'a recovery'() {
    const profile = newProfile();
    await server.signedIn(profile);
    await post('request-password-reset', { email: profile.email });
    const token = await server.mailedToken(profile.email);
    return () => post('reset-password', { token, newPassword: 'uma senha nova' });
  },
  async 'a confirmation that chooses a password'() {
    const profile = newProfile();
    await post('sign-up/email', profile);
    const token = await server.mailedToken(profile.email);
    return () => post('confirm-email', { token, password: 'uma senha nova' });
  },
};

test.each(Object.entries(uses))('nobody waits for the hash of %s', async (_what, prepare) => {
  const use = await prepare();
  const browser = await server.signedIn();
  let done = 0;
  const crowd = Array.from({ length: 15 }, async () => {
    await hashPassword('agulha e linha');
    done += 1;
  });
  const using = use();
  // On the one session of this engine, a transaction that waits stops everybody.
  for (let n = 0; n < 10; n += 1) {
    expect((await browser.call('GET', '/api/me')).status).toBe(200);
  }
  expect(done).toBeLessThan(crowd.length);
  expect((await using).status).toBe(200);
  await Promise.all(crowd);
});

test('a hash of an older version is still its password, and nobody else’s', async () => {
  const hash =
    '0df0204442bb4de907d469a97bfbd528:da0d6ae5f1aa3284782103d0e67aae89394746cc17ee98e11c85c8d610c219a9d579efdabea452f47c3ee452ab204f480da8bbc728b2ca70d9d128668e403576';
  await expect(verifyPassword(hash, 'crochê e barro')).resolves.toBe(true);
  await expect(verifyPassword(hash, 'crochê e Barro')).resolves.toBe(false);
});
