import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { waitFor } from '../testing/wait-for.ts';
import { localMailbox } from './mailbox.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'artesa-mailbox-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const mail = (to: string, text = 'Olá') => ({ to, subject: 'Confirme', text, html: '<p>Olá</p>' });

/** Until the clock shows another time, by which emails are ordered. */
const aMillisecond = () => {
  const now = Date.now();
  return waitFor('the clock', async () => Date.now() > now);
};

test('emails are kept, newest first, with the addresses they name', async () => {
  const mailbox = localMailbox(dataDir, 'http://localhost:3000/dev/mailbox');
  expect(await mailbox.list()).toEqual([]);
  await mailbox.send(mail('ana@example.com', 'https://a.example/1 http://b.example/2?x=y'), '1');
  await aMillisecond();
  await mailbox.send(mail('bia@example.com', 'https://a.example/1 e https://a.example/1'), '2');
  const [newest, oldest] = await mailbox.list();
  expect(newest).toMatchObject({ ...mail('bia@example.com'), text: expect.any(String) });
  expect(newest?.links).toEqual(['https://a.example/1']);
  expect(oldest?.links).toEqual(['https://a.example/1', 'http://b.example/2?x=y']);
  expect(Number.isNaN(Date.parse(newest?.sentAt ?? ''))).toBe(false);
});

test('an email that is sent again under its key is kept once', async () => {
  const mailbox = localMailbox(dataDir);
  await Promise.all([1, 2].map(() => mailbox.send(mail('ana@example.com'), 'key')));
  expect((await mailbox.list()).length).toBe(1);
});

test('it outlives its process, and a draft of one that died is not shown', async () => {
  await localMailbox(dataDir).send(mail('ana@example.com'), 'key');
  writeFileSync(join(dataDir, 'mailbox', 'half.json.draft'), '{"to":');
  expect((await localMailbox(dataDir).list()).map(({ to }) => to)).toEqual(['ana@example.com']);
});

test('only its owner can read it', async () => {
  await localMailbox(dataDir).send(mail('ana@example.com'), 'key');
  const folder = join(dataDir, 'mailbox');
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  for (const file of readdirSync(folder)) {
    expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
  }
});

test('a folder that cannot be made is a reason not to start', () => {
  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  expect(() => localMailbox(file)).toThrow(StartupError);
});
