import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { PrecacheEntry } from 'workbox-precaching';

const entry = fileURLToPath(new URL('../service-worker/worker.ts', import.meta.url));

/** What every screen of the application is made of, and nothing that changes by itself. */
const wanted = ['__spa-fallback.html', 'favicon.svg', 'assets/*.{js,css,woff2}'];

/**
 * Writes sw.js into the folder of the built client.
 *
 * @param application patterns of the paths that the shell stands for
 * @returns the bytes that it keeps on a device, before compression
 */
export async function buildServiceWorker(folder: string, application: string[]): Promise<number> {
  const entries: PrecacheEntry[] = [];
  let bytes = 0;
  for await (const name of glob(wanted, { cwd: folder })) {
    const content = await readFile(join(folder, name));
    const revision = createHash('sha256').update(content).digest('hex').slice(0, 16);
    bytes += content.length;
    entries.push({
      url: `/${name.replaceAll('\\', '/')}`,
      revision: name.startsWith('assets') ? null : revision,
    });
  }
  entries.sort((one, other) => (one.url < other.url ? -1 : 1));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      precached: JSON.stringify(entries),
      applicationPatterns: JSON.stringify(application),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      rollupOptions: { input: entry, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
  return bytes;
}
