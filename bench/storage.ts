import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { backups } from '#server/db/schema.ts';
import { addProducts } from './add-products.ts';
import { addUser, type BenchUser } from './add-user.ts';
import { startFilled } from './filled-server.ts';
import { median, quantile } from './median.ts';
import { printVerdict, warnIfBusy } from './report.ts';
import { type Bench, onEachEngine, runBench } from './run-bench.ts';
import { signIn } from './sign-in.ts';

/** More than there are places for workshops' files. */
const restorers = 8;
const imports = 20;

/** The 95th percentile of the imports alone, divided by that of the imports beside the restorers. */
const fairLimit = 1 / 5;

await runBench(async (bench) => {
  warnIfBusy();
  const bucket = await silentBucket(bench);
  const verdicts: boolean[] = [];
  for (const [engine, on] of onEachEngine(bench)) {
    const variables = { ...on.variables, ...bucket };
    verdicts.push(await besideSilence(engine, { ...on, variables }));
  }
  return verdicts.every(Boolean);
});

/** Takes every connection and never answers. */
async function silentBucket({ undo }: Bench) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket.on('error', () => {})));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  undo.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    S3_BUCKET_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/copias`,
    S3_ACCESS_KEY_ID: 'bench',
    S3_SECRET_ACCESS_KEY: 'bench',
    BACKUP_KEY: randomBytes(32).toString('base64'),
  };
}

/** Some look at backups in a bucket that does not answer, again and again, while somebody imports. */
async function besideSilence(engine: string, bench: Bench): Promise<boolean> {
  const { server, filled } = await startFilled(bench, async (services) => {
    const importer = await addUser(services, 'importer@example.com');
    await addProducts(services.db, importer.id, 5, 4);
    const others: { user: BenchUser; id: string }[] = [];
    for (let n = 0; n < restorers; n += 1) {
      const user = await addUser(services, `restorer${n}@example.com`);
      const row = { id: uuidv7(), userId: user.id, cause: 'manual', size: 10_000 } as const;
      await services.db.asUser(user.id, (tx) =>
        tx.insert(backups).values({ ...row, products: 1, materials: 1 }),
      );
      others.push({ user, id: row.id });
    }
    return { importer, others };
  });
  const cookie = await signIn(server.url, filled.importer);
  const exported = await fetch(`${server.url}/api/export/workshop.json`, { headers: { cookie } });
  const body = await exported.text();
  let failed = 0;
  const importOne = async () => {
    const headers = { cookie, 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body };
    const answer = await fetch(`${server.url}/api/import/workshop`, init);
    await answer.arrayBuffer();
    if (!answer.ok) failed += 1;
  };
  const some = async (count: number) => {
    const times: number[] = [];
    for (let n = 0; n < count; n += 1) {
      const since = performance.now();
      await importOne();
      times.push(performance.now() - since);
    }
    return times;
  };

  await some(5);
  const quiet = await some(imports);
  const answered: Record<string, number> = {};
  let over = false;
  const cookies = await Promise.all(filled.others.map(({ user }) => signIn(server.url, user)));
  const looking = filled.others.map(async ({ id }, at) => {
    const headers = { cookie: cookies[at] ?? '' };
    while (!over) {
      const answer = await fetch(`${server.url}/api/backups/${id}/preview`, { headers });
      await answer.arrayBuffer();
      answered[answer.status] = (answered[answer.status] ?? 0) + 1;
    }
  });
  // The first of them wait for the bucket.
  await pause(1_000);
  const beside = await some(imports);
  over = true;
  await Promise.all(looking);
  await server.stop();

  console.log(`\n${engine}`);
  print('sozinho', quiet);
  print(`ao lado de ${restorers}`, beside);
  const answers = Object.entries(answered).map(([status, count]) => `${status}: ${count}`);
  console.log(`  respostas a quem olha um backup: ${answers.join(', ')}`);
  if (failed > 0) console.log(`FAIL  ${failed} importações falharam`);
  const ratio = quantile(quiet, 0.95) / quantile(beside, 0.95);
  const what = `${engine}, depósito que não responde: p95 de importar sozinho por ao lado`;
  return printVerdict(what, ratio, fairLimit, 0) && failed === 0;
}

function print(what: string, times: readonly number[]): void {
  const figures = [median(times), quantile(times, 0.95), Math.max(...times)];
  const [middle, slow, slowest] = figures.map((each) => `${each.toFixed(1)} ms`);
  console.log(`  ${what.padEnd(16)} mediana ${middle}, p95 ${slow}, máximo ${slowest}`);
}
