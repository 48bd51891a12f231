import { setTimeout as pause } from 'node:timers/promises';
import { sizes } from '../sizes.ts';
import { type Answers, addAnswers, type Call, openConnection } from './calls.ts';
import { figure, median, printVerdict, quantile } from './figures.ts';
import { type Bench, onEngines } from './run.ts';
import { type Fill, type ServerProcess, startFilled } from './server.ts';

/** What one person asks for, beside which another one's calls are measured until it is over. */
export interface Load {
  what: string;
  run(): Promise<Answers>;
  /** A status that none of its answers may have. */
  never?: string;
  /** Prints a verdict on what else it has shown. */
  more?(): Promise<boolean[]>;
}

/** Somebody whose calls are measured alone and beside each load. */
export interface Group {
  who: string;
  /** In turn, one after the other; nothing grows by them. */
  calls: readonly Call[];
  loads: readonly Load[];
  rounds: number;
  /** In milliseconds, in place of a ratio to the answers alone: the longest answer, or the slow ones. */
  most?: { readonly longest: number } | { readonly p95: number };
}

export interface Beside<T> {
  /** Once, on PostgreSQL, or on the embedded engine as well. */
  engines: 'PostgreSQL' | 'each';
  prepare: Fill<T>;
  groups(server: ServerProcess, prepared: T): Promise<readonly Group[]>;
  /** The 95th percentile of the answers alone, divided by that of the answers beside the load. */
  limit: number;
}

/** What somebody notices of a load: the same calls, alone and beside it. */
export const beside =
  <T>({ engines, prepare, groups, limit }: Beside<T>) =>
  async (bench: Bench, only?: string): Promise<boolean> => {
    const verdicts: boolean[] = [];
    for (const [engine, on] of onEngines(bench, engines === 'each' ? only : engines)) {
      const { server, filled } = await startFilled(on, prepare);
      for (const group of await groups(server, filled)) {
        console.log(`\n${engine}, quem espera: ${group.who}`);
        for (const each of await measure(group)) {
          verdicts.push(verdictOn(`${engine}, ${group.who}`, each, group.most ?? { share: limit }));
          verdicts.push(...((await each.load.more?.()) ?? []));
        }
      }
      await server.stop();
    }
    return verdicts.every(Boolean);
  };

interface Waits {
  /** Milliseconds of each answer. */
  times: number[];
  failed: number;
}

interface Measured {
  load: Load;
  quiet: Waits;
  waits: Waits;
  answers: Answers;
}

const noWaits = (): Waits => ({ times: [], failed: 0 });

/** In turn, so that what else the machine does meets all of them alike. */
async function measure({ calls, loads, rounds }: Group): Promise<Measured[]> {
  const quiet = noWaits();
  const measured = loads.map((load) => ({ load, quiet, waits: noWaits(), answers: {} }));
  await ask(calls, noWaits(), pause(sizes.warmUpMs));
  for (let round = 0; round < Math.min(rounds, sizes.turns); round += 1) {
    await ask(calls, quiet, pause(sizes.quietMs));
    for (const { load, waits, answers } of measured) {
      addAnswers(answers, await ask(calls, waits, load.run()));
      // The last calls of the load are still under way.
      await ask(calls, noWaits(), pause(sizes.restMs));
    }
  }
  printWaits('sozinho', quiet);
  return measured;
}

/** Until it is over. */
async function ask<T>(calls: readonly Call[], waits: Waits, over: Promise<T>): Promise<T> {
  const answer = openConnection();
  let going = true;
  const ended = over.finally(() => {
    going = false;
  });
  // It is awaited below, when nobody asks any more.
  ended.catch(() => {});
  while (going) {
    for (const call of calls) {
      const since = performance.now();
      const isAnswered = await answer(call);
      waits.times.push(performance.now() - since);
      if (!isAnswered) waits.failed += 1;
    }
  }
  return await ended;
}

function verdictOn(
  title: string,
  { load, quiet, waits, answers }: Measured,
  limit: NonNullable<Group['most']> | { readonly share: number },
): boolean {
  printWaits(`ao lado de ${load.what}`, waits);
  const counts = Object.entries(answers).map(([status, count]) => `${status}: ${count}`);
  if (counts.length > 0) console.log(`    respostas a quem pede muito: ${counts.join(', ')}`);
  const failed = waits.failed + quiet.failed;
  if (failed > 0) console.log(`FAIL  ${failed} chamadas falharam`);
  const refused = (load.never && answers[load.never]) || 0;
  if (refused > 0) console.log(`FAIL  ${refused} × ${load.never} a quem pede muito`);
  // Nobody notices a load whose path is gone: what is not taken must be refused for what it is.
  const counted = Object.entries(answers).some(([status, n]) => /^(2|422)/.test(status) && n > 0);
  if (!counted) console.log('FAIL  nenhuma resposta a quem pede muito');
  const slow = quantile(waits.times, 0.95);
  const verdict = (text: string, ratio: number, least: number) =>
    printVerdict(`${title}, ${load.what}: ${text}`, ratio, least);
  const met =
    'share' in limit
      ? verdict('p95 sozinho por ao lado', quantile(quiet.times, 0.95) / slow, limit.share)
      : 'p95' in limit
        ? verdict(`${figure(limit.p95)} ms por p95`, limit.p95 / slow, 1)
        : verdict(`${figure(limit.longest)} ms pela mais longa`, limit.longest / longest(waits), 1);
  return met && counted && failed === 0 && refused === 0;
}

const longest = ({ times }: Waits) => Math.max(...times);

function printWaits(what: string, { times, failed }: Waits): void {
  const [middle, slow, slowest] = [
    median(times),
    quantile(times, 0.95),
    longest({ times, failed }),
  ].map((each) => `${figure(each, 1)} ms`);
  console.log(
    `  ${what.padEnd(46)} ${times.length} chamadas, ${failed} falharam: mediana ${middle}, p95 ${slow}, máximo ${slowest}`,
  );
}
