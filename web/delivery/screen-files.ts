import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Loaded {
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** React Router's list of what the application and each route load. */
interface Manifest {
  readonly entry: Loaded;
  readonly routes: Readonly<Record<string, Loaded>>;
}

/**
 * The scripts and style sheets of each screen: one page stands for all of them and cannot name them. The
 * largest, which every screen has, come first, or they would wait behind dozens of small ones.
 *
 * @param folder of the built client
 * @param known the routes of each screen
 */
export async function screenFiles(
  folder: string,
  known: Readonly<Record<string, readonly string[]>>,
): Promise<Record<string, string[]>> {
  const { entry, routes } = await readManifest(folder);
  return Object.fromEntries(
    Object.entries(known).map(([pattern, ids]) => {
      const loaded = [entry, ...ids.flatMap((id) => routes[id] ?? [])];
      const scripts = loaded.flatMap(({ module, imports = [] }) => [module, ...imports]);
      const sheets = loaded.flatMap(({ css = [] }) => css);
      return [pattern, [...new Set([...scripts, ...sheets])]];
    }),
  );
}

/** It is written as a script for the browser, and nowhere else. */
async function readManifest(folder: string): Promise<Manifest> {
  const [name] = globSync('assets/manifest-*.js', { cwd: folder });
  if (!name) throw new Error('React Router keeps its list of modules elsewhere now.');
  const script = await readFile(join(folder, name), 'utf8');
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1));
}
