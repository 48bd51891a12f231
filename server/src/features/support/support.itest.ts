import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignUpInput } from '#core/account/account-schemas.ts';
import { idempotencyKey, openSmtpInbox, type SmtpInbox } from '../../testing/smtp-inbox.ts';
import {
  type Client,
  newProfile,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';

const supportEmail = 'ajuda@artesa.example';

let inbox: SmtpInbox;
let server: TestServer;
/** How many of the next emails are refused at first. */
let refusals = 0;

beforeAll(async () => {
  inbox = await openSmtpInbox(() => (refusals-- > 0 ? 451 : 'accept'));
  server = await startTestServer({ smtpUrl: inbox.url, supportEmail });
});
afterAll(async () => {
  await server.stop();
  await inbox.close();
});

const written = {
  name: 'Conceição Ávila',
  email: 'conceicao@example.com',
  subject: 'Dúvida sobre a margem',
  message: 'Bom dia!\n\nComo escolho a margem?',
};

const write = (values: object, client = server.client()) =>
  client.call('POST', '/api/support', { ...written, ...values });

/** The email that this subject became. */
const arrived = (subject: string) =>
  waitFor(`an email about ${subject}`, async () =>
    inbox.accepted.find(({ headers }) => headers.get('subject')?.endsWith(subject)),
  );

const plain = (text: string) => text.replaceAll('\r\n', '\n');

test('the address of the support is told to everybody', async () => {
  expect(await server.client().call('GET', '/api/support')).toMatchObject({
    status: 200,
    body: { email: supportEmail },
  });
});

test('a message arrives at the support, and an answer to it at whoever wrote', async () => {
  const answer = await write({ email: ' Conceicao@Example.com ' });
  const { email, subject } = written;
  expect(answer).toMatchObject({ status: 202, body: { email, subject } });
  const mail = await arrived(subject);
  expect(mail.to).toEqual([supportEmail]);
  expect(mail.headers.get('to')).toBe(supportEmail);
  expect(mail.headers.get('from')).toBe('Artesa <nao-responda@artesa.example>');
  expect(mail.headers.get('reply-to')).toBe('Conceição Ávila <conceicao@example.com>');
  expect(mail.headers.get('subject')).toBe(`[Suporte] ${subject}`);
  // A help desk would put an automatic email aside.
  expect(mail.headers.has('auto-submitted')).toBe(false);
  expect(mail.text).toContain('Conceição Ávila (conceicao@example.com) escreveu:');
  expect(plain(mail.text)).toContain(`\n${written.message}\n`);
  expect(mail.text).toContain('Enviada por alguém que não entrou em uma conta.');
});

test('a post office that refuses at first gets the message again under the same key', async () => {
  refusals = 2;
  await write({ subject: 'Terceira vez' });
  const mail = await arrived('Terceira vez');
  const keys = inbox.tries
    .filter(({ headers }) => headers.get('subject') === '[Suporte] Terceira vez')
    .map(idempotencyKey);
  expect(keys).toEqual(Array(3).fill(idempotencyKey(mail)));
});

test('what a hostile message holds stays text, in both forms', async () => {
  const message = [
    '<script>alert(1)</script><img src=x onerror=alert(2)>',
    '</pre></body><a href="https://mau.example">clique</a> &lt;b&gt; &amp;',
    '  recuada   com espaços\n\n\nBcc: todos@example.com',
  ].join('\n');
  const name = '"Ana" <ana@mau.example>, todos@example.com; <b>';
  const answer = await write({ subject: '<i>Oi</i> =?utf-8?q?Bcc=3A?= "aspas"', name, message });
  expect(answer.status).toBe(202);
  const mail = await arrived('"aspas"');
  expect(plain(mail.text)).toContain(`\n${message}\n`);
  expect(mail.html).not.toMatch(/<(script|img|i|b|a)[\s>]/i);
  expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(mail.html).toContain('&lt;/pre&gt;&lt;/body&gt;&lt;a href=');
  expect(mail.html).toContain('&amp;lt;b&amp;gt; &amp;amp;');
  expect(mail.to).toEqual([supportEmail]);
  expect(mail.headers.has('bcc')).toBe(false);
  expect(mail.headers.get('reply-to')).toMatch(/ <conceicao@example\.com>$/);
});

test.each([
  ['name', 'Ana\r\nBcc: todos@example.com'],
  ['name', 'Ana\nBcc: todos@example.com'],
  ['email', 'ana@example.com\r\nBcc: todos@example.com'],
  ['email', 'ana@example.com, todos@example.com'],
  ['email', 'Ana <ana@example.com>'],
  ['subject', 'Oi\r\nBcc: todos@example.com'],
  ['subject', 'Oi\rBcc: todos@example.com'],
])('%s %j, which would add a header, is refused', async (field, value) => {
  const answer = await write({ [field]: value });
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: field }] } });
});

test('the support sees which account wrote, and that a Pro one comes first', async () => {
  const profile = newProfile();
  const browser = await signIn(profile);
  await write({ subject: 'Do plano gratuito' }, browser);
  const { db } = server.services;
  await db.auth.execute(sql`update users set plan = 'pro' where email = ${profile.email}`);
  await write({ subject: 'Do plano pago' }, browser);
  const [free, pro] = [await arrived('Do plano gratuito'), await arrived('Do plano pago')];
  expect(free.headers.get('subject')).toBe('[Suporte] Do plano gratuito');
  expect(free.text).toContain(`Enviada pela conta ${profile.email}, no plano Gratuito.`);
  expect(pro.headers.get('subject')).toBe('[Suporte Pro] Do plano pago');
  expect(pro.text).toContain(`Enviada pela conta ${profile.email}, no plano Pro.`);
});

test('a program that fills in the hidden field hears of success, and nothing is sent', async () => {
  const answer = await write({ subject: 'Compre já', site: 'https://mau.example' });
  const { email } = written;
  expect(answer).toMatchObject({ status: 202, body: { email, subject: 'Compre já' } });
  await write({ subject: 'Depois do robô' });
  await arrived('Depois do robô');
  const subjects = inbox.tries.map(({ headers }) => headers.get('subject'));
  expect(subjects).not.toContain('[Suporte] Compre já');
  expect((await supportJobs()).join()).not.toContain('Compre já');
});

test('a message waits only where nothing is kept', async () => {
  await write({ subject: 'Em qual fila' });
  await arrived('Em qual fila');
  expect((await supportJobs()).length).toBeGreaterThan(0);
  expect(new Set(await supportJobs('name'))).toEqual(new Set(['mail-by-address']));
});

/** Registers, confirms by the link that was sent and signs in. */
async function signIn({ email, password, ...rest }: SignUpInput): Promise<Client> {
  const browser = server.client();
  await browser.call('POST', '/api/auth/sign-up/email', { email, password, ...rest });
  const mail = await waitFor('the confirmation', async () =>
    inbox.accepted.find(({ to }) => to.includes(email)),
  );
  const token = mail.link.searchParams.get('token');
  await browser.call('POST', '/api/auth/confirm-email', { token });
  const { status } = await browser.call('POST', '/api/auth/sign-in/email', { email, password });
  expect(status).toBe(200);
  return browser;
}

/** The jobs of messages, or one column of them, as texts. */
async function supportJobs(column: 'name' | 'data' = 'data'): Promise<string[]> {
  const { rows } = await server.services.db.auth.execute(sql`
    select ${sql.identifier(column)}::text as it from pgboss.job where data->>'template' = 'support'`);
  return rows.map(({ it }) => String(it));
}
