import { spawnSync } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorForLog } from './log.ts';

test('an error is logged by its name, code and frames', () => {
  const [logged] = errorForLog(Object.assign(new TypeError('ana@example.com'), { code: '23505' }));
  expect(logged).toMatchObject({ name: 'TypeError', code: '23505' });
  expect(logged?.frames?.[0]).toContain('log.test.ts');
  expect(logged?.frames?.length).toBeLessThanOrEqual(12);
});

test('no message gets into the log, not even one that looks like a frame', () => {
  const message = 'insert failed\n    at ana@example.com\n  at senha$& (secreta)';
  const cause = new Error('ana@example.com', { cause: new Error(message) });
  const several = new AggregateError([new Error(message)], message, { cause });
  const logged = errorForLog(several);
  expect(logged.length).toBe(4);
  expect(JSON.stringify(logged)).not.toMatch(/ana@|senha|secreta|insert/);
});

test('what is thrown without being an error is not logged at all', () => {
  expect(errorForLog('ana@example.com')).toEqual([]);
  expect(errorForLog({ email: 'ana@example.com' })).toEqual([]);
});

/** A device that is always full. */
const fullDevice = '/dev/full';

test.runIf(existsSync(fullDevice))(
  'a log that finds no room neither ends nor holds the process',
  () => {
    const program = `
    import { stat } from 'node:fs/promises';
    import { createLogger } from ${JSON.stringify(new URL('./log.ts', import.meta.url).href)};
    const log = createLogger('info');
    for (let line = 0; line < 20; line++) {
      log.info({ line });
      await stat('/');
    }
    console.log('done');
    process.exit();`;
    const stdio = ['ignore', 'pipe', openSync(fullDevice, 'w')] as ['ignore', 'pipe', number];
    const { stdout, status } = spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program],
      { stdio, encoding: 'utf8', timeout: 20_000 },
    );
    expect([stdout, status]).toEqual(['done\n', 0]);
  },
);
