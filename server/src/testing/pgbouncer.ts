import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';
import { waitFor } from './wait-for.ts';

/** Where `npm test` found PgBouncer; without it what needs one is skipped. */
export const pgbouncerPath = process.env.PGBOUNCER_PATH;

/**
 * A PgBouncer in transaction mode with ten connections to the server, until the test is over.
 *
 * @param databaseUrl the database behind it
 * @returns the address of the same database through it
 */
export async function startPgbouncer(databaseUrl: string): Promise<string> {
  const url = new URL(databaseUrl);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'artesa-pgbouncer-'));
  const password = decodeURIComponent(url.password);
  const server = {
    host: url.hostname,
    port: url.port || '5432',
    user: decodeURIComponent(url.username),
    ...(password && { password }),
  };
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: 10,
    max_client_conn: 500,
  };
  const file = join(folder, 'pgbouncer.ini');
  const lines = ['[databases]', `* = ${pairs(server, ' ')}`, '[pgbouncer]', pairs(settings, '\n')];
  writeFileSync(file, lines.join('\n'));
  // It gives up root's rights, and may read the file again after that.
  chmodSync(folder, 0o755);
  const asRoot = process.getuid?.() === 0 ? ['--user', 'nobody'] : [];
  const child = spawn(pgbouncerPath ?? '', [...asRoot, file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true });
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (said += text));
  await waitFor('PgBouncer to come up', async () => said.includes('process up'));
  url.host = `127.0.0.1:${port}`;
  return url.href;
}

const pairs = (entries: object, separator: string) =>
  Object.entries(entries)
    .map(([name, value]) => `${name} = ${value}`)
    .join(separator);
