import { setTimeout } from 'node:timers/promises';
import { addProducts } from './add-products.ts';
import { addUser, type BenchUser } from './add-user.ts';
import { startFilled } from './filled-server.ts';
import { median, quantile } from './median.ts';
import { printVerdict, warnIfBusy } from './report.ts';
import { runBench } from './run-bench.ts';
import { signIn } from './sign-in.ts';
import { waits } from './waits.ts';

const products = 50_000;
const materialsOfEach = 4;
const firstPage = '/api/products?limit=500';

/** As long as the others' reading takes, about. */
const quietMs = 5_000;

const million = 1_000_000;
const largestAnswer = million;
/** What the server may need more than before, in bytes. */
const moreMemory = 100 * million;
/** How often as long somebody else may wait, 95 times of 100. */
const longerWait = 5;

await runBench(async (bench) => {
  const { server, filled } = await startFilled(bench, async (services) => {
    const [large, small] = [
      await addUser(services, 'large@example.com'),
      await addUser(services, 'small@example.com'),
    ];
    await addProducts(services.db, large.id, products, materialsOfEach);
    await addProducts(services.db, small.id, 50, materialsOfEach);
    return { large, small };
  });
  warnIfBusy();
  const callAs = async (user: BenchUser) => caller(server.url, await signIn(server.url, user));
  const [large, small] = [await callAs(filled.large), await callAs(filled.small)];

  // The other's calls warm the server up; then they are counted, first alone.
  for (let warm = 0; warm < 200; warm += 1) await small('/api/products');
  const quiet = await waits(
    () => small('/api/products'),
    () => setTimeout(quietMs),
  );
  const before = await server.ask('memory');
  let answers: number[] = [];
  let seconds = 0;
  const beside = await waits(
    () => small('/api/products'),
    async () => {
      const since = performance.now();
      answers = await readAll(large);
      seconds = (performance.now() - since) / 1000;
    },
  );
  const { peak } = await server.ask('memory');

  const largest = Math.max(...answers);
  const grown = peak - before.now;
  const p95 = [quiet, beside].map((times) => quantile(times, 0.95)) as [number, number];
  console.log(`
  ${products.toLocaleString('pt-BR')} produtos em ${answers.length} respostas e ${figure(seconds)} s
  maior resposta             ${figure(largest / million)} MB
  memória a mais             ${figure(grown / million)} MB
  lista de outra pessoa      ${figure(median(quiet))} ms, ao lado ${figure(median(beside))} ms
  … 95 de 100                ${figure(p95[0])} ms, ao lado ${figure(p95[1])} ms
`);
  return [
    printVerdict('maior resposta, 1 MB por ela', largestAnswer / largest, 1, 0),
    printVerdict('memória, 100 MB por ela', moreMemory / Math.max(1, grown), 1, 0),
    printVerdict('espera de outra pessoa, sozinha por ao lado', p95[0] / p95[1], 1 / longerWait, 0),
  ].every(Boolean);
});

type Call = (path: string) => Promise<{ bytes: number; rows: number; next: string | undefined }>;

/** Reads the whole list, page after page. @returns the bytes of each answer */
async function readAll(call: Call): Promise<number[]> {
  const answers: number[] = [];
  let rows = 0;
  for (let next: string | undefined = firstPage; next; ) {
    const answer = await call(next);
    answers.push(answer.bytes);
    rows += answer.rows;
    next = answer.next;
  }
  if (rows !== products) throw new Error(`${rows} products`);
  return answers;
}

function caller(url: string, cookie: string): Call {
  return async (path) => {
    const answer = await fetch(`${url}${path}`, { headers: { cookie } });
    const body = await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    const next = /^<(.+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
    // Each row names its moment of creation once; to parse them all would take this process long.
    const rows = Buffer.from(body).toString().split('"createdAt"').length - 1;
    return { bytes: body.byteLength, rows, next };
  };
}

function figure(value: number): string {
  return value.toLocaleString('pt-BR', { maximumFractionDigits: value < 10 ? 2 : 0 });
}
