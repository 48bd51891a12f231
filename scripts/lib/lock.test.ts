import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './lock.js';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artesa-lock-'));
  file = join(folder, 'lock');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the lock names this process while the work runs and is gone afterwards', async () => {
  const seen = await withLock(file, async () => readFileSync(file, 'utf8'));
  expect(seen).toBe(String(process.pid));
  expect(existsSync(file)).toBe(false);
});

test('failing work frees the lock too', async () => {
  const work = withLock(file, () => Promise.reject(new Error('failed')));
  await expect(work).rejects.toThrow('failed');
  expect(existsSync(file)).toBe(false);
});

test('the lock of a dead process is taken over', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(file, String(pid));
  expect(await withLock(file, async () => readFileSync(file, 'utf8'))).toBe(String(process.pid));
});

test('a living holder is waited for, and named once', async () => {
  writeFileSync(file, String(process.ppid));
  const waited: number[] = [];
  const work = withLock(file, async () => 'done', {
    onWait(pid) {
      waited.push(pid);
      rmSync(file);
    },
  });
  expect(await work).toBe('done');
  expect(waited).toEqual([process.ppid]);
});
