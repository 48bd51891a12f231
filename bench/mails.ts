import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Services } from '#server/services.ts';
import { addUser, type BenchUser } from './add-user.ts';
import { startFilled } from './filled-server.ts';
import type { Arrived } from './inbox-process.ts';
import { quantile } from './median.ts';
import { printVerdict, warnIfBusy } from './report.ts';
import { type Bench, runBench } from './run-bench.ts';
import { signIn } from './sign-in.ts';

const waiting = 1_000;
const limitSeconds = 60;

/** The share of the event loop that is left to others, their calls of this benchmark included. */
const freeLimit = 0.5;

/** Between two calls of somebody else. */
const restMs = 10;

const engines = ['PostgreSQL', 'PGlite'] as const;

await runBench(async (bench) => {
  warnIfBusy();
  let kept = true;
  for (const engine of engines) kept = (await sendAll(bench, engine)) && kept;
  return kept;
});

/** Starts the server where emails wait, and looks until they have left or their minute is over. */
async function sendAll(bench: Bench, engine: (typeof engines)[number]): Promise<boolean> {
  const inbox = await startInbox(bench);
  const variables = { ...bench.variables, SMTP_URL: inbox.url };
  if (engine === 'PGlite') variables.DATABASE_URL = '';
  const { server, filled: user } = await startFilled({ ...bench, variables }, fill);
  const began = performance.now();
  const before = await server.ask('cpu');
  const cookie = await signIn(server.url, user);

  let arrived = await inbox.arrived();
  let seconds = 0;
  const beside: number[] = [];
  while (arrived.different < waiting && seconds < limitSeconds) {
    beside.push(...(await waits(server.url, cookie, 20)));
    arrived = await inbox.arrived();
    seconds = (performance.now() - began) / 1000;
  }
  const after = await server.ask('cpu');
  const calm = await waits(server.url, cookie, 300);
  await server.stop();

  const busy = (after.user - before.user + after.system - before.system) / 1e6 / seconds;
  console.log(`\n${engine}: ${arrived.different} de ${waiting} emails em ${seconds.toFixed(1)} s`);
  print('lista de outra pessoa ao lado deles', beside);
  print('lista de outra pessoa depois', calm);
  const perMinute = (arrived.different / seconds) * limitSeconds;
  const verdicts = [
    printVerdict('emails por minuto ÷ 1.000', perMinute / waiting, 1, 0),
    printVerdict('emails diferentes ÷ recebidos', arrived.different / arrived.mails, 1, 0),
    printVerdict('processador livre para os outros', 1 - busy, freeLimit, 0),
  ];
  return verdicts.every(Boolean);
}

async function fill(services: Services): Promise<BenchUser> {
  const user = await addUser(services, 'ana@example.com');
  const mail = { template: 'password-changed', userId: user.id } as const;
  for (let n = 0; n < waiting; n += 1) await services.enqueueMail(services.db.auth, mail);
  return user;
}

/** @returns milliseconds of each answer */
async function waits(url: string, cookie: string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let asked = 0; asked < count; asked += 1) {
    const since = performance.now();
    const answer = await fetch(`${url}/api/products`, { headers: { cookie } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`/api/products: ${answer.status}`);
    times.push(performance.now() - since);
    await pause(restMs);
  }
  return times;
}

function print(what: string, times: number[]): void {
  const [median, slow] = [quantile(times, 0.5), quantile(times, 0.95)];
  console.log(`  ${what.padEnd(36)} mediana ${median.toFixed(1)} ms, p95 ${slow.toFixed(1)} ms`);
}

async function startInbox({ undo }: Bench) {
  const child = fork(fileURLToPath(new URL('./inbox-process.ts', import.meta.url)));
  undo.push(() => void child.kill());
  const [url] = (await once(child, 'message')) as [string];
  return {
    url,
    async arrived(): Promise<Arrived> {
      const told = once(child, 'message');
      child.send('arrived');
      const [arrived] = (await told) as [Arrived];
      return arrived;
    },
  };
}
