import { bear } from '#server/testing/product-input.ts';
import { sessionGiver } from '#server/testing/session-giver.ts';
import { addCrowd } from './add-crowd.ts';
import { addUser } from './add-user.ts';
import { startFilled } from './filled-server.ts';
import { median } from './median.ts';
import { printVerdict, warnIfBusy } from './report.ts';
import { type Bench, runBench } from './run-bench.ts';

const crowds = { small: 1_000, large: 100_000 };
/** They keep the same in both databases, whoever else is there. Each makes every call once. */
const measured = 400;
/** Calls at the beginning that are left out. */
const warmUp = 40;

/** How many times as long a call may take among the large crowd. */
const growthLimit = 1.2;

const post = { method: 'POST', body: JSON.stringify(bear) };
const calls: { name: string; path: string; init?: RequestInit }[] = [
  { name: 'lista', path: '/api/products' },
  { name: 'relatório', path: '/api/reports' },
  { name: 'busca', path: '/api/products?search=urso%20croche&order=name' },
  { name: 'salvar', path: '/api/products', init: post },
];

interface Place {
  url: string;
  cookies: string[];
}

await runBench(async (bench) => {
  const small = await open(bench, crowds.small);
  const large = await open(await bench.another(), crowds.large);
  warnIfBusy();
  let kept = true;
  for (const call of calls) kept = (await compare(call, small, large)) && kept;
  return kept;
});

async function open(bench: Bench, people: number): Promise<Place> {
  const { server, filled: cookies } = await startFilled(bench, async (services, env) => {
    const giveSession = sessionGiver(services, env);
    const cookies: string[] = [];
    for (let n = 0; n < measured; n += 1) {
      const { id } = await addUser(services, `measured${n}@example.com`);
      const [cookie = ''] = (await giveSession(id)).getSetCookie();
      cookies.push(cookie.replace(/;.*/, ''));
    }
    await addCrowd(services.db, people);
    return cookies;
  });
  return { url: server.url, cookies };
}

/** Asks both in turn, so that what else the machine does meets them alike. */
async function compare(call: (typeof calls)[number], small: Place, large: Place): Promise<boolean> {
  const times = { small: [] as number[], large: [] as number[] };
  for (let user = 0; user < measured; user += 1) {
    const [first, second] = user % 2 === 0 ? [small, large] : [large, small];
    const took = new Map([
      [first, await ask(first, call, user)],
      [second, await ask(second, call, user)],
    ]);
    if (user < warmUp) continue;
    times.small.push(took.get(small) ?? Number.NaN);
    times.large.push(took.get(large) ?? Number.NaN);
  }
  const [few, many] = [median(times.small), median(times.large)];
  const [of1000, of100000] = [few.toFixed(2), many.toFixed(2)];
  console.log(`\n${call.name}: ${of1000} ms entre 1.000, ${of100000} ms entre 100.000 pessoas`);
  const grown = (many / few).toFixed(2).replace('.', ',');
  return printVerdict(
    `${call.name}, ${grown} vezes o tempo; limite ÷ isso`,
    growthLimit / (many / few),
    1,
    0,
  );
}

/** @returns milliseconds until the whole answer is there */
async function ask(
  { url, cookies }: Place,
  { path, init = {} }: (typeof calls)[number],
  user: number,
): Promise<number> {
  const cookie = cookies[user] ?? '';
  const headers = { cookie, 'content-type': 'application/json' };
  const since = performance.now();
  const answer = await fetch(`${url}${path}`, { ...init, headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return performance.now() - since;
}
