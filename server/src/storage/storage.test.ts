import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startTcpProxy } from '../testing/tcp-proxy.ts';
import { startBucket, type TestBucket } from '../testing/test-bucket.ts';
import { bucketStorage } from './bucket.ts';
import { folderStorage } from './folder.ts';
import { openStorage } from './open-storage.ts';
import { sealedStorage } from './sealed.ts';
import { type Storage, StorageError, UnreadableError } from './storage.ts';

let root: string;
let bucket: TestBucket;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'artesa-storage-'));
  bucket = await startBucket();
});
afterAll(async () => {
  rmSync(root, { recursive: true });
  await bucket.close();
});

/** More than any file here has. */
const most = 1024;

const bytes = (text: string) => new TextEncoder().encode(text);

const textAt = async (storage: Storage, path: string) =>
  Buffer.from((await storage.read(path, most)) ?? []).toString();

async function pathsIn(storage: Storage, folder: string): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path, changedAt } of storage.list(folder)) {
    expect(Math.abs(Date.now() - changedAt.getTime())).toBeLessThan(60_000);
    paths.push(path);
  }
  return paths.sort();
}

describe.each([
  ['a folder', () => folderStorage(root)],
  // Two names at a time: five files are three pages.
  ['a bucket', () => bucketStorage(bucket.settings, { pageSize: 2 })],
])('%s', (_what, open) => {
  test('keeps files, replaces them, lists a folder of them and forgets them', async () => {
    const storage = open();
    const paths = ['1', '2', '3', '4', '5'].map((name) => `ana/${name}`);
    expect(await pathsIn(storage, 'ana')).toEqual([]);
    for (const path of paths) await storage.write(path, bytes(path));
    await storage.write('anabela/1', bytes('de outra pessoa'));
    await storage.write('ana/1', bytes('de novo'));
    expect(await pathsIn(storage, 'ana')).toEqual(paths);
    expect(await textAt(storage, 'ana/1')).toBe('de novo');
    expect(await storage.read('ana/6', most)).toBeUndefined();
    for (const path of paths) await storage.remove(path);
    await storage.remove('ana/1');
    expect(await pathsIn(storage, 'ana')).toEqual([]);
    expect(await pathsIn(storage, 'anabela')).toEqual(['anabela/1']);
  });

  test('gives no more of a file than is asked for', async () => {
    const storage = open();
    await storage.write('ana/grande', bytes('x'.repeat(100)));
    expect(await storage.read('ana/grande', 100)).toHaveLength(100);
    const refusal = 'it is larger than it may be';
    await expect(storage.read('ana/grande', 99)).rejects.toThrow(new UnreadableError(refusal));
    await storage.remove('ana/grande');
  });
});

test('a folder has nothing half-written, and nothing that others may read', async () => {
  const storage = folderStorage(root);
  writeFileSync(join(root, 'occupied'), '');
  await expect(storage.write('occupied/1', bytes('x'))).rejects.toMatchObject({ code: 'EEXIST' });
  await storage.write('bia/1', bytes('x'));
  expect(readdirSync(join(root, 'bia'))).toEqual(['1']);
});

test('with an unknown key a bucket refuses, and says why', async () => {
  const storage = bucketStorage({ ...bucket.settings, accessKeyId: 'outra' });
  const code = '403 InvalidAccessKeyId';
  const refusal = { name: 'StorageError', code };
  await expect(storage.read('ana/1', most)).rejects.toMatchObject(refusal);
  await expect(storage.write('ana/1', bytes('x'))).rejects.toMatchObject(refusal);
  await expect(pathsIn(storage, 'ana')).rejects.toMatchObject(refusal);
});

test('a bucket that does not exist takes nothing', async () => {
  const storage = bucketStorage({ ...bucket.settings, url: `${bucket.settings.url}-de-ninguem` });
  await expect(storage.write('ana/1', bytes('x'))).rejects.toMatchObject({ code: 'NoSuchBucket' });
  await expect(pathsIn(storage, 'ana')).rejects.toMatchObject({ code: 'NoSuchBucket' });
});

test('a bucket that is out of reach is told, and used again when it is back', async () => {
  const network = await startTcpProxy(bucket.port);
  const url = `http://127.0.0.1:${network.port}/copias`;
  const storage = bucketStorage({ ...bucket.settings, url });
  await storage.write('rede/1', bytes('antes'));
  await network.cut();
  await expect(storage.read('rede/1', most)).rejects.toThrow(StorageError);
  await network.restore();
  expect(await textAt(storage, 'rede/1')).toBe('antes');
  await network.close();
});

/** A bucket whose every call is answered by this. */
async function bucketThat(answers: RequestListener, patience?: number) {
  const server = createServer(answers).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/copias`;
  return bucketStorage({ ...bucket.settings, url }, { ...(patience && { patience }) });
}

test.each<[string, RequestListener]>([
  ['never answers', () => {}],
  ['never ends its answer', (_, answer) => void answer.writeHead(200).write('x')],
  ['never ends its refusal', (_, answer) => void answer.writeHead(403).write('x')],
])('a bucket that %s is given up', async (_what, answers) => {
  const storage = await bucketThat(answers, 50);
  const silence = new StorageError('the bucket does not answer in time');
  await expect(storage.read('ana/1', most)).rejects.toThrow(silence);
  await expect(storage.write('ana/1', bytes('x'))).rejects.toThrow(silence);
  await expect(pathsIn(storage, 'ana')).rejects.toThrow(silence);
});

test('an answer that is broken off is the fault of the bucket, and no file', async () => {
  const storage = await bucketThat((_, answer) => {
    answer.writeHead(200, { 'content-length': 100 }).write('x', () => answer.destroy());
  });
  await expect(storage.read('ana/1', most)).rejects.toThrow(
    new StorageError('the bucket is out of reach'),
  );
});

test('a bucket lists nothing but what lies in the folder', async () => {
  const keys = [
    'ana/1',
    'bia/1',
    'ana/../bia/1',
    'ana/',
    'ana/..',
    '/ana/1',
    'ana/a/1',
    'anabela/1',
  ];
  const storage = await bucketThat((_, answer) => {
    const changed = new Date().toISOString();
    const contents = keys.map(
      (key) => `<Contents><Key>${key}</Key><LastModified>${changed}</LastModified></Contents>`,
    );
    answer.end(`<ListBucketResult>${contents.join('')}</ListBucketResult>`);
  });
  expect(await pathsIn(storage, 'ana')).toEqual(['ana/1']);
});

test('where a bucket leads is not gone to', async () => {
  const urls: (string | undefined)[] = [];
  const storage = await bucketThat(({ url }, answer) => {
    urls.push(url);
    answer.writeHead(307, { location: '/elsewhere' }).end();
  });
  const refusal = { name: 'StorageError', message: 'the bucket leads elsewhere', code: '307' };
  await expect(storage.read('ana/1', most)).rejects.toMatchObject(refusal);
  await expect(storage.write('ana/1', bytes('x'))).rejects.toMatchObject(refusal);
  expect(urls).toEqual(['/copias/ana/1', '/copias/ana/1']);
});

describe('what is sealed', () => {
  const key = randomBytes(32);
  const path = 'ana/selado';
  const secret = bytes('Amigurumi de urso');
  const sealed = () => sealedStorage(folderStorage(root), { keys: [key], only: false });

  test('is read with its key alone, as it went', async () => {
    await sealed().write(path, secret);
    expect(readFileSync(join(root, path), 'latin1')).not.toContain('Amigurumi');
    expect(await sealed().read(path, most)).toEqual(Buffer.from(secret));
    const other = sealedStorage(folderStorage(root), { keys: [randomBytes(32)], only: false });
    await expect(other.read(path, most)).rejects.toThrow(
      'it was encrypted with another BACKUP_KEY than the present one',
    );
    const none = sealedStorage(folderStorage(root), { keys: undefined, only: false });
    await expect(none.read(path, most)).rejects.toThrow('BACKUP_KEY is not set');
  });

  test('is read after its key was replaced, as long as that is told', async () => {
    await sealed().write(path, secret);
    const present = randomBytes(32);
    const replaced = sealedStorage(folderStorage(root), { keys: [present, key], only: false });
    expect(await replaced.read(path, most)).toEqual(Buffer.from(secret));
    await replaced.write(path, secret);
    const later = sealedStorage(folderStorage(root), { keys: [present], only: false });
    expect(await later.read(path, most)).toEqual(Buffer.from(secret));
  });

  test('twice is never the same', async () => {
    const stored = async () => {
      await sealed().write(path, secret);
      return readFileSync(join(root, path), 'hex');
    };
    expect(await stored()).not.toBe(await stored());
  });

  test('is refused with any bit changed, cut, or in the place of another', async () => {
    await sealed().write(path, secret);
    const whole = readFileSync(join(root, path));
    for (const at of [6, 8, 12, 30, whole.length - 1]) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 1;
      writeFileSync(join(root, path), changed);
      await expect(sealed().read(path, most)).rejects.toThrow(UnreadableError);
    }
    for (const length of [7, 20, whole.length - 1]) {
      writeFileSync(join(root, path), whole.subarray(0, length));
      await expect(sealed().read(path, most)).rejects.toThrow(UnreadableError);
    }
    await folderStorage(root).write('bia/2', whole);
    await expect(sealed().read('bia/2', most)).rejects.toThrow('it is damaged');
  });

  test('goes to a bucket encrypted, and nothing else comes from there; what a folder has from before there was a key is still read', async () => {
    const settings = { folder: root, bucket: bucket.settings, keys: [key] } as const;
    const outside = await openStorage(settings);
    await outside.write('ana/fora', secret);
    const raw = await bucketStorage(bucket.settings).read('ana/fora', most);
    expect(Buffer.from(raw ?? []).includes('Amigurumi')).toBe(false);
    expect(await outside.read('ana/fora', most)).toEqual(Buffer.from(secret));
    await bucketStorage(bucket.settings).write('ana/aberto', secret);
    await expect(outside.read('ana/aberto', most)).rejects.toThrow('it is not encrypted');
    const here = { folder: root, bucket: undefined };
    await (await openStorage({ ...here, keys: undefined })).write('ana/antes', secret);
    expect(await (await openStorage({ ...here, keys: [key] })).read('ana/antes', most)).toEqual(
      Buffer.from(secret),
    );
  });
});
