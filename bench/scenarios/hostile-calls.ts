import { request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { ProductState } from '#core/history/history-schemas.ts';
import type { Workshop } from '#core/workshop/workshop-schemas.ts';
import type { Database, UserId } from '#server/db/database.ts';
import { rowStates } from '#server/db/schema.ts';
import { type Answers, addAnswers, answerTo, type Call } from '../harness/calls.ts';
import { sizes } from '../sizes.ts';

/** A phone's line: 2 Mbit/s. */
const bytesPerSecond = 250_000;

/** Gives a product's first version more materials than any form takes. */
export async function makeVersionHuge(db: Database, userId: UserId, productId: string) {
  await db.prepare(async (owner) => {
    const ofProduct = and(eq(rowStates.userId, userId), eq(rowStates.rowId, productId));
    const [row] = await owner.select().from(rowStates).where(ofProduct);
    const first = row?.state as ProductState;
    const state = { ...first, materials: Array(sizes.hugeVersion).fill(first.materials[0]) };
    await owner.update(rowStates).set({ state }).where(ofProduct);
  });
}

/** Files with all of it in one list of one row. */
export function hugeFiles(file: Workshop): string[] {
  const [product] = file.products;
  const materials = Array(sizes.hugeRows).fill(product?.materials[0]);
  const [version] = file.history;
  const [material] = file.materials;
  const prices = Array(2 * sizes.hugeRows).fill(material?.prices[0]);
  const huge = [
    { ...file, products: [{ ...product, materials }] },
    { ...file, history: [{ ...version, state: { ...product, materials } }] },
    { ...file, materials: [{ ...material, prices }] },
  ];
  return huge.map((each) => JSON.stringify(each));
}

/** Makes so many of these calls at once, one of each and again. */
export async function sendTogether(count: number, calls: readonly Call[]): Promise<Answers> {
  const answers: Answers = {};
  const sending = Array.from({ length: count }, async (_, n) => {
    const call = calls[n % calls.length];
    if (call) addAnswers(answers, { [(await answerTo(call)).status]: 1 });
  });
  await Promise.all(sending);
  return answers;
}

/** Makes a call whose body takes forty seconds. It counts as a 408 when the line was cut. */
export function sendSlowly({ url, method, headers }: Call): Promise<Answers> {
  return new Promise((resolve) => {
    const sending = request(url, {
      method,
      headers: { ...headers, 'content-length': sizes.slowBytes },
    });
    sending.on('response', (answer) => {
      answer.resume();
      resolve({ [answer.statusCode ?? 0]: 1 });
    });
    sending.on('error', () => resolve({ 408: 1 }));
    const piece = Buffer.alloc(bytesPerSecond / 10, ' ');
    const pieces = async function* () {
      for (let sent = 0; sent < sizes.slowBytes; sent += piece.length) {
        yield piece;
        await pause(100);
      }
    };
    pipeline(Readable.from(pieces()), sending).catch(() => {});
  });
}
