import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.js';
import { withProcessorTime } from '../lib/processor-time.js';
import { run } from '../lib/run.js';
import { check, distrust } from './outcome.js';
import { runAndReport } from './report.js';
import { countPlaywright, countVitest } from './reports.js';
import { quickSteps, steps } from './steps.js';
import { timeTables } from './time-tables.js';

const outcome = (passed: number, failed: number, skipped = 0) => ({
  passed,
  failed,
  skipped,
  output: 'what the runner wrote',
});

async function lastLineAndCode(outcomes: ReturnType<typeof outcome>[]) {
  const lines: string[] = [];
  const steps = outcomes.map((result, index) => ({
    name: `step ${index}`,
    run: async () => result,
  }));
  const code = await runAndReport([steps], (line) => lines.push(line));
  return { last: lines.at(-1), code, lines };
}

test('the last line adds up every step, and the exit code agrees', async () => {
  expect(await lastLineAndCode([outcome(1, 0), outcome(40, 0)])).toMatchObject({
    last: '41 passed, 0 failed',
    code: 0,
  });
  expect(await lastLineAndCode([outcome(1, 2), outcome(40, 0, 3)])).toMatchObject({
    last: '41 passed, 2 failed, 3 skipped',
    code: 1,
  });
});

test('what a failing step wrote is shown, what a passing one wrote is not', async () => {
  expect((await lastLineAndCode([outcome(0, 1)])).lines.join()).toContain('what the runner wrote');
  expect((await lastLineAndCode([outcome(1, 0)])).lines.join()).not.toContain('runner');
});

test('a step that throws is one failure and the next step still runs', async () => {
  const lines: string[] = [];
  const broken = { name: 'broken', run: () => Promise.reject(new Error('no such program')) };
  const fine = { name: 'fine', run: async () => check(true, '') };
  expect(await runAndReport([[broken, fine]], (line) => lines.push(line))).toBe(1);
  expect(lines.at(-1)).toBe('1 passed, 1 failed');
  expect(lines.join()).toContain('no such program');
});

test('two steps of a stage run at once, and the next stage waits for all of them', async () => {
  const third = Promise.withResolvers<void>();
  const step = (name: string, work = async () => {}) => ({
    name,
    run: () => work().then(() => check(true, '')),
  });
  const slow = step('slow', () => third.promise);
  const lines: string[] = [];
  const stages = [
    [slow, step('quick'), step('third', async () => third.resolve())],
    [step('last')],
  ];
  expect(await runAndReport(stages, (line) => lines.push(line))).toBe(0);
  const ended = lines.filter((line) => line[0] === '✔').map((line) => line.split(' ')[1]);
  expect([ended[0], ended.at(-1)]).toEqual(['quick', 'last']);
});

test('the quick check is the first part of the whole one, and each line tells its time', async () => {
  expect(steps[0]).toEqual([...quickSteps.flat(), expect.objectContaining({ name: 'Buscas' })]);
  expect((await lastLineAndCode([outcome(1, 0)])).lines[0]).toMatch(
    /^✔ step 0 \(\d+,\d s\): 1 passed/,
  );
});

test('a runner that ran nothing, or complains without a failing test, has failed', () => {
  expect(distrust(outcome(0, 0), 0)).toMatchObject({ passed: 0, failed: 1 });
  expect(distrust(outcome(0, 0, 7), 0)).toMatchObject({ failed: 1, skipped: 7 });
  expect(distrust(outcome(5, 0), 1)).toMatchObject({ passed: 5, failed: 1 });
  expect(distrust(outcome(5, 2), 1)).toMatchObject({ passed: 5, failed: 2 });
  expect(distrust(outcome(5, 0), 0)).toMatchObject({ passed: 5, failed: 0 });
});

test('before the last line stands what took how long', async () => {
  const { lines } = await lastLineAndCode([outcome(1, 0), outcome(1, 0)]);
  expect(lines.slice(2, -1)).toEqual([
    '\nTempo de cada etapa, no relógio e no processador:',
    expect.stringMatching(/^ +0,\d s +0,\d s {2}step 0$/),
    expect.stringMatching(/^ +0,\d s +0,\d s {2}step 1$/),
    expect.stringMatching(
      /^ +0,\d s +0,\d s {2}Ao todo \(a máquina toda: \d+,\d s de processador\)$/,
    ),
  ]);
});

test('of the tests of all runners the twenty slowest are told, the slowest first', () => {
  const step = (name: string, times: number[]) => {
    const tests = times.map((n) => ({ file: 'a.test.ts', title: `${n}`, milliseconds: n * 1000 }));
    return { name, milliseconds: 60_000, processor: 1, outcome: { ...outcome(1, 0), tests } };
  };
  const whole = { milliseconds: 60_000, machine: 2 };
  const upTo = (last: number) => Array.from({ length: 11 }, (_, index) => last - index);
  const lines = timeTables([step('one', upTo(11).reverse()), step('other', upTo(22))], whole);
  expect(lines.slice(4)).toEqual([
    'Testes mais lentos:',
    '   22,0 s  a.test.ts: 22 [other]',
    ...upTo(22)
      .slice(1)
      .map((n) => expect.stringContaining(`a.test.ts: ${n} [other]`)),
    ...upTo(11)
      .slice(0, -2)
      .map((n) => expect.stringContaining(`a.test.ts: ${n} [one]`)),
  ]);
});

test('Vitest: tests are counted by status, and a file that did not load is a failure', () => {
  const of = (...statuses: string[]) =>
    statuses.map((status, index) => ({ status, fullName: `${status} ${index}`, duration: index }));
  const name = join(root, 'server', 'x.itest.ts');
  const testResults = [
    { name, status: 'passed', assertionResults: of('passed', 'passed', 'pending', 'todo') },
    { name, status: 'failed', assertionResults: of('passed', 'failed') },
    { name, status: 'failed', assertionResults: [] },
  ];
  const counts = countVitest({ testResults });
  expect(counts).toMatchObject({ passed: 3, failed: 2, skipped: 2 });
  const file = join('server', 'x.itest.ts');
  expect(counts.tests?.[0]).toEqual({ file, title: 'passed 1', milliseconds: 1 });
});

test('Playwright: a flaky test and an error outside the tests are failures', () => {
  const stats = { expected: 8, unexpected: 1, flaky: 1, skipped: 2 };
  const config = { rootDir: join(root, 'e2e') };
  const tests = [{ projectName: 'phone', results: [{ duration: 20 }, { duration: 5 }] }];
  const inside = { specs: [{ title: 'saves', file: 'a.spec.ts', tests }] };
  expect(countPlaywright({ stats, errors: [{}], config, suites: [{ suites: [inside] }] })).toEqual({
    passed: 8,
    failed: 3,
    skipped: 2,
    tests: [{ file: join('e2e', 'a.spec.ts'), title: 'saves (phone)', milliseconds: 25 }],
  });
});

test('a step’s processor time is that of the programs it started, whatever else ended meanwhile', async () => {
  const burn = 'let n = 0; const end = Date.now() + 200; while (Date.now() < end) n += 1;';
  const program = () => run(process.execPath, ['-e', burn], { capture: true });
  const [busy, idle] = await Promise.all([
    withProcessorTime(program),
    withProcessorTime(async () => 'nothing'),
  ]);
  expect(idle).toEqual({ result: 'nothing', processor: 0 });
  // Where the system counts it: a program that ran took some of it, and no more than all processors.
  if (existsSync('/proc/self/stat')) expect(busy.processor).toBeGreaterThan(0);
});
