import { buffer } from 'node:stream/consumers';
import { writeXlsx } from '#server/spreadsheets/write-sheet.ts';
import { hostileSheets } from '#server/testing/hostile-sheets.ts';
import type { Group } from '../harness/beside.ts';
import { type Answers, addAnswers, type Call, callsOf, textOf } from '../harness/calls.ts';
import { figure, printVerdict } from '../harness/figures.ts';
import { watchMemory } from '../harness/memory.ts';
import type { Person } from '../harness/people.ts';
import type { Fill, ServerProcess } from '../harness/server.ts';
import { sizes } from '../sizes.ts';

const headings = ['Material', 'Unidade', 'Preço por unidade'];
const rowOf = (n: number) => [`Fio de cor ${n}`, 'metro', (50 + (n % 900)) / 100];

export type SheetsPeople = Record<'XLSX' | 'CSV' | 'reader', Person>;

export const sheetsPeople: Fill<SheetsPeople> = async (_, add) => ({
  XLSX: await add('xlsx'),
  CSV: await add('csv'),
  reader: await add('reader'),
});

/** @param most seconds until a sheet is shown, or refused, and bytes of memory more than before */
export const sheetsGroups =
  (most: { seconds: number; memory: number }) =>
  async (server: ServerProcess, people: SheetsPeople): Promise<Group[]> => {
    const as = (name: keyof SheetsPeople) => callsOf(server.url, people[name].cookie);
    const memory = watchMemory(server, most.memory);
    const steps = await stepsOf(as);
    const slowest = { conferir: 0, importar: 0, recusar: 0 };
    const run = async () => {
      await memory.begin();
      const answers: Answers = {};
      for (const { what, name, call, status } of steps) {
        const since = performance.now();
        const text = await textOf(call, status);
        const seconds = (performance.now() - since) / 1_000;
        if (what === 'importar' && JSON.parse(text).created !== sizes.sheetLines)
          throw new Error(text);
        slowest[what] = Math.max(slowest[what], seconds);
        addAnswers(answers, { [status]: 1 });
        console.log(`  ${`${what}: ${name}`.padEnd(50)} ${figure(seconds, 2)} s`);
      }
      return answers;
    };
    const more = async () => {
      const soon = (['conferir', 'recusar'] as const).map((what) =>
        printVerdict(`${what}, ${most.seconds} s por isso`, most.seconds / slowest[what], 1),
      );
      return [...soon, await memory.verdict()];
    };
    const calls = [as('reader')('/api/products')];
    const what = `quem envia ${figure(sizes.sheetLines)} linhas e o que machuca`;
    const loads = [{ what, run, more }];
    return [{ who: 'outra pessoa com sua lista', calls, loads, rounds: 1 }];
  };

/** The same lines as XLSX and as CSV, shown and imported, and then what is refused. */
async function stepsOf(as: (name: 'XLSX' | 'CSV') => ReturnType<typeof callsOf>) {
  const rows = Array.from({ length: sizes.sheetLines }, (_, n) => rowOf(n));
  const columns = headings.map((header) => ({ header }));
  const csv = [headings, ...rows].map((row) => row.join(';')).join('\n');
  const each = async function* () {
    yield* rows;
  };
  const files = {
    XLSX: await buffer(writeXlsx('A', columns, each())),
    CSV: new TextEncoder().encode(csv),
  };
  const path = '/api/import/sheet';
  const step = (
    what: 'conferir' | 'importar' | 'recusar',
    name: string,
    call: Call,
    status = 200,
  ) => ({ what, name, call, status });
  const shownAndImported = (['XLSX', 'CSV'] as const).flatMap((name) => {
    const body = new Uint8Array(files[name]);
    return [
      step('conferir', name, as(name)(`${path}/preview`, body)),
      step('importar', name, as(name)(path, body)),
    ];
  });
  const refused = (name: string, body: Uint8Array, status: number) =>
    step('recusar', name, as('XLSX')(`${path}/preview`, new Uint8Array(body)), status);
  const hostile = Object.entries(hostileSheets()).slice(0, sizes.hostileSheets);
  return [
    ...shownAndImported,
    ...hostile.map(([name, body]) => refused(name, body, 422)),
    refused('20 MB', new Uint8Array(20 * 1024 ** 2), 413),
  ];
}
