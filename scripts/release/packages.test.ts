import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { importedPackages, withAllTheyNeed } from './packages.js';

test('packages are read from every way to import, and words in texts are none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'artesa-imports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'inside'));
  writeFileSync(
    join(folder, 'one.ts'),
    `import { a } from 'one';\nimport 'two/part';\nexport type { B } from '@three/b/part.js';\nimport { readFileSync } from 'node:fs';\nimport x from '#core/x.ts';\nimport y from './y.ts';\n`,
  );
  writeFileSync(
    join(folder, 'inside', 'two.js'),
    `await import('four');\nconst text = "de 'uma' from 'five'";\n`,
  );
  expect(importedPackages(folder, (name) => name !== 'five')).toEqual([
    '@three/b',
    'four',
    'one',
    'two',
  ]);
});

const packages = {
  'node_modules/a': {
    dependencies: { b: '1' },
    optionalDependencies: { 'for-this': '1', 'not-locked': '1' },
    peerDependencies: { peer: '1', 'optional-peer': '1' },
    peerDependenciesMeta: { 'optional-peer': { optional: true } },
  },
  'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
  'node_modules/b': {},
  'node_modules/c': { dependencies: { a: '1', b: '1' } },
  'node_modules/for-this': {},
  'node_modules/optional-peer': {},
  'node_modules/peer': {},
  'node_modules/tool': {},
};

test('a package comes with all that it needs, from where Node finds it, and with nothing else', () => {
  expect(withAllTheyNeed(packages, ['a'])).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/b',
    'node_modules/c',
    'node_modules/for-this',
    'node_modules/peer',
  ]);
});

test('what is not locked is refused', () => {
  const broken = { 'node_modules/a': { dependencies: { gone: '1' } } };
  expect(() => withAllTheyNeed(broken, ['a'])).toThrow('gone, which node_modules/a needs');
});
