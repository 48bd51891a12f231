import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressFiles } from './compress-files.ts';
import { routePatterns } from './route-patterns.ts';

type BuildEnd = NonNullable<Config['buildEnd']>;

/** What is made of the built client once its pages are there: see docs/decisions/0075. */
export const finishBuild: BuildEnd = async ({ buildManifest, reactRouterConfig }) => {
  const folder = reactRouterConfig.buildDirectory;
  const { known } = routePatterns(buildManifest?.routes ?? {});
  await writeFile(join(folder, 'routes.json'), JSON.stringify(known));
  await compressFiles(join(folder, 'client'));
};
