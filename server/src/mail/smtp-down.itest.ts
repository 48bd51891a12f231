import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { createQueue } from '../jobs/queue.ts';
import { createLogger } from '../log.ts';
import { freePort } from '../testing/free-port.ts';
import { mailJobs } from '../testing/mail-jobs.ts';
import { openAtRest } from '../testing/open-at-rest.ts';
import { scratchForTest, variablesFor } from '../testing/scratch.ts';
import { idempotencyKey, openSmtpInbox } from '../testing/smtp-inbox.ts';
import { spawnServer } from '../testing/spawn-server.ts';
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
  const logged: string[] = [];
  const server = await startTestServer({ smtpUrl: `smtp://127.0.0.1:${port}` }, { logged });
  onTestFinished(() => server.stop());
  const emails = await registerFour(server);
  await waitFor('each to have been tried in vain', async () => {
    const jobs = await mailJobs(server);
    return jobs.length === 4 && jobs.every(({ state }) => state === 'retry');
  });
  const warnings = logged.map((line) => JSON.parse(line)).filter(({ level }) => level === 'warn');
  expect(warnings).toContainEqual(
    expect.objectContaining({ msg: 'email', err: [expect.objectContaining({ code: 'ESOCKET' })] }),
  );
  expect(logged.join('')).not.toMatch(/@/);
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

test('kill -9 while emails leave loses none, and repeats no more than were under way', async () => {
  const scratch = await scratchForTest();
  const waiting = 16;
  const early = 4;
  const dead = Promise.withResolvers<'accept'>();
  const inbox = await openSmtpInbox((before) => (before < early ? 'accept' : dead.promise));
  onTestFinished(() => inbox.close());
  await openAtRest(scratch, async (db) => {
    const queue = createQueue(db, createLogger('silent'));
    await queue.start();
    for (let n = 0; n < waiting; n += 1) {
      const job = { template: 'account-deleted', to: `ana${n}@example.com` };
      await queue.send('mail-by-address', job);
    }
    await queue.stop({ graceful: false });
  });
  const killed = await spawnServer({ ...variablesFor(scratch), SMTP_URL: inbox.url });
  await killed.up();
  await waitFor('several under way', async () => inbox.tries.length >= early + 5);
  killed.kill('SIGKILL');
  await killed.exited;
  // Taken, and nobody is told.
  dead.resolve('accept');

  await openAtRest(scratch, async (db) => {
    const past = sql`update pgboss.job set started_on = started_on - interval '1 minute'`;
    await db.prepare(async (owner) => void (await owner.execute(past)));
    const queue = createQueue(db, createLogger('silent'));
    await queue.start();
    await queue.supervise('mail-by-address');
    await queue.stop({ graceful: false });
  });
  const server = await startTestServer({ smtpUrl: inbox.url }, { scratch });
  onTestFinished(() => server.stop());
  const different = () => new Set(inbox.accepted.map(idempotencyKey)).size;
  await waitFor('every email', async () => different() === waiting);
  expect(new Set(inbox.accepted.flatMap(({ to }) => to)).size).toBe(waiting);
  expect(inbox.tries.length - waiting).toBeLessThanOrEqual(10);
});
