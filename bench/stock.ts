import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import type { Product } from '#core/schemas/product.ts';
import { addMovements } from './add-movements.ts';
import { addUser, type BenchUser } from './add-user.ts';
import { startFilled } from './filled-server.ts';
import { median } from './median.ts';
import { printVerdict, warnIfBusy } from './report.ts';
import { runBench } from './run-bench.ts';
import { signIn } from './sign-in.ts';

const sizes = [1_000, 100_000] as const;
const tries = 40;
const warmUp = 5;

interface Workshop {
  cookie: string;
  /** The path of a page in the middle of the movements of one material. */
  laterPage: string;
  ofMaterial: string;
  ofProduct: string;
}

/** How many times as long each call may take for a hundred times the movements. */
const calls: { name: string; limit: number; ask: (workshop: Workshop) => Ask }[] = [
  { name: 'o estoque', limit: 2, ask: () => ({ path: '/api/stock' }) },
  { name: 'movimentos', limit: 2, ask: ({ ofMaterial }) => ({ path: ofMaterial }) },
  { name: 'movimentos no meio', limit: 2, ask: ({ laterPage }) => ({ path: laterPage }) },
  {
    name: 'uma compra',
    limit: 2,
    ask: ({ ofMaterial: path }) => ({ path, body: { kind: 'purchase', quantity: 2 } }),
  },
  {
    name: 'uma produção',
    limit: 2,
    ask: ({ ofProduct }) => ({ path: `${ofProduct}/productions`, body: { pieces: 2 } }),
  },
  { name: 'os primeiros avisos', limit: 2, ask: () => ({ path: '/api/events', until: 'rows' }) },
  // Twelve months are summed: a hundred times the movements may not take as much longer.
  { name: 'os meses', limit: 15, ask: () => ({ path: '/api/stock/months' }) },
];

interface Ask {
  path: string;
  body?: object;
  /** The first event of a stream after which enough was heard. */
  until?: string;
}

await runBench(async (bench) => {
  const { server, filled: users } = await startFilled(bench, async (services) => {
    const users: BenchUser[] = [];
    for (const size of sizes) {
      const user = await addUser(services, `with${size}@example.com`);
      await addMovements(services.db, user.id, size);
      users.push(user);
    }
    return users;
  });
  warnIfBusy();
  const workshops: Workshop[] = [];
  for (const user of users) workshops.push(await open(server.url, await signIn(server.url, user)));

  const verdicts: boolean[] = [];
  for (const { name, limit, ask } of calls) {
    const asks = workshops.map((workshop) => ({ ...workshop, ...ask(workshop) }));
    await times(server.url, asks, warmUp);
    const [small = Number.NaN, large = Number.NaN] = (await times(server.url, asks, tries)).map(
      median,
    );
    const grown = (large / small).toFixed(2).replace('.', ',');
    console.log(
      `\n${name}: ${small.toFixed(2)} ms de 1.000, ${large.toFixed(2)} ms de 100.000 movimentos`,
    );
    const what = `${name}, ${grown} vezes o tempo, no máximo ${limit}; limite ÷ isso`;
    verdicts.push(printVerdict(what, (limit * small) / large, 1, 0));
  }
  return verdicts.every(Boolean);
});

async function open(url: string, cookie: string): Promise<Workshop> {
  const read = async <T>(path: string) => {
    const answer = await fetch(url + path, { headers: { cookie } });
    return { link: answer.headers.get('link') ?? '', body: (await answer.json()) as T };
  };
  const { body: catalogue } = await read<{ materials: CatalogueMaterial[] }>('/api/materials');
  const { body: shelf } = await read<{ products: Product[] }>('/api/products');
  const material = catalogue.materials.find(({ name }) => name === 'Fio 1');
  const ofMaterial = `/api/materials/${material?.id}/movements`;
  const pages = [];
  for (let path = `${ofMaterial}?limit=500`; path; ) {
    const { link } = await read(path);
    path = /<(.*)>/.exec(link)?.[1] ?? '';
    if (path) pages.push(path);
  }
  const { link } = await read(ofMaterial);
  const second = /<(.*)>/.exec(link)?.[1] ?? '';
  const middle = pages[Math.floor(pages.length / 2)]?.replace('limit=500', 'limit=100');
  const ofProduct = `/api/products/${shelf.products[0]?.id}`;
  return { cookie, ofMaterial, ofProduct, laterPage: middle ?? second };
}

/** @returns milliseconds of each call, made in turn, in the order in which they are given */
async function times(url: string, asks: (Ask & { cookie: string })[], count: number) {
  const taken = asks.map((): number[] => []);
  for (let round = 0; round < count; round += 1) {
    for (const [index, ask] of asks.entries()) taken[index]?.push(await timeOf(url, ask));
  }
  return taken;
}

async function timeOf(url: string, { cookie, path, body, until }: Ask & { cookie: string }) {
  const leave = new AbortController();
  const headers = { cookie, 'content-type': 'application/json' };
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const since = performance.now();
  const answer = await fetch(url + path, { ...init, headers, signal: leave.signal });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  let heard = '';
  for await (const chunk of answer.body ?? []) {
    if (until) heard += new TextDecoder().decode(chunk);
    if (until && heard.includes(`event: ${until}`)) break;
  }
  const took = performance.now() - since;
  leave.abort();
  return took;
}
