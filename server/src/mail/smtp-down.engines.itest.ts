import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { mailJobs } from '../testing/mail-jobs.ts';
import { scratchForTest } from '../testing/scratch.ts';
import { idempotencyKey, openSmtpInbox } from '../testing/smtp-inbox.ts';
import { newProfile, startTestServer, type TestServer } from '../testing/test-server.ts';
import { waitFor } from '../testing/wait-for.ts';

/** Registers several people at once; returns their addresses, sorted. */
async function registerFour(server: TestServer): Promise<string[]> {
  const register = async () => {
    const profile = newProfile();
    const answer = await server.client().call('POST', '/api/auth/sign-up/email', profile);
    expect(answer.status).toBe(201);
    return profile.email;
  };
  const emails = await Promise.all([register(), register(), register(), register()]);
  return emails.sort();
}

/** Begins to listen, and returns what has come once every job is done. */
async function everythingAfterOpening(port: number, server: () => TestServer) {
  const inbox = await openSmtpInbox(undefined, port);
  onTestFinished(() => inbox.close());
  await inbox.receive(4);
  await waitFor('every job to be done', async () => {
    const jobs = await mailJobs(server());
    return jobs.every(({ state }) => state === 'completed');
  });
  return inbox;
}

test('while nothing listens nothing is lost, and then each email comes once', async () => {
  const port = await freePort();
  const server = await startTestServer({ smtpUrl: `smtp://127.0.0.1:${port}` });
  onTestFinished(() => server.stop());
  const emails = await registerFour(server);
  await waitFor('each to have been tried in vain', async () => {
    const jobs = await mailJobs(server);
    return jobs.length === 4 && jobs.every(({ state }) => state === 'retry');
  });
  const inbox = await everythingAfterOpening(port, () => server);
  expect(inbox.tries.map(({ to: [to] }) => to).sort()).toEqual(emails);
  expect(new Set(inbox.tries.map(idempotencyKey)).size).toBe(4);
});

test('what is queued when the server stops is sent after the next start', async () => {
  const scratch = await scratchForTest();
  const port = await freePort();
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  let server = await startTestServer({ smtpUrl }, { scratch });
  onTestFinished(() => server.stop());
  const emails = await registerFour(server);
  await server.stop();
  server = await startTestServer({ smtpUrl }, { scratch });
  const inbox = await everythingAfterOpening(port, () => server);
  expect(inbox.tries.map(({ to: [to] }) => to).sort()).toEqual(emails);
});
