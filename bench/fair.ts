import { fork } from 'node:child_process';
import { once } from 'node:events';
import { bear } from '#server/testing/product-input.ts';
import { addProducts } from './add-products.ts';
import { addUser, type BenchUser } from './add-user.ts';
import type { Answered, Loops } from './closed-loops.ts';
import { startFilled } from './filled-server.ts';
import { median, quantile } from './median.ts';
import { printVerdict, warnIfBusy } from './report.ts';
import { type Bench, runBench } from './run-bench.ts';
import { signIn } from './sign-in.ts';

const products = 50;
const crowds = [200, 800];
const rounds = 3;
const secondsOfEach = 4;

/** The 95th percentile of the quiet answers, divided by that of the answers beside the writers. */
const fairLimit = 1 / 5;

const engines = {
  PostgreSQL: (bench: Bench) => bench,
  embarcado: (bench: Bench): Bench => ({
    ...bench,
    variables: { ...bench.variables, DATABASE_URL: '' },
  }),
};

await runBench(async (bench) => {
  const verdicts: boolean[] = [];
  warnIfBusy();
  for (const [engine, on] of Object.entries(engines)) {
    verdicts.push(...(await besideWriters(engine, on(bench))));
  }
  return verdicts.every(Boolean);
});

/** One person saves with many writers at once, while another makes one call after the other. */
async function besideWriters(engine: string, bench: Bench): Promise<boolean[]> {
  const { server, filled } = await startFilled(bench, async (services) => {
    const users = [];
    for (const name of ['neighbour', 'writer']) {
      const user = await addUser(services, `${name}@example.com`);
      await addProducts(services.db, user.id, products, 4);
      users.push(user);
    }
    return users as [BenchUser, BenchUser];
  });
  const [neighbour, writer] = await Promise.all(filled.map((user) => signIn(server.url, user)));
  const calls = await callsOf(server.url, neighbour ?? '');
  const { save } = await callsOf(server.url, writer ?? '');

  const quiet = noWaits();
  const beside = crowds.map((writers) => ({ writers, ...noWaits(), answered: {} as Answered }));
  await ask(calls, noWaits(), 2);
  // In turn, so that what else the machine does meets all of them alike.
  for (let round = 0; round < rounds; round += 1) {
    await ask(calls, quiet, secondsOfEach);
    for (const each of beside) {
      const load = startLoops({ ...save, connections: each.writers });
      await ask(calls, each, secondsOfEach);
      for (const [status, count] of Object.entries(await load.stop())) {
        each.answered[status] = (each.answered[status] ?? 0) + count;
      }
      // The writers' last calls are still under way.
      await ask(calls, noWaits(), 1);
    }
  }
  await server.stop();

  console.log(`\n${engine}`);
  print('sem outros', quiet);
  return beside.map((each) => {
    print(`ao lado de ${each.writers}`, each);
    const answers = Object.entries(each.answered).map(([status, count]) => `${status}: ${count}`);
    console.log(`  ${''.padEnd(16)} respostas a quem salva: ${answers.join(', ')}`);
    const ratio = quantile(quiet.times, 0.95) / quantile(each.times, 0.95);
    const none = each.failed === 0;
    if (!none) console.log(`FAIL  ${each.failed} chamadas de outra pessoa falharam`);
    const what = `${engine}, ${each.writers} que salvam: p95 sem eles por p95 com eles`;
    return printVerdict(what, ratio, fairLimit, 0) && none;
  });
}

interface Call {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
}

/** What somebody asks for again and again: nothing grows by it. */
async function callsOf(url: string, cookie: string) {
  const list = { method: 'GET', url: `${url}/api/products`, headers: { cookie } };
  const answer = await fetch(list.url, list);
  const [product] = ((await answer.json()) as { products: { id: string }[] }).products;
  const summary = { ...list, url: `${list.url}/summary` };
  const save: Call = {
    method: 'PUT',
    url: `${list.url}/${product?.id}`,
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(bear),
  };
  return { list, save, summary };
}

interface Waits {
  /** Milliseconds of each answer. */
  times: number[];
  failed: number;
}

function noWaits(): Waits {
  return { times: [], failed: 0 };
}

/** Makes these calls in turn, one after the other, for some seconds. */
async function ask(calls: Record<string, Call>, waits: Waits, seconds: number): Promise<void> {
  const until = performance.now() + seconds * 1_000;
  while (performance.now() < until) {
    for (const { url, ...call } of Object.values(calls)) {
      const since = performance.now();
      const answer = await fetch(url, { ...call, signal: AbortSignal.timeout(30_000) });
      await answer.arrayBuffer();
      waits.times.push(performance.now() - since);
      if (!answer.ok) waits.failed += 1;
    }
  }
}

function startLoops(loops: Loops) {
  const child = fork(new URL('./closed-loops.ts', import.meta.url), [JSON.stringify(loops)]);
  return {
    async stop(): Promise<Answered> {
      const told = once(child, 'message');
      child.send('stop');
      const [answered] = await told;
      return answered as Answered;
    },
  };
}

function print(what: string, { times, failed }: Waits): void {
  const figures = [median(times), quantile(times, 0.95), Math.max(...times)];
  const [middle, slow, slowest] = figures.map((each) => `${each.toFixed(1)} ms`);
  console.log(
    `  ${what.padEnd(16)} ${times.length} chamadas, ${failed} falharam: mediana ${middle}, p95 ${slow}, máximo ${slowest}`,
  );
}
