import type { CDPSession, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds, as are those below. */
  ts: number;
  dur?: number;
  /** Processor time within it. */
  tdur?: number;
  args: { data?: { type?: string } };
}

/** Milliseconds that one key takes of the page's main thread. */
export interface KeyWork {
  /** Processor time from the key to the end of the frame that shows it. */
  toPaint: number;
  /** The same by the clock: what other programs and the screen's beat make of it. */
  wall: number;
  /** Processor time from there to the next key: what may wait. */
  after: number;
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/**
 * Presses keys one after the other and reads from the browser's trace what each took.
 *
 * @param pauseMs between two keys; long enough for whatever a key sets off to happen
 */
export async function keystrokeWork(
  page: Page,
  keys: readonly string[],
  pauseMs: number,
): Promise<KeyWork[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('a page without a browser cannot be traced');
  await browser.startTracing(page, { categories });
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(pauseMs);
  }
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString('utf8'),
  );
  const work = workPerKey(trace.traceEvents);
  if (work.length !== keys.length) {
    throw new Error(`${keys.length} teclas, mas ${work.length} no registro do navegador.`);
  }
  return work;
}

/** Slows the page's processor down. */
export async function throttle(session: CDPSession, times: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

function workPerKey(events: readonly TraceEvent[]): KeyWork[] {
  const first = events.find(isEvent('keydown'));
  const onMain = events
    .filter(({ pid, tid }) => pid === first?.pid && tid === first.tid)
    .sort((one, other) => one.ts - other.ts);
  const presses = onMain.filter(isEvent('keydown'));
  return presses.map(({ ts }, index) => {
    const next = presses[index + 1]?.ts ?? Number.POSITIVE_INFINITY;
    return workOfKey(onMain, ts, next);
  });
}

/**
 * The frame that shows a key is the first one handed over for painting (`Commit`) after the field
 * has said that its text is another (`input`).
 */
function workOfKey(onMain: readonly TraceEvent[], press: number, nextPress: number): KeyWork {
  const input = onMain.find((event) => event.ts > press && isEvent('input')(event));
  const commit = onMain.find(({ name, ts }) => name === 'Commit' && input && ts > input.ts);
  if (!commit || commit.ts > nextPress) throw new Error('Uma tecla que não mudou o que se vê.');
  // The task in which the key arrives began before it.
  const ofKey = onMain.filter(({ ts, dur = 0 }) => ts + dur > press && ts + dur <= nextPress);
  const tasks = ofKey.filter(({ name }) => name === 'RunTask');
  const upToPaint = tasks.filter(({ ts }) => ts < commit.ts);
  const [start, end] = [upToPaint[0], upToPaint.at(-1)];
  if (!start || !end) throw new Error('O registro do navegador não tem as tarefas da página.');
  return {
    toPaint: processorTime(upToPaint),
    wall: (end.ts + (end.dur ?? 0) - start.ts) / 1000,
    after: processorTime(tasks.slice(upToPaint.length)),
  };
}

const isEvent =
  (type: string) =>
  ({ name, args }: TraceEvent): boolean =>
    name === 'EventDispatch' && args.data?.type === type;

const processorTime = (tasks: readonly TraceEvent[]): number =>
  tasks.reduce((sum, { dur = 0, tdur = dur }) => sum + tdur / 1000, 0);
