import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { waitFor } from './wait-for.ts';

const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');

/** An S3-compatible server with one bucket, which wants signed calls of its one key. */
export async function startBucket() {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'artesa-bucket-'));
  const options = ['--directory', folder, '--port', String(port), '--address', '127.0.0.1'];
  const child = spawn(
    process.execPath,
    // It seals where a list goes on with a cipher that OpenSSL calls old.
    ['--openssl-legacy-provider', program, ...options, '--silent', '--configure-bucket', 'copias'],
    { stdio: 'ignore' },
  );
  const ended = once(child, 'close');
  const address = `http://127.0.0.1:${port}`;
  await waitFor('the bucket to come up', () => fetch(address).then(Boolean, () => false));
  return {
    port,
    settings: {
      url: `${address}/copias`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    async close() {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

export type TestBucket = Awaited<ReturnType<typeof startBucket>>;
