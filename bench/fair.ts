import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Product } from '#core/schemas/product.ts';
import { bear } from '#server/testing/product-input.ts';
import { addMovements } from './add-movements.ts';
import { addProducts } from './add-products.ts';
import { addUser } from './add-user.ts';
import type { Answered, Loops } from './closed-loops.ts';
import { startFilled } from './filled-server.ts';
import { median, quantile } from './median.ts';
import { printVerdict, warnIfBusy } from './report.ts';
import { type Bench, onEachEngine, runBench } from './run-bench.ts';
import { signIn } from './sign-in.ts';

const products = 50;
/** What the one who asks for much has, beside what is moved. */
const manyProducts = 1_000;
const rounds = 3;
const secondsOfEach = 4;

/** The 95th percentile of the quiet answers, divided by that of the answers beside much. */
const fairLimit = 1 / 5;

await runBench(async (bench) => {
  const verdicts: boolean[] = [];
  warnIfBusy();
  const [, wanted] = process.argv.slice(2);
  for (const [engine, on] of onEachEngine(bench)) {
    if (wanted && wanted !== engine) continue;
    verdicts.push(...(await besideMuch(engine, on)));
  }
  return verdicts.every(Boolean);
});

/** One person asks for much at once, while another makes one call after the other. */
async function besideMuch(engine: string, bench: Bench): Promise<boolean[]> {
  const { server, filled } = await startFilled(bench, async (services) => {
    const added = async (name: string, count: number) => {
      const user = await addUser(services, `${name}@example.com`);
      await addProducts(services.db, user.id, count, 4);
      return user;
    };
    const maker = await addUser(services, 'maker@example.com');
    await addMovements(services.db, maker.id, 1_000);
    return [
      await added('neighbour', products),
      await added('writer', products),
      await added('owner', manyProducts),
      maker,
    ];
  });
  const [neighbour = '', ...others] = await Promise.all(
    filled.map((user) => signIn(server.url, user)),
  );
  const calls = await callsOf(server.url, neighbour);
  const loads = await loadsOf(server.url, others);

  const quiet = noWaits();
  const beside = loads.map((load) => ({ ...load, ...noWaits(), answered: {} as Answered }));
  await ask(calls, noWaits(), 2);
  // In turn, so that what else the machine does meets all of them alike.
  for (let round = 0; round < rounds; round += 1) {
    await ask(calls, quiet, secondsOfEach);
    for (const each of beside) {
      const load = startLoops(each.loops);
      await ask(calls, each, secondsOfEach);
      for (const [status, count] of Object.entries(await load.stop())) {
        each.answered[status] = (each.answered[status] ?? 0) + count;
      }
      // The last calls of the load are still under way.
      await ask(calls, noWaits(), 1);
    }
  }
  await server.stop();

  console.log(`\n${engine}`);
  print('sem outros', quiet);
  return beside.map((each) => {
    print(`ao lado de ${each.what}`, each);
    const answers = Object.entries(each.answered).map(([status, count]) => `${status}: ${count}`);
    console.log(`  ${''.padEnd(32)} respostas a quem pede muito: ${answers.join(', ')}`);
    const ratio = quantile(quiet.times, 0.95) / quantile(each.times, 0.95);
    const none = each.failed === 0;
    if (!none) console.log(`FAIL  ${each.failed} chamadas de outra pessoa falharam`);
    const what = `${engine}, ${each.what}: p95 sem isso por p95 com isso`;
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

/** What one person asks for, again and again. */
async function loadsOf(url: string, [writer = '', owner = '', maker = '']: readonly string[]) {
  const { save } = await callsOf(url, writer);
  const asOwner = { headers: { ...save.headers, cookie: owner } };
  const asMaker = { headers: { ...save.headers, cookie: maker } };
  const get = (path: string) => ({ method: 'GET', url: `${url}/api/${path}` });
  const exported = get('export/workshop.json');
  const file = await (await fetch(exported.url, asOwner)).text();
  const [product] = await idsOfProducts(url, maker);
  const import_ = { method: 'POST', url: `${url}/api/import/workshop`, ...asOwner };
  const otherFile = file.replaceAll('"fixedCosts":5', '"fixedCosts":6');
  const produce = `${url}/api/products/${product}/productions`;
  return [
    { what: '200 que salvam', loops: { ...save, connections: 200 } },
    { what: '800 que salvam', loops: { ...save, connections: 800 } },
    {
      what: `exportar ${manyProducts} produtos`,
      loops: { ...exported, ...asOwner, connections: 8 },
    },
    {
      what: 'exportar planilhas',
      loops: { ...get('export/products.csv'), ...asOwner, connections: 8 },
    },
    {
      what: `importar ${manyProducts} produtos`,
      loops: { ...import_, bodies: [otherFile, file], connections: 2 },
    },
    {
      what: '200 que produzem',
      loops: { ...asMaker, method: 'POST', url: produce, body: '{"pieces":1}', connections: 200 },
    },
    { what: 'ler o estoque', loops: { ...get('stock'), ...asMaker, connections: 50 } },
    { what: 'ler os meses', loops: { ...get('stock/months'), ...asMaker, connections: 50 } },
  ] satisfies { what: string; loops: Loops }[];
}

/** The ids of the first products. */
async function idsOfProducts(url: string, cookie: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/products`, { headers: { cookie } });
  const { products } = (await answer.json()) as { products: Product[] };
  return products.map(({ id }) => id);
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
      const ok = await isAnswered(url, call);
      waits.times.push(performance.now() - since);
      if (!ok) waits.failed += 1;
    }
  }
}

async function isAnswered(url: string, call: RequestInit): Promise<boolean> {
  try {
    const answer = await fetch(url, { ...call, signal: AbortSignal.timeout(30_000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

function startLoops(loops: Loops) {
  const child = fork(new URL('./closed-loops.ts', import.meta.url));
  child.send(loops);
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
    `  ${what.padEnd(32)} ${times.length} chamadas, ${failed} falharam: mediana ${middle}, p95 ${slow}, máximo ${slowest}`,
  );
}
