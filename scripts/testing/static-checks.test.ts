import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { typesOf } from './static-checks.js';

test('a wrong type is told once, however many projects look at its file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'artesa-types-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const project = (files: string[]) =>
    JSON.stringify({ compilerOptions: { lib: ['es5'], types: [], noEmit: true }, files });
  write('shared.ts', `export const price: { cents: number } = { cents: 'dez' };`);
  write('other.ts', `import './shared.ts';\nconst name: string = 10;\nexport { name };`);
  write('one.json', project(['shared.ts']));
  write('two.json', project(['shared.ts', 'other.ts']));
  const { failed, output } = await typesOf(
    ['one.json', 'two.json'].map((name) => join(folder, name)),
  );
  expect(failed).toBe(1);
  expect(output.match(/\w+\.ts\(\d+,\d+\): error/g)).toEqual([
    'shared.ts(1,43): error',
    'other.ts(2,7): error',
  ]);
});
