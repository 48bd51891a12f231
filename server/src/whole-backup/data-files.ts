import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { StartupError } from '../startup-error.ts';

/** What belongs to an installation beside its database. Half-written files have names of their own. */
const kinds: readonly { readonly path: string; readonly isWhole: RegExp }[] = [
  { path: 'app-secret', isWhole: /^app-secret$/ },
  { path: 'app-secret.restored', isWhole: /^app-secret\.restored$/ },
  { path: 'simulation.json', isWhole: /^simulation\.json$/ },
  { path: 'mailbox', isWhole: /\.json$/ },
  { path: 'backups', isWhole: /^[^.]+$/ },
];

export interface DataFile {
  /** Below DATA_DIR, with slashes. */
  readonly path: string;
  readonly bytes: Buffer;
}

/** Each of them; one that is removed meanwhile is left out. */
export async function* readDataFiles(dataDir: string): AsyncGenerator<DataFile> {
  for (const { path: kind, isWhole } of kinds) {
    for (const path of await filesBelow(dataDir, kind)) {
      if (!isWhole.test(path.slice(path.lastIndexOf('/') + 1))) continue;
      const bytes = await orNothing(readFile(join(dataDir, path)));
      if (bytes) yield { path, bytes };
    }
  }
}

async function filesBelow(dataDir: string, path: string): Promise<string[]> {
  const names = await orNothing(readdir(join(dataDir, path)), ['ENOENT', 'ENOTDIR']);
  if (!names) return [path];
  const below = await Promise.all(
    names.sort().map((name) => filesBelow(dataDir, `${path}/${name}`)),
  );
  return below.flat();
}

async function orNothing<T>(found: Promise<T>, codes = ['ENOENT']): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (codes.includes(String((error as NodeJS.ErrnoException).code))) return undefined;
    throw error;
  }
}

/**
 * Stores a file of an archive under DATA_DIR, whole or not at all.
 *
 * @throws StartupError when its path leads elsewhere
 */
export async function writeDataFile(dataDir: string, { path, bytes }: DataFile): Promise<void> {
  const file = resolve(dataDir, path);
  const isKnown = kinds.some((kind) => path === kind.path || path.startsWith(`${kind.path}/`));
  if (!isKnown || !file.startsWith(resolve(dataDir) + sep)) {
    throw new StartupError(`O backup contém um arquivo que não é daqui: ${path}.`);
  }
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}.draft`;
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Stores a generated secret that came with a backup, beside one that is there and differs.
 *
 * @returns where it lies now
 */
export async function keepSecret(dataDir: string, bytes: Buffer): Promise<string> {
  const present = await orNothing(readFile(join(dataDir, 'app-secret')));
  const path = !present || present.equals(bytes) ? 'app-secret' : 'app-secret.restored';
  await writeDataFile(dataDir, { path, bytes });
  return join(dataDir, path);
}
