import lighthouse from 'lighthouse';
import { freePort } from '#server/testing/free-port.ts';
import { launchBrowser } from '../harness/browser.ts';
import { figure, median } from '../harness/figures.ts';
import { type Bench, BenchError } from '../harness/run.ts';
import { startFilled } from '../harness/server.ts';
import { isSmall, sizes } from '../sizes.ts';

const pages = ['/', '/auth', '/onboarding', '/terms', '/support'].slice(0, sizes.pages);

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const score = (category: string) => (result: Result) => result.categories[category]?.score ?? 0;
const audit = (id: string) => (result: Result) => result.audits[id]?.numericValue ?? Number.NaN;

interface Column {
  readonly title: string;
  readonly of: (result: Result) => number;
  readonly digits: number;
  /** At least this for a score and at most this for anything else, on the landing page and on others. */
  readonly limits: readonly [landing: number, others: number];
}

const scores: readonly Column[] = [
  { title: 'desempenho', of: score('performance'), digits: 2, limits: [0.99, 0.95] },
  { title: 'acessib.', of: score('accessibility'), digits: 2, limits: [1, 1] },
  { title: 'práticas', of: score('best-practices'), digits: 2, limits: [1, 1] },
  { title: 'busca', of: score('seo'), digits: 2, limits: [1, 1] },
];
const lcp = audit('largest-contentful-paint');
const columns: readonly Column[] = [
  ...scores,
  { title: 'LCP ms', of: lcp, digits: 0, limits: [1_000, 1_800] },
  { title: 'CLS', of: audit('cumulative-layout-shift'), digits: 3, limits: [0, 0] },
  { title: 'TBT ms', of: audit('total-blocking-time'), digits: 0, limits: [50, 50] },
];

/** Lighthouse's mobile run with its simulated throttling, over the pages that anybody may open. */
export async function auditPages(bench: Bench): Promise<boolean> {
  const { server } = await startFilled(bench, async () => {});
  const port = await freePort();
  await launchBrowser(bench, [`--remote-debugging-port=${port}`]);

  printRow(
    '',
    columns.map(({ title }) => title),
  );
  let met = true;
  for (const page of pages) {
    const results: Result[] = [];
    // Processor time differs from run to run: the median of each figure counts.
    for (let run = 0; run < sizes.runs; run += 1)
      results.push(await audited(server.url + page, port));
    const cells = columns.map((column) => {
      const value = median(results.map(column.of));
      const limit = column.limits[page === '/' ? 0 : 1];
      const isMet = scores.includes(column) ? value >= limit : value <= limit;
      const fine = isSmall ? Number.isFinite(value) : isMet;
      met &&= fine;
      const share = column.of === lcp ? ` (${figure(value / limit, 2)})` : '';
      return `${figure(value, column.digits)}${share}${fine ? ' ' : '!'}`;
    });
    printRow(page, cells);
    for (const line of failedAudits(results)) console.log(`    ${line}`);
  }
  console.log(
    `\n${met ? 'PASS' : 'FAIL'}  (! passa do limite; entre parênteses o LCP dividido pelo seu limite)`,
  );
  return met;
}

async function audited(url: string, port: number): Promise<Result> {
  // It gives up after a time of its own, which a machine that stands still may take.
  const waits = { maxWaitForFcp: 300_000, maxWaitForLoad: 300_000 };
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json', ...waits });
  if (!result) throw new BenchError(`O Lighthouse não respondeu sobre ${url}.`);
  const { runtimeError } = result.lhr;
  if (runtimeError) throw new BenchError(`Lighthouse, ${url}: ${runtimeError.message}`);
  return result.lhr;
}

/** The faults that any run found, apart from speed. */
function failedAudits(results: readonly Result[]): ReadonlySet<string> {
  const found = results.flatMap(({ categories, audits }) =>
    ['accessibility', 'best-practices', 'seo']
      .flatMap((category) => categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${audits[id]?.title}`),
  );
  return new Set(found);
}

function printRow(name: string, cells: readonly string[]): void {
  console.log(`  ${name.padEnd(14)}${cells.map((cell) => cell.padStart(14)).join('')}`);
}
