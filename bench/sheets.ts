import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { writeXlsx } from '#server/sheets/write-xlsx.ts';
import { hostileSheets } from '#server/testing/hostile-sheets.ts';
import { addUser, type BenchUser } from './add-user.ts';
import { startFilled } from './filled-server.ts';
import { quantile } from './median.ts';
import { printVerdict, warnIfBusy } from './report.ts';
import { runBench } from './run-bench.ts';
import { signIn } from './sign-in.ts';
import { waits } from './waits.ts';

const lines = 10_000;
const quietMs = 5_000;
/** A sheet is refused, or shown before it is imported, within so many seconds. */
const soon = 5;
/** What the server may need more than before, in bytes. */
const moreMemory = 200 * 1024 ** 2;
/** How often as long somebody else may wait, 95 times of 100. */
const longerWait = 5;

const headings = ['Material', 'Unidade', 'Preço por unidade'];
const columns = headings.map((header) => ({ header }));
const rowOf = (n: number) => [`Fio de cor ${n}`, 'metro', (50 + (n % 900)) / 100];

await runBench(async (bench) => {
  const { server, filled } = await startFilled(bench, async (services) => ({
    ana: await addUser(services, 'ana@example.com'),
    csv: await addUser(services, 'csv@example.com'),
    bia: await addUser(services, 'bia@example.com'),
  }));
  const hostile = hostileSheets();
  warnIfBusy();
  const cookieOf = (user: BenchUser) => signIn(server.url, user);
  const [ana, csv, bia] = [
    await cookieOf(filled.ana),
    await cookieOf(filled.csv),
    await cookieOf(filled.bia),
  ];
  const list = async () => {
    const answer = await fetch(`${server.url}/api/products`, { headers: { cookie: bia } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`/api/products: ${answer.status}`);
  };
  const send = async (cookie: string, path: string, body: Uint8Array, wanted: number) => {
    const headers = { cookie, 'content-type': 'application/octet-stream' };
    const init = { method: 'POST', headers, body: new Uint8Array(body) };
    const answer = await fetch(`${server.url}/api/import/${path}`, init);
    const text = await answer.text();
    if (answer.status !== wanted) throw new Error(`${path}: ${answer.status} ${text}`);
    return JSON.parse(text);
  };
  const timed = async (what: string, work: () => Promise<unknown>) => {
    const since = performance.now();
    await work();
    const seconds = (performance.now() - since) / 1000;
    const { peak } = await server.ask('memory');
    const more = (peak - before.now) / 1024 ** 2;
    console.log(`  ${what.padEnd(40)} ${figure(seconds)} s, memória até agora +${figure(more)} MB`);
    return seconds;
  };

  for (let warm = 0; warm < 200; warm += 1) await list();
  const quiet = await waits(list, () => pause(quietMs));
  const before = await server.ask('memory');
  const text = [headings, ...Array.from({ length: lines }, (_, n) => rowOf(n))];
  const files = {
    XLSX: { cookie: ana, body: new Uint8Array(await buffer(writeXlsx('A', columns, rows()))) },
    CSV: { cookie: csv, body: Buffer.from(text.map((row) => row.join(';')).join('\n')) },
  };
  let previews = 0;
  let refusals = 0;
  console.log(`\n${lines.toLocaleString('pt-BR')} linhas, e arquivos feitos para machucar`);
  const beside = await waits(list, async () => {
    for (const [name, { cookie, body }] of Object.entries(files)) {
      const preview = () => send(cookie, 'sheet/preview', body, 200);
      previews = Math.max(previews, await timed(`${name}: conferir`, preview));
      await timed(`${name}: importar`, async () => {
        const { created } = await send(cookie, 'sheet', body, 200);
        if (created !== lines) throw new Error(`${created} created`);
      });
    }
    for (const [what, body] of Object.entries(hostile)) {
      const refused = () => send(ana, 'sheet/preview', body, 422);
      refusals = Math.max(refusals, await timed(what, refused));
    }
    const large = new Uint8Array(20 * 1024 ** 2);
    const refused = () => send(ana, 'sheet/preview', large, 413);
    refusals = Math.max(refusals, await timed('20 MB', refused));
  });
  const { peak } = await server.ask('memory');
  const p95 = [quiet, beside].map((times) => quantile(times, 0.95)) as [number, number];
  console.log(
    `  lista de outra pessoa, 95 de 100: ${figure(p95[0])} ms, ao lado ${figure(p95[1])} ms\n`,
  );
  return [
    printVerdict('conferir, 5 s por isso', soon / previews, 1, 0),
    printVerdict('recusar, 5 s por isso', soon / refusals, 1, 0),
    printVerdict('memória, 200 MB por ela', moreMemory / Math.max(1, peak - before.now), 1, 0),
    printVerdict('espera de outra pessoa, sozinha por ao lado', p95[0] / p95[1], 1 / longerWait, 0),
  ].every(Boolean);
});

async function* rows() {
  for (let n = 0; n < lines; n += 1) yield rowOf(n);
}

function figure(value: number): string {
  return value.toLocaleString('pt-BR', { maximumFractionDigits: value < 10 ? 2 : 0 });
}
