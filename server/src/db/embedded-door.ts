import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { constants, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { cp, readdir, stat, statfs } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { StartupError } from '../startup-error.ts';

const doorFile = (dataDir: string) => join(dataDir, 'embedded.door');
const copyPrefix = 'copy-of-postgres.';

interface Door {
  readonly port: number;
  readonly token: string;
}

/** Where the copies for a process lie: it removes its own, and one that died leaves it to the next. */
const copyFor = (dataDir: string, pid: number) => join(dataDir, `${copyPrefix}${pid}`);

/**
 * Lets the operator have a copy of the database's folder while this process has it open. Only who reads
 * the door's file gets in: it lies in the data folder, which is its owner's alone, and names a port of this machine and a
 * token. The door keeps no process alive.
 *
 * @param alone runs something while nothing in the database changes
 * @returns what closes it
 */
export async function openDoor(
  dataDir: string,
  alone: (work: () => Promise<void>) => Promise<void>,
): Promise<() => void> {
  removeLeftCopies(dataDir);
  const token = randomBytes(32);
  const server = createServer((request, response) => {
    const answer = (status: number, body = '') => response.writeHead(status).end(body);
    const pid = Number(/^\/copy\/(\d+)$/.exec(request.url ?? '')?.[1]);
    if (!isToken(request.headers.authorization, token)) return answer(403);
    if (request.method !== 'POST' || !pid) return answer(404);
    removeLeftCopies(dataDir);
    copyFolder(join(dataDir, 'postgres'), copyFor(dataDir, pid), alone).then(
      () => answer(200),
      (error) => answer(500, String(error.code)),
    );
  });
  server.unref().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const draft = `${doorFile(dataDir)}.${process.pid}`;
  const door: Door = { port, token: token.toString('base64url') };
  writeFileSync(draft, JSON.stringify(door), { mode: 0o600 });
  renameSync(draft, doorFile(dataDir));
  return () => {
    rmSync(doorFile(dataDir), { force: true });
    server.close();
    server.closeAllConnections();
  };
}

function isToken(header: string | undefined, token: Buffer): boolean {
  const given = Buffer.from(header?.replace(/^Bearer /, '') ?? '', 'base64url');
  return given.length === token.length && timingSafeEqual(given, token);
}

/** A full disk would end the engine, so that a copy leaves at least its own size free. */
async function copyFolder(
  folder: string,
  copy: string,
  alone: (work: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < 2 * (await sizeOf(folder))) {
    throw Object.assign(new Error('no space for a copy'), { code: 'ENOSPC' });
  }
  try {
    await alone(() => cp(folder, copy, { recursive: true, mode: constants.COPYFILE_FICLONE }));
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    throw error;
  }
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function removeLeftCopies(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (!name.startsWith(copyPrefix) || isAlive(Number(name.slice(copyPrefix.length)))) continue;
    rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Has the process that holds the database copy its folder, as it is at one moment.
 *
 * @returns the copy, which is the caller's to remove
 * @throws StartupError when that process does not answer, or has no space
 */
export async function askForCopy(dataDir: string): Promise<string> {
  const copy = copyFor(dataDir, process.pid);
  const answer = await askAtDoor(dataDir);
  if (answer?.ok) return copy;
  const isFull = (await answer?.text()) === 'ENOSPC';
  throw new StartupError(
    isFull
      ? `Falta espaço em ${dataDir}: com o servidor no ar, o backup precisa ali do dobro do tamanho da pasta postgres. Libere espaço, ou pare o servidor e repita.`
      : 'O banco de dados está aberto por um processo que não responde. Espere que ele termine de iniciar e repita, ou pare-o antes.',
  );
}

async function askAtDoor(dataDir: string): Promise<Response | undefined> {
  try {
    const { port, token } = JSON.parse(readFileSync(doorFile(dataDir), 'utf8')) as Door;
    return await fetch(`http://127.0.0.1:${port}/copy/${process.pid}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
  } catch {
    return undefined;
  }
}
