import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
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
