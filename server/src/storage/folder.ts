import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from '../files/sync-folder.ts';
import { type Storage, StorageError, type StoredFile, UnreadableError, within } from './storage.ts';

export function folderStorage(root: string): Storage {
  return {
    async write(path, bytes) {
      const file = join(root, path);
      const draft = `${file}.${randomUUID()}`;
      await withStorageErrors(async () => {
        await mkdir(dirname(file), { recursive: true, mode: 0o700 });
        try {
          await writeFile(draft, bytes, { flag: 'wx', mode: 0o600, flush: true });
          await rename(draft, file);
        } finally {
          await rm(draft, { force: true });
        }
        await syncFolder(dirname(file));
      });
    },
    read: (path, most) => orNothing(within(most, createReadStream(join(root, path)))),
    async remove(path) {
      await withStorageErrors(() => rm(join(root, path), { force: true }));
      // A folder that others are in stays.
      await rmdir(dirname(join(root, path))).catch(() => {});
    },
    list: (folder) => filesIn(root, folder),
  };
}

async function* filesIn(root: string, folder: string): AsyncGenerator<StoredFile> {
  for (const name of (await orNothing(readdir(join(root, folder)))) ?? []) {
    const path = `${folder}/${name}`;
    const found = await orNothing(stat(join(root, path)));
    if (found) yield { path, changedAt: found.mtime };
  }
}

const orNothing = <T>(found: Promise<T>): Promise<T | undefined> =>
  withStorageErrors(() =>
    found.catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    }),
  );

async function withStorageErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UnreadableError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new StorageError('the folder of the backups cannot be used', code, { cause: error });
  }
}
