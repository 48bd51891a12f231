import { expect, test } from 'vitest';
import { check, distrust } from './outcome.js';
import { runAndReport } from './report.js';
import { countPlaywright, countVitest } from './reports.js';
import { quickSteps, steps } from './steps.js';

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
  const ended = lines.slice(0, -1).map((line) => line.split(' ')[1]);
  expect([ended[0], ended.at(-1)]).toEqual(['quick', 'last']);
});

test('the quick check is the first part of the whole one, and each line tells its time', async () => {
  expect(steps.slice(0, quickSteps.length)).toEqual(quickSteps);
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

test('Vitest: tests are counted by status, and a file that did not load is a failure', () => {
  const of = (...statuses: string[]) => statuses.map((status) => ({ status }));
  const testResults = [
    { status: 'passed', assertionResults: of('passed', 'passed', 'pending', 'todo') },
    { status: 'failed', assertionResults: of('passed', 'failed') },
    { status: 'failed', assertionResults: [] },
  ];
  expect(countVitest({ testResults })).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

test('Playwright: a flaky test and an error outside the tests are failures', () => {
  const stats = { expected: 8, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 8, failed: 3, skipped: 2 });
});
