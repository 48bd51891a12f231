import { figure, median, printVerdict } from './figures.ts';
import type { Bench } from './run.ts';

/** Somebody at a server. */
export interface Place {
  url: string;
  cookie: string;
}

interface GrowingCall<P> {
  name: string;
  /** How many times as long it may take among much. */
  limit: number;
  path: string | ((place: P) => string);
  body?: object | ((place: P) => object);
  /** Of those who ask in turn, the place of the first one: who was not asked for before is cold. */
  from?: number;
  /** The first event of a stream after which enough was heard. */
  until?: string;
}

export interface Grows<P extends Place> {
  /** What there is little of and much of. */
  sizes: readonly [string, string];
  /** Those who ask among little and among much, in turn where there are many of them. */
  prepare(bench: Bench): Promise<readonly [readonly P[], readonly P[]]>;
  /** Rounds at the beginning that are left out, and those that count. */
  warmUp: number;
  tries: number;
  calls: readonly GrowingCall<P>[];
}

/** How much longer calls take for, or among, much than little. */
export const grows =
  <P extends Place>({ sizes, prepare, warmUp, tries, calls }: Grows<P>) =>
  async (bench: Bench): Promise<boolean> => {
    const places = await prepare(bench);
    const verdicts: boolean[] = [];
    for (const call of calls) {
      const { name, limit } = call;
      const times = await timesOf(call, places, warmUp + tries);
      const [few = Number.NaN, many = Number.NaN] = times.map((all) => median(all.slice(warmUp)));
      const grown = many / few;
      console.log(
        `\n${name}: ${figure(few, 2)} ms com ${sizes[0]}, ${figure(many, 2)} ms com ${sizes[1]}`,
      );
      const what = `${name}, ${figure(grown, 2)} vezes o tempo, no máximo ${figure(limit, 1)}`;
      verdicts.push(printVerdict(`${what}; limite ÷ isso`, limit / grown, 1));
    }
    return verdicts.every(Boolean);
  };

/** Milliseconds on either side. They take turns at being first, so that it gives no advantage. */
async function timesOf<P extends Place>(
  call: GrowingCall<P>,
  places: readonly [readonly P[], readonly P[]],
  rounds: number,
): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    for (const side of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const place = places[side][((call.from ?? 0) + round) % places[side].length];
      if (place) times[side].push(await timeOf(place, call));
    }
  }
  return times;
}

/** @returns milliseconds until the whole answer is there, or as much as matters of a stream */
async function timeOf<P extends Place>(place: P, call: GrowingCall<P>): Promise<number> {
  const path = typeof call.path === 'string' ? call.path : call.path(place);
  const leave = new AbortController();
  const headers = { cookie: place.cookie, 'content-type': 'application/json' };
  const body = typeof call.body === 'function' ? call.body(place) : call.body;
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const since = performance.now();
  const answer = await fetch(place.url + path, { ...init, headers, signal: leave.signal });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  let heard = '';
  for await (const chunk of answer.body ?? []) {
    if (call.until) heard += new TextDecoder().decode(chunk);
    if (call.until && heard.includes(`event: ${call.until}`)) break;
  }
  const took = performance.now() - since;
  leave.abort();
  return took;
}
