import type { Page } from '@playwright/test';

/** What moved in one frame though nobody had pressed anything. */
interface Shift {
  /** Of the view that moved, times how far it moved. */
  readonly value: number;
  /** In milliseconds since the page began. */
  readonly at: number;
  /** What moved, from and to where in the view: top edge and height in pixels. */
  readonly moved: readonly string[];
}

/** Moves that follow each other within a second count together, for five seconds at most. */
const [pauseMs, longestMs] = [1_000, 5_000];

/** A phone's line where it has few bars, in bytes a second. */
const slowLine = {
  offline: false,
  latency: 400,
  downloadThroughput: 100_000,
  uploadThroughput: 50_000,
};

/** From now on the page is on a slow line, and notes what moves in it. */
export async function watchOnSlowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await page.addInitScript(watchShifts);
}

/**
 * What moved by itself at the worst time since the page was opened.
 *
 * @returns its sum as https://web.dev/articles/cls has it, 0 for none, and a line for each move
 */
export async function worstShift(page: Page): Promise<{ sum: number; lines: string[] }> {
  const shifts: Shift[] = await page.evaluate(() => Reflect.get(window, 'layoutShifts')());
  let [worst, current] = [nothing(0), nothing(0)];
  for (const { value, at, moved } of shifts) {
    const isLater = at - current.last > pauseMs || at - current.first > longestMs;
    if (isLater) current = nothing(at);
    current.last = at;
    current.sum += value;
    current.lines.push(...moved.map((each) => `${value.toFixed(3)}: ${each}`));
    if (current.sum > worst.sum) worst = current;
  }
  return worst;
}

const nothing = (first: number) => ({ first, last: first, sum: 0, lines: [] as string[] });

/** Runs in the page. */
function watchShifts(): void {
  const shifts: Shift[] = [];
  const place = ({ top, height }: DOMRectReadOnly) => `${top.toFixed()}+${height.toFixed()}`;
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries as LayoutShiftEntry[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const tag = element?.outerHTML.slice(0, 100);
        return `${place(previousRect)} → ${place(currentRect)} ${tag}`;
      });
      shifts.push({ value: entry.value, at: entry.startTime, moved });
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  const layoutShifts = () => {
    note(observer.takeRecords());
    return shifts;
  };
  Object.assign(window, { layoutShifts });
}

/** TypeScript does not know it yet: https://wicg.github.io/layout-instability/ */
interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}
