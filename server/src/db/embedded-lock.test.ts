import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { lockEmbedded } from './embedded-lock.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'artesa-lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('who asks second is told who was first, until that one lets go', () => {
  const first = lockEmbedded(dataDir);
  expect(() => lockEmbedded(dataDir)).toThrow(`já está aberto pelo processo ${process.pid}.`);
  first.release();
  const second = lockEmbedded(dataDir);
  second.release();
});

test('a lock whose file is removed holds as long as there is a database', () => {
  const first = lockEmbedded(dataDir);
  first.markMade();
  rmSync(join(dataDir, 'embedded.lock'));
  expect(() => lockEmbedded(dataDir)).toThrow(`já está aberto pelo processo ${process.pid}.`);
  first.release();
  const second = lockEmbedded(dataDir);
  expect(second.before).toEqual({ wasUsed: true, wasMade: true });
  second.release();
});

test('a lock that is no file of ours is refused in its own words', () => {
  mkdirSync(join(dataDir, 'embedded.lock'));
  expect(() => lockEmbedded(dataDir)).toThrow(
    `A trava ${join(dataDir, 'embedded.lock')} não pode ser usada (unable to open database file).`,
  );
});

/** What another process that asks at the same moment does before it is refused. */
const asksForAMoment = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(workerData);
  database.exec('begin; select * from sqlite_master');
  parentPort.postMessage('asking');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  database.exec('commit');
  database.close();
`;

test('two that ask at once do not refuse each other', async () => {
  lockEmbedded(dataDir).release();
  const workerData = join(dataDir, 'embedded.lock');
  const other = new Worker(asksForAMoment, { eval: true, workerData });
  onTestFinished(async () => void (await other.terminate()));
  const ended = once(other, 'exit');
  await once(other, 'message');
  const lock = lockEmbedded(dataDir);
  expect(() => lockEmbedded(dataDir)).toThrow('já está aberto');
  lock.release();
  expect(await ended).toEqual([0]);
});
