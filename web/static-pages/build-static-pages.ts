import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { inlineStyles, readSheets } from './inline-styles.ts';
import { scriptsAfterPaint } from './paint-first.ts';
import type * as StaticPages from './static-pages.tsx';

const root = fileURLToPath(new URL('..', import.meta.url));
const common = {
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
} satisfies InlineConfig;

/**
 * Writes the landing page, the terms and the privacy page into the folder of the built client: their
 * components as HTML, their styles inline, and the small script of each.
 *
 * @param folder where the framework's build has put assets with the same names
 */
export async function buildStaticPages(folder: string): Promise<void> {
  // Inside the project, so that what is built finds its packages.
  const made = await mkdtemp(join(folder, '../static-pages-'));
  try {
    await build({
      ...common,
      build: {
        outDir: made,
        ssr: join(root, 'static-pages/static-pages.tsx'),
        ssrEmitAssets: true,
      },
    });
    const url = pathToFileURL(join(made, 'static-pages.js')).href;
    const { scripts, renderStaticPages }: typeof StaticPages = await import(/* @vite-ignore */ url);
    const addresses = new Map<string, string>();
    for (const [name, module] of Object.entries(scripts)) {
      addresses.set(name, await buildScript(join(root, module), folder));
    }
    const sheets = await readSheets(join(made, 'assets'));
    for (const [path, html] of renderStaticPages((name) => addresses.get(name) ?? '')) {
      const file = join(folder, path, 'index.html');
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, scriptsAfterPaint(await inlineStyles(html, sheets)));
    }
    await cp(join(made, 'assets'), join(folder, 'assets'), {
      recursive: true,
      filter: (name) => !name.endsWith('.css'),
    });
  } finally {
    await rm(made, { recursive: true });
  }
}

/** @returns the address of the one file that it makes of a module and all that this imports */
async function buildScript(module: string, folder: string): Promise<string> {
  const result = await build({
    ...common,
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: module,
        output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: false },
      },
    },
  });
  if (!('output' in result)) throw new Error(`${module} was not built`);
  return `/${result.output[0].fileName}`;
}
