import { execFileSync } from 'node:child_process';
import {
  closeSync,
  cpSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { numberedProduct } from '../testing/product-input.ts';
import { scratchForTest } from '../testing/scratch.ts';
import { callArtesa } from '../testing/spawn-server.ts';
import { engine } from '../testing/test-database.ts';
import { type Client, startTestServer } from '../testing/test-server.ts';
import { waitFor } from '../testing/wait-for.ts';

/** A file system of 160 MB until the test is over; undefined where one may not be mounted. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'artesa-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  });
  return folder;
}

/** Takes all the room that is left. */
function fill(file: string): void {
  const handle = openSync(file, 'w');
  const block = Buffer.alloc(64 * 1024, 1);
  try {
    while (writeSync(handle, block) > 0);
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
  } finally {
    closeSync(handle);
  }
}

test.runIf(engine === 'embedded')(
  'on a disk that is full nothing is saved, it is said why, and it goes on by itself',
  async ({ skip }) => {
    const dataDir = smallDisk();
    if (!dataDir) return skip('only root may mount a small disk');
    cpSync(join(inject('template').dataDir, 'postgres'), join(dataDir, 'postgres'), {
      recursive: true,
    });
    const scratch = { dataDir, databaseUrl: undefined, remove: async () => {} };
    const server = await startTestServer({}, { scratch });
    onTestFinished(() => server.stop());
    const { browser } = await server.newUser();
    let saved = 0;
    const save = async () => {
      const answer = await browser.call('POST', '/api/products', numberedProduct(saved));
      if (answer.status === 201) saved += 1;
      return answer;
    };
    const full = { status: 503, body: { code: 'disk_full' } };
    const filler = join(dataDir, 'filler');

    expect((await save()).status).toBe(201);
    fill(filler);
    expect(await save()).toMatchObject(full);
    expect(await browser.call('GET', '/readyz')).toMatchObject(full);
    expect(await countProducts(browser)).toBe(saved);
    rmSync(filler);
    expect((await save()).status).toBe(201);
    expect((await browser.call('GET', '/readyz')).status).toBe(200);

    // What no call asks for, such as jobs, is not stopped before the log has no place for its next file.
    fill(filler);
    const log = server.services.db.prepare(async (owner) => {
      for (;;)
        await owner.execute(`select pg_logical_emit_message(false, '', repeat('x', 1000000))`);
    });
    await expect(log).rejects.toThrow();
    for (const path of ['/api/products', '/readyz']) {
      expect(await browser.call('GET', path)).toMatchObject(full);
    }
    rmSync(filler);
    const isReady = async () => (await browser.call('GET', '/readyz')).status === 200;
    await waitFor('the engine to be back', isReady);
    expect(await countProducts(browser)).toBe(saved);
    expect((await save()).status).toBe(201);
  },
);

test.runIf(engine === 'embedded')(
  'on a disk without room every command says so in one line, and changes nothing',
  async ({ skip }) => {
    const disk = smallDisk();
    if (!disk) return skip('only root may mount a small disk');
    const outside = await scratchForTest();
    const file = join(outside.dataDir, 'all.tar.gz');
    expect(command(outside.dataDir, 'backup-all', file)).toMatchObject({ status: 0 });
    const dataDir = join(disk, 'data');
    cpSync(outside.dataDir, dataDir, { recursive: true });
    const folder = join(dataDir, 'postgres');
    const files = readdirSync(folder, { recursive: true });
    const filler = join(disk, 'filler');
    fill(filler);
    const isFull = `A pasta de dados ${dataDir} não pode ser usada: o disco está cheio; libere espaço (ENOSPC).\n`;
    for (const call of [['start'], ['jobs'], ['backup-all', `${file}.2`]]) {
      expect(command(dataDir, ...call)).toEqual({ status: 1, text: isFull });
    }
    expect(readdirSync(folder, { recursive: true })).toEqual(files);

    // Room for the beginning of a database, and not for all of it.
    rmSync(dataDir, { recursive: true });
    rmSync(filler);
    fill(filler);
    truncateSync(filler, statSync(filler).size - 20 * 1024 * 1024);
    expect(command(join(disk, 'new'), 'restore-all', file)).toEqual({
      status: 1,
      text: 'Falta espaço em disco: libere espaço e repita.\n',
    });
    expect(readdirSync(join(disk, 'new'))).toEqual(['embedded.lock']);
  },
);

test.runIf(engine === 'embedded')('a command that makes no database refuses to find none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'artesa-none-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const call of [['jobs'], ['backup', 'ana@example.com'], ['backup-all', `${folder}.gz`]]) {
    expect(command(folder, ...call)).toEqual({
      status: 1,
      text: `Não há banco de dados em ${join(folder, 'postgres')}: confira DATA_DIR e DATABASE_URL.\n`,
    });
  }
  expect(readdirSync(folder)).toEqual([]);
});

const command = (DATA_DIR: string, ...call: string[]) => callArtesa({ DATA_DIR }, ...call);

async function countProducts(browser: Client): Promise<number> {
  const { body } = await browser.call<{ products: unknown[] }>('GET', '/api/products');
  return body.products.length;
}
