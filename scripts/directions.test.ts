import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import configuration from '../.dependency-cruiser.mjs';
import { inRoot } from './lib/paths.js';

/** A file and what it imports: a package, or another file, which is written too. */
type Violation = readonly [file: string, imported: string, kind?: 'type' | 'both ways'];

/** One violation of each rule; that of a feature with arrows of its own is made from its name. */
const violations: Readonly<Record<string, Violation>> = {
  'core-knows-no-other-part': ['core/src/a.ts', 'server/src/db/outages.ts'],
  'core-imports-only-zod-and-big': ['core/src/b.ts', 'node:fs'],
  'server-and-bench-know-no-client': ['bench/c.ts', 'web/app/root.ts'],
  'client-sees-only-the-route-types-of-the-server': ['web/app/d.ts', 'server/src/env.ts', 'type'],
  'client-imports-the-route-types-as-types': ['web/app/e.ts', 'server/src/app.ts'],
  'server-features-stand-alone': ['server/src/features/f/f.ts', 'server/src/features/other/it.ts'],
  'client-features-stand-alone': ['web/app/features/g/g.ts', 'web/app/features/other/it.ts'],
  'server-ground-knows-no-feature': ['server/src/http/h.ts', 'server/src/features/other/it.ts'],
  'http-knows-no-user': ['server/src/http/i.ts', 'server/src/db/schema/users.ts', 'type'],
  'only-payments-knows-the-provider': ['server/src/j.ts', 'stripe'],
  'only-storage-knows-buckets': ['server/src/k.ts', 'aws4fetch'],
  'only-spreadsheets-knows-the-format': ['server/src/features/f/l.ts', 'hucre/xlsx'],
  'client-ground-knows-no-feature': ['web/app/ui/m.ts', 'web/app/features/other/it.ts'],
  'client-logic-knows-no-screen': ['web/app/acts/n.ts', 'react'],
  'features-know-no-route': ['web/app/features/g/o.ts', 'web/app/routes/landing.ts'],
  'only-queries-and-commands-touch-the-database': ['server/src/mail/p.ts', 'server/src/db/it.ts'],
  'only-the-database-side-imports-drivers': ['server/src/mail/q.ts', 'pg'],
  'nothing-imports-the-demo': ['server/src/r.ts', 'server/src/demo/main.ts'],
  'nothing-imports-the-simulation': ['e2e/s.ts', 'simulation/main.ts'],
  'the-simulation-knows-only-the-rules': ['simulation/t.ts', 'server/src/env.ts'],
  'only-tests-import-test-helpers': ['server/src/u.ts', 'server/src/testing/it.ts'],
  'nothing-imports-the-end-to-end-tests': ['web/app/v.ts', 'e2e/fixtures.ts'],
  'nothing-imports-the-benchmarks': ['e2e/w.ts', 'bench/main.ts'],
  'nothing-imports-scripts': ['server/src/x.ts', 'scripts/start.js'],
  'scripts-need-nothing-installed': ['scripts/lib/y.js', 'zod'],
  'no-circle': ['web/app/ui/z.ts', 'web/app/ui/z2.ts', 'both ways'],
  'everything-resolves': ['server/src/a.ts', './not-there.ts'],
  'dependencies-are-declared': ['web/app/b.ts', 'scheduler'],
  'what-runs-needs-no-tool-of-tests': ['server/src/c.ts', 'fast-check'],
};

/** Features with arrows of their own have a rule of their own, named after them. */
function violationOf(rule: string): Violation | undefined {
  const [, side, feature] = /^(server|client)-features-stand-alone-(.+)$/.exec(rule) ?? [];
  if (!feature) return violations[rule];
  const features = side === 'server' ? 'server/src/features' : 'web/app/features';
  return [`${features}/${feature}/alone.ts`, `${features}/other/it.ts`];
}

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artesa-directions-'));
  cpSync(inRoot('package.json'), join(folder, 'package.json'));
  symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'), 'junction');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, code: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), code);
}

function plant([file, imported, kind]: Violation) {
  const isFile = /^(core|server|web|e2e|bench|scripts|simulation)\//.test(imported);
  const path = (from: string, to: string) => `./${posix.relative(posix.dirname(from), to)}`;
  const spec = isFile ? path(file, imported) : imported;
  write(file, kind === 'type' ? `export type * from '${spec}';\n` : `import '${spec}';\n`);
  if (kind === 'both ways') write(imported, `import '${path(imported, file)}';\n`);
  else if (isFile && !existsSync(join(folder, imported))) write(imported, 'export type It = 1;\n');
}

/** What a real configuration finds in the folder, as 'rule: file' or 'rule: folder'. */
async function findViolations(config = '.dependency-cruiser.mjs'): Promise<string[]> {
  const program = inRoot('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
  const options = ['--config', inRoot(config), '--output-type', 'json', '.'];
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...options], {
    cwd: folder,
    maxBuffer: 2 ** 26,
  });
  const report: { summary: { violations: { rule: { name: string }; from: string }[] } } =
    JSON.parse(stdout);
  return report.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`).sort();
}

test('each rule is broken by its own violation and by no other', async () => {
  const rules = configuration.forbidden.map(({ name }) => name);
  const expected = rules.map((rule) => {
    const violation = violationOf(rule);
    if (violation) plant(violation);
    return `${rule}: ${violation?.[0]}`;
  });
  expect(await findViolations()).toEqual(expected.sort());
});

test('folders go in no circle', async () => {
  plant(['web/app/acts/save.ts', 'web/app/ui/button.ts']);
  plant(['web/app/ui/list.ts', 'web/app/acts/undo.ts', 'type']);
  expect(await findViolations('.dependency-cruiser.folders.mjs')).toEqual([
    'no-circle-of-folders: web/app/acts',
    'no-circle-of-folders: web/app/ui',
  ]);
});
