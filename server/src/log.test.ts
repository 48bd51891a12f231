import { spawnSync } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { errorForLog, openLogger } from './log.ts';
import { OwnError } from './own-error.ts';
import { PaymentError } from './payments/payments.ts';
import { StorageError } from './storage/storage.ts';

test('an error is logged by its name, code and frames', () => {
  const [logged] = errorForLog(Object.assign(new TypeError('ana@example.com'), { code: '23505' }));
  expect(logged).toMatchObject({ name: 'TypeError', code: '23505' });
  expect(logged?.frames?.[0]).toContain('log.test.ts');
  expect(logged?.frames?.length).toBeLessThanOrEqual(12);
});

test('no foreign message gets into the log, not even one that looks like a frame', () => {
  const message = 'insert failed\n    at ana@example.com\n  at senha$& (secreta)';
  const cause = new Error('ana@example.com', { cause: new Error(message) });
  const several = new AggregateError([new Error(message)], message, { cause });
  const logged = errorForLog(several);
  expect(logged.length).toBe(4);
  expect(JSON.stringify(logged)).not.toMatch(/ana@|senha|secreta|insert/);
});

test('errors of ours keep their message, and what caused them does not', () => {
  const error = new StorageError('the bucket refuses', '403', { cause: new Error('chave de ana') });
  const [own, foreign] = errorForLog(error);
  expect(own).toMatchObject({ name: 'StorageError', message: 'the bucket refuses', code: '403' });
  expect(foreign).not.toHaveProperty('message');
});

test('a message of ours is a constant', () => {
  const name: string = 'ana';
  const when = Date.now() > 0 ? 'now' : 'never';
  new OwnError(`it fails ${when}` as const);
  // @ts-expect-error A value could be somebody's.
  new OwnError(name);
  // @ts-expect-error Nor does it become a constant by what stands around it.
  new OwnError(`it fails for ${name}` as const);
  // @ts-expect-error Nor in a kind of its own.
  new PaymentError(`it fails for ${name}` as const);
});

test('a call to the payment provider is found again by its id, a refused email by its number', () => {
  const answered = {
    type: 'StripeAPIError',
    statusCode: 500,
    requestId: 'req_1',
    responseCode: 550,
    raw: 'ana',
  };
  const cause = Object.assign(new Error('ana'), answered);
  const [, logged] = errorForLog(new PaymentError('the payment provider', { cause }));
  const { type, statusCode, requestId, responseCode } = answered;
  expect(logged).toMatchObject({ type, statusCode, requestId, responseCode });
  expect(JSON.stringify(logged)).not.toContain('ana');
  const sentence = Object.assign(new Error('ana'), { type: 'what ana typed', requestId: {} });
  expect(JSON.stringify(errorForLog(sentence))).not.toMatch(/ana|type|requestId/);
});

test('what is thrown without being an error is not logged at all', () => {
  expect(errorForLog('ana@example.com')).toEqual([]);
  expect(errorForLog({ email: 'ana@example.com' })).toEqual([]);
});

test.each([
  ['text', { isTerminal: true }],
  ['json', { isTerminal: true, production: true }],
  ['json', { isTerminal: false }],
  ['json', { isTerminal: true, logFormat: 'json' }],
  ['text', { isTerminal: false, production: true, logFormat: 'text' }],
] as const)('it writes %s with %j', async (format, { isTerminal, ...more }) => {
  const to = new PassThrough();
  const env = { logLevel: 'info', logFormat: undefined, production: false, ...more } as const;
  const log = await openLogger(env, isTerminal, to);
  log.info({ route: '/api/me', status: 200 }, 'request');
  to.end();
  const line = await text(to);
  if (format === 'json')
    expect(JSON.parse(line)).toMatchObject({ route: '/api/me', msg: 'request' });
  else
    expect(line).toMatch(/^\S*\[?\d\d:\d\d:\d\d\.\d{3}\]?.*INFO.*request.*"?route"?:"\/api\/me"/);
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
    log.flush(() => process.exit());`;
    const stdio = ['ignore', 'pipe', openSync(fullDevice, 'w')] as ['ignore', 'pipe', number];
    const { stdout, status } = spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program],
      { stdio, encoding: 'utf8', timeout: 20_000 },
    );
    expect([stdout, status]).toEqual(['done\n', 0]);
  },
);
