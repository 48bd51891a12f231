import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { commandLine } from '../command-line.ts';
import type { Env } from '../env.ts';
import { StartupError, unusableFolder } from '../startup-error.ts';
import { isDiskFull } from './outages.ts';

/** The version of the engine that this product brings along. */
const engineVersion = '18';

/** The engine's log goes from one file of this size to the next. */
export const logFileBytes = 16 * 1024 * 1024;

const restore = `restaure um backup (${commandLine('restore-all', 'ARQUIVO')})`;

/** What can be done about each kind of database that does not open. */
const wayBack = {
  incomplete: `Ponha no lugar uma cópia inteira, feita com o servidor parado, ou ${restore}.`,
  lost: (dataDir: string) =>
    `Monte o disco ou devolva a pasta, ou ${restore}; se o banco é um PostgreSQL, defina DATABASE_URL; para começar do zero de propósito, mude ${dataDir} de lugar.`,
  version: `Use a versão da Artesa que o criou, ou ${restore}.`,
  full: 'O disco está cheio: libere espaço.',
  forbidden: 'Dê a pasta e o que está nela ao usuário que roda o servidor, com direito de gravar.',
};

/** What the engine says about a file that it cannot have. */
const says = {
  missing: /could not (?:open|access)[^"]* "([^"]+)": No such file/i,
  forbidden: /Permission denied|Read-only file system|Operation not permitted/,
};

/**
 * Looks at the database's folder before the engine does, which would begin a new one where it finds none.
 *
 * @param before whether a process was here before, and whether a database was
 * @returns whether there is a database to open; if not, one may be made
 * @throws StartupError when the database was lost, is a part of one, or is another version's
 */
export function findDatabase(
  dataDir: string,
  folder: string,
  before: { readonly wasUsed: boolean; readonly wasMade: boolean },
): boolean {
  const found = entries(folder);
  if (!found?.length) {
    const signs = ['mailbox', 'backups'].filter((name) => entries(join(dataDir, name))?.length);
    if (before.wasMade) signs.push('postgres.made');
    // An empty folder is none of ours: it was made by hand, or is where a disk is to be mounted.
    else if (found && before.wasUsed) signs.push('embedded.lock');
    if (signs.length > 0) throw lost(dataDir, folder, found !== undefined, signs);
    return false;
  }
  const version = textOf(join(folder, 'PG_VERSION'));
  if (!version) throw incomplete(folder, 'PG_VERSION');
  if (version !== engineVersion) {
    throw new StartupError(
      `O banco de dados em ${folder} é do PostgreSQL ${version}, e esta versão da Artesa traz o ${engineVersion}. ${wayBack.version}`,
    );
  }
  // Where its log is cut, the engine would leave out what comes after without a word.
  const logFiles = entries(join(folder, 'pg_wal')) ?? [];
  const log = logFiles
    .filter((name) => /^[0-9A-F]{24}$/.test(name))
    .map((name) => `pg_wal/${name}`);
  if (log.length === 0) throw incomplete(folder, 'pg_wal');
  const sizes = [
    ['global/pg_control', 8192] as const,
    ...log.map((file) => [file, logFileBytes] as const),
  ];
  for (const [file, bytes] of sizes) {
    if (sizeOf(join(folder, file)) !== bytes) throw incomplete(folder, file);
  }
  return true;
}

/**
 * Looks whether every table and index has its file, whose want would be noticed when it is read.
 *
 * @param files relative to the folder, as `pg_relation_filepath` tells them
 * @throws StartupError naming one that is missing
 */
export function checkFiles(folder: string, files: readonly string[]): void {
  const folders = new Map<string, ReadonlySet<string>>();
  for (const file of files) {
    const [name = '', inside = ''] = [file.split('/').pop(), file.slice(0, file.lastIndexOf('/'))];
    const there = folders.get(inside) ?? new Set(entries(join(folder, inside)));
    folders.set(inside, there);
    if (!there.has(name)) throw incomplete(folder, file);
  }
}

/**
 * @param words what the engine said last, if it said anything
 * @returns why it did not open the database, and what can be done
 */
export async function cannotOpen(
  folder: string,
  cause: unknown,
  words: readonly string[],
): Promise<StartupError> {
  const code = (cause as { code?: unknown }).code;
  const isFull = await checkRoom(folder, 0).then(
    () => isDiskFull(cause),
    () => true,
  );
  const reason = words.join(' ') || String(code ?? (isFull ? 'ENOSPC' : (cause as Error).message));
  const missing = says.missing.exec(reason)?.[1];
  if (missing && !isFull) return incomplete(folder, missing);
  const kind = isFull ? 'full' : says.forbidden.test(reason) ? 'forbidden' : 'incomplete';
  const message = `O banco de dados em ${folder} não pôde ser aberto (${reason}). ${wayBack[kind]}`;
  return new StartupError(message, { cause });
}

/**
 * @param bytes how much has to be free, for this process's user
 * @throws Error with the code that the engine has for a full disk
 */
export async function checkRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize > bytes) return;
  throw Object.assign(new Error('the disk of the database is full'), { code: '53100' });
}

/** @throws StartupError where a command that makes none would find no database */
export function refuseNoDatabase({ databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>) {
  const folder = join(dataDir, 'postgres');
  if (databaseUrl || existsSync(folder)) return;
  throw new StartupError(`Não há banco de dados em ${folder}: confira DATA_DIR e DATABASE_URL.`);
}

/** @throws StartupError when it can be neither made nor kept from others */
export function preparePrivateFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
  } catch (error) {
    throw unusableFolder(folder, error);
  }
}

const incomplete = (folder: string, part: string) =>
  new StartupError(
    `O banco de dados em ${folder} está incompleto: ${part} falta ou foi cortado. ${wayBack.incomplete}`,
  );

const lost = (dataDir: string, folder: string, isThere: boolean, signs: string[]) =>
  new StartupError(
    `O banco de dados em ${folder} sumiu: a pasta ${isThere ? 'está vazia' : 'não existe'}, mas ${signs.join(', ')} ${signs.length > 1 ? 'mostram' : 'mostra'} que ele já existiu. ${wayBack.lost(dataDir)}`,
  );

const entries = (folder: string) => unlessMissing(folder, () => readdirSync(folder));
const textOf = (file: string) => unlessMissing(file, () => readFileSync(file, 'utf8').trim());
const sizeOf = (file: string) => unlessMissing(file, () => statSync(file).size);

function unlessMissing<T>(place: string, look: () => T): T | undefined {
  try {
    return look();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw unusableFolder(place, error);
  }
}
