import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressFiles } from './compress-files.ts';
import { inlineStyles } from './inline-styles.ts';
import { isStatic, paintFirst } from './paint-first.ts';
import { routePatterns } from './route-patterns.ts';
import { buildServiceWorker } from './service-worker.ts';

type BuildEnd = NonNullable<Config['buildEnd']>;

/** What is made of the built client once its pages are there: see docs/decisions/0075. */
export const finishBuild: BuildEnd = async ({ buildManifest, reactRouterConfig, viteConfig }) => {
  const folder = join(reactRouterConfig.buildDirectory, 'client');
  const { known, application } = routePatterns(buildManifest?.routes ?? {});
  await writeFile(join(folder, '../routes.json'), JSON.stringify(known));
  for await (const page of glob('**/index.html', { cwd: folder })) {
    const file = join(folder, page);
    const html = await readFile(file, 'utf8');
    const styled = isStatic(html) ? await inlineStyles(html, folder) : html;
    await writeFile(file, paintFirst(styled));
  }
  const kept = await buildServiceWorker(folder, application);
  viteConfig.logger.info(`Service worker: keeps ${Math.round(kept / 1024)} KiB on a device`);
  await compressFiles(folder);
};
