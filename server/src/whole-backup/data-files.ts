import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from '../files/sync-folder.ts';
import { StartupError, unusableFolder } from '../startup-error.ts';

/** What belongs to an installation beside its database. */
const kinds = ['app-secret', 'app-secret.restored', 'simulation.json', 'mailbox', 'backups'];

/**
 * Whether it is the path of such a file, below DATA_DIR and with slashes. Half-written files have names of
 * their own. There are no capitals and no accents, so that no disk takes one name for another.
 */
export const isDataPath = (path: string) =>
  /^(app-secret(\.restored)?|simulation\.json|mailbox\/[a-z\d-]{1,64}\.json|backups\/[a-f\d]{64}\/[a-f\d-]{36})$/.test(
    path,
  );

export interface DataFile {
  /** The path below DATA_DIR, with slashes. */
  readonly path: string;
  readonly bytes: Buffer;
}

/** Each of them; one that is removed meanwhile is left out. */
export async function* readDataFiles(dataDir: string): AsyncGenerator<DataFile> {
  for (const kind of kinds) {
    for (const path of (await filesBelow(dataDir, kind)).filter(isDataPath)) {
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
 * Where a file of a backup belongs. A generated secret has a second place, beside one that is there and differs.
 *
 * @throws StartupError when something else is there, or DATA_DIR cannot be used
 */
export async function placeOf(dataDir: string, path: string, bytes: Buffer) {
  const places = path === 'app-secret' ? [path, `${path}.restored`] : [path];
  for (const place of places) {
    const file = join(dataDir, place);
    const found = await inFolder(dataDir, orNothing(readFile(file)));
    if (!found || found.equals(bytes)) return { file, isThere: found !== undefined };
  }
  throw placeTaken(dataDir, path);
}

export const placeTaken = (dataDir: string, path: string) =>
  new StartupError(
    `O arquivo ${join(dataDir, path)} já existe e não é o do backup: mude-o de lugar e repita.`,
  );

const inFolder = <T>(dataDir: string, work: Promise<T>): Promise<T> =>
  work.catch((error) => {
    throw unusableFolder(dataDir, error);
  });

const suffix = '.restoring';

/**
 * Files of a backup on their way into DATA_DIR: each beside its place, which may be on another disk, until
 * all of them may stay. All of it throws StartupError when DATA_DIR cannot be used.
 */
export function arrivingFiles(dataDir: string) {
  const files: string[] = [];
  const folders: string[] = [];

  const sweep = async () => {
    const found = (await Promise.all(kinds.map((kind) => filesBelow(dataDir, kind)))).flat();
    const left = [
      ...found.filter((path) => path.endsWith(suffix)),
      ...kinds.map((kind) => kind + suffix),
    ];
    for (const path of left) await rm(join(dataDir, path), { force: true });
  };

  const write = async (file: string, bytes: Buffer) => {
    files.push(file);
    const made = await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    if (made) folders.push(made);
    await writeFile(file + suffix, bytes, { flag: 'wx', mode: 0o600, flush: true });
  };

  const keep = async () => {
    for (const file of files) await rename(file + suffix, file);
    for (const folder of new Set([...files, ...folders].map(dirname))) await syncFolder(folder);
  };

  return {
    /** Removes what a restore that was killed has left. */
    sweep: () => inFolder(dataDir, sweep()),
    /** @returns where it will lie */
    async add(path: string, bytes: Buffer): Promise<string> {
      const { file, isThere } = await placeOf(dataDir, path, bytes);
      if (!isThere) await inFolder(dataDir, write(file, bytes));
      return file;
    },
    keep: () => inFolder(dataDir, keep()),
    /** Leaves DATA_DIR as it was before the first one came. */
    async undo(): Promise<void> {
      const paths = files.flatMap((file) => [file + suffix, file]);
      await Promise.allSettled(paths.map((path) => rm(path, { force: true })));
      await Promise.allSettled(folders.map((folder) => rm(folder, { recursive: true })));
    },
  };
}
