import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailTexts } from '#core/account/email-texts.ts';
import { jobOf, mailJobs } from '../testing/mail-jobs.ts';
import {
  idempotencyKey,
  openSmtpInbox,
  type ReceivedMail,
  type SmtpInbox,
  type Verdict,
} from '../testing/smtp-inbox.ts';
import { newProfile, startTestServer, type TestServer } from '../testing/test-server.ts';
import { waitFor } from '../testing/wait-for.ts';

let inbox: SmtpInbox;
let server: TestServer;
/** What becomes of the next emails; those after them are accepted. */
let verdicts: Verdict[] = [];
/** What becomes of every email to this address. */
const verdictOn = new Map<string, Verdict>();

beforeAll(async () => {
  inbox = await openSmtpInbox(
    (_before, { to: [to = ''] }) => verdictOn.get(to) ?? verdicts.shift() ?? 'accept',
  );
  server = await startTestServer({ smtpUrl: inbox.url, appUrl: 'https://artesa.example' });
});
afterAll(async () => {
  await server.stop();
  await inbox.close();
});

/** Registers, and waits until the email is delivered; returns every try to hand it over. */
async function register(profile = newProfile()): Promise<ReceivedMail[]> {
  const answer = await server.client().call('POST', '/api/auth/sign-up/email', profile);
  expect(answer.status).toBe(201);
  return await delivered(profile.email);
}

async function delivered(email: string, count = 1): Promise<ReceivedMail[]> {
  const toThem = ({ to }: ReceivedMail) => to.includes(email);
  await waitFor(`${count} emails to ${email}`, async () => {
    const mails = inbox.accepted.filter(toThem);
    const jobs = await Promise.all(mails.map((mail) => jobOf(server, mail)));
    return mails.length >= count && jobs.every((job) => job?.state === 'completed');
  });
  return inbox.tries.filter(toThem);
}

const confirm = (mail: ReceivedMail | undefined) => {
  const token = mail?.link.searchParams.get('token');
  return server.client().call('POST', '/api/auth/confirm-email', { token });
};

test('a confirmation arrives by SMTP with its link, its key and an id made of the key', async () => {
  const profile = newProfile({ name: 'Conceição <b>Ávila</b>' });
  const { email } = profile;
  const [mail] = await register(profile);
  const key = idempotencyKey(mail);
  expect(key).toMatch(/^[\da-f-]{36}$/);
  expect(mail?.to).toEqual([email]);
  expect(mail?.headers.get('to')).toBe(email);
  expect(mail?.headers.get('from')).toBe('Artesa <nao-responda@artesa.example>');
  expect(mail?.headers.get('subject')).toBe(mailTexts.confirmEmail.subject);
  expect(mail?.headers.get('message-id')).toBe(`<${key}@artesa.example>`);
  expect(mail?.link.href).toMatch(/^https:\/\/artesa\.example\/auth\/confirm\?token=[\w-]{43}$/);
  expect(mail?.html).toContain(`href="${mail?.link}"`);
  expect(mail?.html).not.toContain('<b>Ávila');
  expect(mail?.text).toContain('Boas-vindas à Artesa!');
  expect(await confirm(mail)).toMatchObject({ status: 200, body: { email } });
});

test('a server that refuses twice gets the email a third time, under the same key', async () => {
  verdicts = [451, 554];
  const since = performance.now();
  const tries = await register();
  expect(performance.now() - since).toBeGreaterThan(2_000);
  expect(tries.length).toBe(3);
  expect(inbox.accepted.filter((mail) => tries.includes(mail))).toEqual([tries[2]]);
  expect(new Set(tries.map(idempotencyKey)).size).toBe(1);
  expect(await jobOf(server, tries[2])).toMatchObject({ retry_count: 2 });
  expect((await confirm(tries[2])).status).toBe(200);
});

test('an email whose answer is lost is sent again as the same email', async () => {
  verdicts = ['hang up'];
  const tries = await register();
  const [lost, sent] = tries;
  expect(tries.length).toBe(2);
  expect(idempotencyKey(sent)).toBe(idempotencyKey(lost));
  expect(sent?.headers.get('message-id')).toBe(lost?.headers.get('message-id'));
  expect(sent?.link.href).toBe(lost?.link.href);
  // Both work, whichever a person opens: here the one that seemed lost.
  expect((await confirm(lost)).status).toBe(200);
});

test('a newer link ends the older one', async () => {
  const profile = newProfile();
  const { email } = profile;
  await register(profile);
  const resend = await server.client().call('POST', '/api/auth/resend-confirmation', { email });
  expect(resend.status).toBe(202);
  const [older, newer] = await delivered(email, 2);
  expect(idempotencyKey(newer)).not.toBe(idempotencyKey(older));
  expect(await confirm(older)).toMatchObject({
    status: 400,
    body: { code: 'confirmation_token_invalid' },
  });
  expect((await confirm(newer)).status).toBe(200);
});

test('a job holds nothing about the person and no token', async () => {
  const profile = newProfile({ name: 'Benedita Quaresma' });
  const [mail] = await register(profile);
  const job = await jobOf(server, mail);
  expect(job?.whole).toContain('confirm-email');
  const token = mail?.link.searchParams.get('token') ?? 'none';
  for (const secret of [profile.email, 'Benedita', 'Quaresma', profile.password, token]) {
    expect(job?.whole).not.toContain(secret);
  }
});

test('a sign-up has exactly one job; a rolled-back one and a refused one have none', async () => {
  const before = (await mailJobs(server)).length;
  const { db, enqueueMail } = server.services;
  const job = { template: 'confirm-email', userId: crypto.randomUUID(), seed: 's' } as const;
  const rolledBack = db.asAuth(async (tx) => {
    await enqueueMail(tx, job);
    const { rows } = await tx.execute(
      sql`select from pgboss.job where data->>'userId' = ${job.userId}`,
    );
    expect(rows.length).toBe(1);
    throw new Error('changed our mind');
  });
  await expect(rolledBack).rejects.toThrow('changed our mind');
  const refused = await server.client().call('POST', '/api/auth/sign-up/email', { name: 'A' });
  expect(refused.status).toBe(422);
  expect((await mailJobs(server)).length).toBe(before);
  await register();
  expect((await mailJobs(server)).length).toBe(before + 1);
});

test('emails leave together, and one that is slow or refused holds up none of them', async () => {
  const { db, enqueueMail } = server.services;
  const slow = Promise.withResolvers<'accept'>();
  const together = Promise.withResolvers<'accept'>();
  const [first = '', ...others] = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.com`);
  const refused = 'recusa@example.com';
  const later = Array.from({ length: 12 }, (_, n) => `depois${n}@example.com`);
  verdictOn.set(first, slow.promise).set(refused, 451);
  for (const to of others) verdictOn.set(to, together.promise);
  const enqueue = (addresses: string[]) =>
    db.asAuth(async (tx) => {
      for (const to of addresses) await enqueueMail(tx, { template: 'account-deleted', to });
    });
  const triesFor = (addresses: string[]) =>
    inbox.tries.filter(({ to: [to = ''] }) => addresses.includes(to));
  const done = async (addresses: string[]) => {
    const { rows } = await db.auth.execute(
      sql`select data->>'to' as "to" from pgboss.job
        where name = 'mail-by-address' and state = 'completed'`,
    );
    return addresses.every((address) => rows.some(({ to }) => to === address));
  };

  await enqueue([first, ...others]);
  await waitFor('five at once', async () => triesFor([first, ...others]).length === 5);
  together.resolve('accept');
  await waitFor('the others to be done', () => done(others));
  await enqueue([refused, ...later]);
  await waitFor('those after them to be done', () => done(later));
  await waitFor('another try', async () => triesFor([refused]).length > 1);
  expect(await done([first])).toBe(false);

  slow.resolve('accept');
  verdictOn.delete(refused);
  await waitFor('all to be done', () => done([first, refused]));
  expect(triesFor([first, ...others, ...later]).length).toBe(5 + later.length);
  expect(new Set(triesFor([refused]).map(idempotencyKey)).size).toBe(1);
});
