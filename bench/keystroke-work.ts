import type { CDPSession, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Processor time within it. */
  tdur?: number;
  args: { data?: { type?: string } };
}

/** Milliseconds of processor time on the page's main thread. */
export interface KeyWork {
  /** In the page's own code, and in the style and layout that it asks for. */
  script: number;
  /** In all: the browser's own work on the key, rendering and painting included. */
  total: number;
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/**
 * Presses keys one after the other and adds up, for each, everything that the page's main thread
 * does from the key's arrival to the next key: event handlers, rendering, layout, paint, timers.
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

/** Processor time, not wall time: what other programs do meanwhile is not the page's work. */
function workPerKey(events: readonly TraceEvent[]): KeyWork[] {
  const isPress = ({ name, args }: TraceEvent) =>
    name === 'EventDispatch' && args.data?.type === 'keydown';
  const first = events.find(isPress);
  const onMain = events
    .filter(({ pid, tid }) => pid === first?.pid && tid === first.tid)
    .sort((one, other) => one.ts - other.ts);
  const presses = onMain.filter(isPress).map(({ ts }) => ts);
  const work = presses.map((): KeyWork => ({ script: 0, total: 0 }));
  const add = (kind: keyof KeyWork, names: ReadonlySet<string>) => {
    for (const { ts, dur = 0, tdur = dur } of outermost(onMain, names)) {
      // The task in which the key arrives began before it.
      const key = work[presses.findLastIndex((press) => press < ts + dur)];
      if (key) key[kind] += tdur / 1000;
    }
  };
  add('script', scripts);
  add('total', tasks);
  return work;
}

const tasks = new Set(['RunTask']);
const scripts = new Set(['FunctionCall', 'EvaluateScript', 'RunMicrotasks']);

/** Those of these names that are in no other of them: what is within one is counted with it. */
function outermost(events: readonly TraceEvent[], names: ReadonlySet<string>): TraceEvent[] {
  let end = 0;
  return events.filter(({ name, ph, ts, dur = 0 }) => {
    if (ph !== 'X' || !names.has(name) || ts < end) return false;
    end = ts + dur;
    return true;
  });
}
