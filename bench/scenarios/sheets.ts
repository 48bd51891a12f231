import { buffer } from 'node:stream/consumers';
import { writeXlsx } from '#server/sheets/write-xlsx.ts';
import { hostileSheets } from '#server/testing/hostile-sheets.ts';
import type { Group } from '../harness/beside.ts';
import { type Answers, addAnswers, callsOf, textOf } from '../harness/calls.ts';
import { figure, printVerdict } from '../harness/figures.ts';
import { work } from '../harness/loads.ts';
import { watchMemory } from '../harness/memory.ts';
import type { Person } from '../harness/people.ts';
import type { Fill, ServerProcess } from '../harness/server.ts';

const lines = 10_000;
const headings = ['Material', 'Unidade', 'Preço por unidade'];
const rowOf = (n: number) => [`Fio de cor ${n}`, 'metro', (50 + (n % 900)) / 100];

export type SheetsPeople = Record<'xlsx' | 'csv' | 'reader', Person>;

export const sheetsPeople: Fill<SheetsPeople> = async (_, add) => ({
  xlsx: await add('xlsx'),
  csv: await add('csv'),
  reader: await add('reader'),
});

/** @param most seconds until a sheet is shown, or refused, and bytes of memory more than before */
export const sheetsGroups =
  (most: { seconds: number; memory: number }) =>
  async (server: ServerProcess, people: SheetsPeople): Promise<Group[]> => {
    const as = (name: keyof SheetsPeople) => callsOf(server.url, people[name].cookie);
    const memory = watchMemory(server, most.memory);
    const answers: Answers = {};
    const slowest = { conferir: 0, importar: 0, recusar: 0 };
    const send = async (
      what: keyof typeof slowest,
      name: string,
      call: Parameters<typeof textOf>[0],
      status = 200,
    ) => {
      const since = performance.now();
      const text = await textOf(call, status);
      const seconds = (performance.now() - since) / 1_000;
      slowest[what] = Math.max(slowest[what], seconds);
      addAnswers(answers, { [status]: 1 });
      const grown = figure((await memory.more()) / 1_000_000);
      console.log(
        `  ${`${what}: ${name}`.padEnd(50)} ${figure(seconds, 2)} s, memória até agora +${grown} MB`,
      );
      return JSON.parse(text);
    };

    const hostile = { ...hostileSheets() };
    const files = await sheetFiles();
    const all = work(`quem envia ${figure(lines)} linhas e o que machuca`, async () => {
      await memory.begin();
      for (const name of ['xlsx', 'csv'] as const) {
        const call = as(name);
        await send('conferir', name, call('/api/import/sheet/preview', files[name]));
        const { created } = await send('importar', name, call('/api/import/sheet', files[name]));
        if (created !== lines) throw new Error(`${created} created`);
      }
      const look = (body: Uint8Array) =>
        as('xlsx')('/api/import/sheet/preview', new Uint8Array(body));
      for (const [name, body] of Object.entries(hostile)) {
        await send('recusar', name, look(body), 422);
      }
      await send('recusar', '20 MB', look(new Uint8Array(20 * 1024 ** 2)), 413);
      return answers;
    });
    const more = async () => {
      const soon = (['conferir', 'recusar'] as const).map((what) =>
        printVerdict(`${what}, ${most.seconds} s por isso`, most.seconds / slowest[what], 1),
      );
      return [...soon, await memory.judge()];
    };
    const calls = [as('reader')('/api/products')];
    return [{ who: 'outra pessoa com sua lista', calls, loads: [{ ...all, more }], rounds: 1 }];
  };

/** The same lines as XLSX and as CSV. */
async function sheetFiles() {
  const rows = Array.from({ length: lines }, (_, n) => rowOf(n));
  const columns = headings.map((header) => ({ header }));
  const csv = [headings, ...rows].map((row) => row.join(';')).join('\n');
  const each = async function* () {
    yield* rows;
  };
  return {
    xlsx: new Uint8Array(await buffer(writeXlsx('A', columns, each()))),
    csv: new TextEncoder().encode(csv),
  };
}
