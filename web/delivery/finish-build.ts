import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { buildStaticPages } from '../static-pages/build-static-pages.ts';
import { paintFirst } from '../static-pages/paint-first.ts';
import { compressFiles } from './compress-files.ts';
import { routePatterns } from './route-patterns.ts';
import { screenFiles } from './screen-files.ts';
import { buildServiceWorker } from './service-worker.ts';

type BuildEnd = NonNullable<Config['buildEnd']>;

/** Finishes the built client once its pages are there: see docs/decisions/0084. */
export const finishBuild: BuildEnd = async ({ buildManifest, reactRouterConfig, viteConfig }) => {
  const folder = join(reactRouterConfig.buildDirectory, 'client');
  const { known, application } = routePatterns(buildManifest?.routes ?? {});
  const screens = await screenFiles(folder, known);
  await writeFile(join(folder, '../routes.json'), JSON.stringify(screens));
  // The framework's page for every screen makes room for the landing page.
  await rename(join(folder, 'index.html'), join(folder, '__spa-fallback.html'));
  for (const path of [reactRouterConfig.prerender].flat()) {
    const page = join(folder, String(path), 'index.html');
    await writeFile(page, await paintFirst(await readFile(page, 'utf8'), folder));
  }
  await buildStaticPages(folder);
  const bytes = await buildServiceWorker(folder, application);
  viteConfig.logger.info(`Service worker: keeps ${Math.round(bytes / 1024)} KiB on a device`);
  await compressFiles(folder);
};
