import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { arrivingFiles } from './data-files.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'artesa-data-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  writeFileSync(join(dataDir, 'app-secret'), 'the secret of this place');
});

const tree = () => readdirSync(dataDir, { recursive: true }).map(String).sort();
const bytes = Buffer.from('{}');

test('files come all at once, and go again where the database does not come', async () => {
  const files = arrivingFiles(dataDir);
  await files.add('mailbox/one.json', bytes);
  expect(await files.add('app-secret', bytes)).toBe(join(dataDir, 'app-secret.restored'));
  expect(tree()).not.toContain('mailbox/one.json');
  await files.keep();
  expect(tree()).toEqual(['app-secret', 'app-secret.restored', 'mailbox', 'mailbox/one.json']);
  await files.undo();
  expect(tree()).toEqual(['app-secret']);
});

test('what was there before stays, and so does its folder', async () => {
  mkdirSync(join(dataDir, 'mailbox'));
  writeFileSync(join(dataDir, 'mailbox/one.json'), bytes);
  const files = arrivingFiles(dataDir);
  await files.add('mailbox/one.json', bytes);
  await files.add('mailbox/two.json', bytes);
  await files.add('app-secret', Buffer.from('the secret of this place'));
  await files.undo();
  expect(tree()).toEqual(['app-secret', 'mailbox', 'mailbox/one.json']);
  expect(readFileSync(join(dataDir, 'app-secret'), 'utf8')).toBe('the secret of this place');
});
