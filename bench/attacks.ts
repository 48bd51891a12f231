import { request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { ProductState } from '#core/schemas/history.ts';
import { productInputSchema } from '#core/schemas/product.ts';
import type { Workshop } from '#core/schemas/workshop.ts';
import type { UserId } from '#server/db/database.ts';
import { rowStates } from '#server/db/schema.ts';
import { createProduct } from '#server/features/products/commands.ts';
import type { Services } from '#server/services.ts';
import { bear } from '#server/testing/product-input.ts';
import { addUser } from './add-user.ts';
import { startFilled } from './filled-server.ts';
import { quantile } from './median.ts';
import { printVerdict, warnIfBusy } from './report.ts';
import { type Bench, onEachEngine, runBench } from './run-bench.ts';
import { signIn } from './sign-in.ts';
import { waits } from './waits.ts';

/** In one list of one row: 16 MB of materials. */
const hugeRows = 60_000;
const hugeCalls = 15;

const hugeVersion = 40_000;
const restorers = 15;
const restoringMs = 3_000;

/** A phone's line: 2 Mbit/s. */
const bytesPerSecond = 250_000;
const upload = 10_000_000;

const quietMs = 5_000;
/** How often as long somebody else may wait, 95 times of 100. */
const longerWait = 5;

await runBench(async (bench) => {
  warnIfBusy();
  const verdicts: boolean[] = [];
  for (const [engine, on] of onEachEngine(bench)) {
    verdicts.push(...(await besideAttacks(engine, on)));
  }
  return verdicts.every(Boolean);
});

/** What one person asks to hurt, while another one asks for their list again and again. */
async function besideAttacks(engine: string, bench: Bench): Promise<boolean[]> {
  const { server, filled } = await startFilled(bench, async (services) => {
    const ana = await addUser(services, 'ana@example.com');
    const bia = await addUser(services, 'bia@example.com');
    return { ana, bia, product: await productWithHugeVersion(services, ana.id) };
  });
  const ana = await signIn(server.url, filled.ana);
  const bia = await signIn(server.url, filled.bia);
  const list = async (cookie: string) => {
    const answer = await fetch(`${server.url}/api/products`, { headers: { cookie } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`/api/products: ${answer.status}`);
  };
  const post = async (path: string, body?: string) => {
    const headers = { cookie: ana, 'content-type': 'application/json' };
    const answer = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers,
      body: body ?? null,
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  await post('/api/materials', JSON.stringify({ name: 'Fio', unitPrice: 1 }));
  const exported = await fetch(`${server.url}/api/export/workshop.json`, {
    headers: { cookie: ana },
  });
  const files = hugeFiles((await exported.json()) as Workshop);
  for (let warm = 0; warm < 200; warm += 1) await list(bia);

  const quiet = await waits(
    () => list(bia),
    () => pause(quietMs),
  );
  const statuses: Record<string, number[]> = {};
  const attacks = {
    'um arquivo com uma linha enorme': async () => {
      const calls = Array.from({ length: hugeCalls }, (_, n) => files[n % files.length] ?? '');
      const answers = calls.map((file) => post('/api/import/workshop/preview', file));
      return await Promise.all(answers);
    },
    'restaurar uma versão enorme': async () => {
      const path = `/api/products/${filled.product}/history/1/restore`;
      const until = performance.now() + restoringMs;
      const restoring = Array.from({ length: restorers }, async () => {
        const answers = [await post(path)];
        while (performance.now() < until) answers.push(await post(path));
        return answers;
      });
      return (await Promise.all(restoring)).flat();
    },
    'um arquivo por uma linha lenta': () => sendSlowly(server.url, ana),
  };
  console.log(`\n${engine}`);
  const verdicts: boolean[] = [];
  for (const [what, attack] of Object.entries(attacks)) {
    const beside = await waits(
      () => list(bia),
      async () => {
        statuses[what] = await attack();
      },
    );
    const [alone, with_] = [quiet, beside].map((times) => quantile(times, 0.95)) as [
      number,
      number,
    ];
    console.log(
      `  ${what}: ${counted(statuses[what] ?? [])}; lista de outra pessoa ${alone.toFixed(1)} ms, ao lado ${with_.toFixed(1)} ms, no máximo ${Math.max(...beside).toFixed(0)} ms`,
    );
    const title = `${engine}, ${what}: p95 sozinho por ao lado`;
    verdicts.push(printVerdict(title, alone / with_, 1 / longerWait, 0));
  }
  const own = await waits(
    () => list(ana),
    () => sendSlowly(server.url, ana),
  );
  const ratio = quantile(quiet, 0.95) / quantile(own, 0.95);
  verdicts.push(printVerdict(`${engine}, a própria lista ao lado dele`, ratio, 1 / longerWait, 0));
  const isTaken = statuses['um arquivo por uma linha lenta']?.[0] !== 408;
  verdicts.push(printVerdict(`${engine}, o arquivo chega inteiro`, isTaken ? 1 : 0, 1, 0));
  await server.stop();
  return verdicts;
}

/** How often each was answered. */
function counted(statuses: readonly number[]): string {
  const each = [...Map.groupBy(statuses, (status) => status)];
  return each.map(([status, all]) => `${all.length} × ${status}`).join(', ');
}

/** A product whose first version has more materials than any form takes. */
async function productWithHugeVersion({ db }: Services, userId: UserId): Promise<string> {
  const { id } = await createProduct(db, userId, productInputSchema.parse(bear));
  await db.prepare(async (owner) => {
    const ofProduct = and(eq(rowStates.userId, userId), eq(rowStates.rowId, id));
    const [row] = await owner.select().from(rowStates).where(ofProduct);
    const kept = row?.state as ProductState;
    const state = { ...kept, materials: Array(hugeVersion).fill(kept.materials[0]) };
    await owner.update(rowStates).set({ state }).where(ofProduct);
  });
  return id;
}

/** Files with all of it in one list of one row. */
function hugeFiles(file: Workshop): string[] {
  const [product] = file.products;
  const materials = Array(hugeRows).fill(product?.materials[0]);
  const [version] = file.history;
  const [material] = file.materials;
  const prices = Array(2 * hugeRows).fill(material?.prices[0]);
  const huge = [
    { ...file, products: [{ ...product, materials }] },
    { ...file, history: [{ ...version, state: { ...product, materials } }] },
    { ...file, materials: [{ ...material, prices }] },
  ];
  return huge.map((each) => JSON.stringify(each));
}

/** @returns the status with which it was answered, or 408 when the line was cut */
function sendSlowly(url: string, cookie: string): Promise<number[]> {
  const headers = { cookie, 'content-type': 'application/json', 'content-length': upload };
  return new Promise((resolve) => {
    const sending = request(`${url}/api/import/workshop/preview`, { method: 'POST', headers });
    sending.on('response', (answer) => {
      answer.resume();
      resolve([answer.statusCode ?? 0]);
    });
    sending.on('error', () => resolve([408]));
    const piece = Buffer.alloc(bytesPerSecond / 10, ' ');
    const pieces = async function* () {
      for (let sent = 0; sent < upload; sent += piece.length) {
        yield piece;
        await pause(100);
      }
    };
    pipeline(Readable.from(pieces()), sending).catch(() => {});
  });
}
