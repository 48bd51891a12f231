import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { AppEnv } from '../app-env.ts';
import { type EncodedBody, type Encoding, encodedBody } from './encoded-body.ts';

const suffixes = { br: '.br', gzip: '.gz', identity: '' } satisfies Record<Encoding, string>;

interface PublicFile {
  type: string;
  caching: string;
  policy: string | undefined;
  body: EncodedBody;
}

/**
 * The files of the built client except its pages, with the compressed copies that the build made.
 * The folder is listed once: no path of a request ever reaches the disk.
 *
 * @returns the answer for a path, undefined where there is no such file
 */
export function publicFiles(folder: string) {
  const files = listFiles(folder);
  return (c: Context<AppEnv>): Promise<Response> | undefined => {
    const file = files.get(c.req.path);
    if (!file) return undefined;
    c.header('cache-control', file.caching);
    if (file.policy) c.header('content-security-policy', file.policy);
    return file.body.send(c, file.type);
  };
}

function listFiles(folder: string): Map<string, PublicFile> {
  if (!existsSync(folder)) return new Map();
  const present = globSync('**/*.*', { cwd: folder }).map((name) => name.replaceAll('\\', '/'));
  const names = new Set(present);
  const own = present.filter((name) => !/\.(html|br|gz)$/.test(name));
  return new Map(own.map((name) => [`/${name}`, describe(folder, name, names)]));
}

function describe(folder: string, name: string, names: ReadonlySet<string>): PublicFile {
  const offered = (['br', 'gzip', 'identity'] as const).filter((encoding) =>
    names.has(name + suffixes[encoding]),
  );
  return {
    type: getMimeType(name) ?? 'application/octet-stream',
    caching: cachingOf(name),
    policy: name === 'sw.js' ? workerPolicy : undefined,
    body: encodedBody(offered, (encoding) => readFile(join(folder, name + suffixes[encoding]))),
  };
}

/** The service worker runs under the policy of its own file: it asks this server and no other. */
const workerPolicy =
  "default-src 'none'; base-uri 'none'; connect-src 'self'; frame-ancestors 'none'";

/** A file with a hash in its name never changes; those that name a version are revalidated. */
function cachingOf(name: string): string {
  if (name.startsWith('assets/')) return `public, max-age=${365 * day}, immutable`;
  if (name === 'sw.js' || name.endsWith('.webmanifest')) return 'no-cache';
  return `public, max-age=${day}`;
}

const day = 86_400;
