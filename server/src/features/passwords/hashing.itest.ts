import { createHook } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newProfile, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const signIn = (email: string, password: string) =>
  server.client().call('POST', '/api/auth/sign-in/email', { email, password });

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
