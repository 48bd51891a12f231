import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inRoot } from './lib/paths.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artesa-lint-'));
  const { plugins }: { plugins: string[] } = JSON.parse(readFileSync(inRoot('biome.json'), 'utf8'));
  const own = { root: true, plugins: plugins.map((plugin) => inRoot(plugin)) };
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(own));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function lint(code: string) {
  writeFileSync(join(folder, 'faulty.ts'), code);
  const biome = inRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const { status, stderr, stdout } = spawnSync(process.execPath, [biome, 'lint', 'faulty.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

test('import() inside a type is refused, because the check of directions cannot see it', () => {
  const { status, output } = lint("export type App = Promise<import('./app.ts').App>;\n");
  expect(output).toContain('Write `import type` at the top');
  expect(status).toBe(1);
});

test('import() as an expression and import type at the top pass', () => {
  const code =
    "import type { App } from './app.ts';\nexport const load = (): Promise<App> => import('./app.ts');\n";
  expect(lint(code)).toMatchObject({ status: 0 });
});
