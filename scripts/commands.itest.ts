import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { freePort } from '#server/testing/free-port.ts';
import { scratchForTest, variablesFor } from '#server/testing/scratch.ts';
import { waitFor } from '#server/testing/wait-for.ts';
import { inRoot } from './lib/paths.js';
import { start } from './lib/run.js';
import { walks } from './testing/walks.js';

const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

/** What of a file does not depend on the machine that drew it: an image's size. */
const sizeOf = (file: string) => {
  const bytes = readFileSync(file);
  return file.endsWith('.png') ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : undefined;
};

for (const [command, { args, says, needs, into, stays }] of walks) {
  const name = ['npm run', command, ...args].join(' ');
  test.runIf(!needs || process.env[needs])(name, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'artesa-command-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const [program = '', ...own] = scripts[command].split(' ');
    expect(program).toBe('node');
    const env = {
      ...variablesFor(await scratchForTest()),
      PORT: String(await freePort()),
      E2E_TEMPLATE: JSON.stringify(inject('template')),
    };
    const to = into ? ['--to', folder] : [];
    const { child, ended } = start(process.execPath, [...own, ...args, ...to], {
      env,
      capture: true,
    });
    if (stays) {
      let written = '';
      child.stdout?.on('data', (text) => (written += text));
      await waitFor(name, async () => says.test(written) || child.exitCode !== null);
      child.kill('SIGTERM');
    }
    const { code, output } = await ended;
    expect(output).toMatch(says);
    if (!stays) expect(code, output).toBe(0);
    if (command !== 'identity') return;
    const drawn = globSync('**/*.*', { cwd: folder });
    expect(drawn).toHaveLength(7);
    for (const file of drawn) {
      expect(existsSync(inRoot('web', file)), file).toBe(true);
      expect(sizeOf(join(folder, file)), file).toEqual(sizeOf(inRoot('web', file)));
    }
  });
}
