import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { type CallTemplate, marks, type Source, tokenOf } from './call-template.ts';

/*
 * The least that can answer the two calls: the application's own statements, as they were recorded, over
 * pools of the same sizes, and nothing else. No framework, no validation, no signature on the cookie, no
 * arithmetic, no security headers, no log.
 */

/** What a bare server is started with. */
export interface Recorded {
  pools: { max: number }[];
  calls: Record<'GET' | 'POST', CallTemplate>;
}

type Named = (mark: number) => string;

const { DATABASE_URL, PORT, BENCH_CALLS = '' } = process.env;
const recorded: Recorded = JSON.parse(BENCH_CALLS);
const pools = recorded.pools.map(
  ({ max }) => new pg.Pool({ connectionString: DATABASE_URL, max, pipeline: true }),
);
const calls = { GET: prepared(recorded.calls.GET), POST: prepared(recorded.calls.POST) };

const server = createServer(async (request, response) => {
  try {
    const isPost = request.method === 'POST';
    // Nobody saves without having read what is sent.
    if (isPost) await json(request);
    const body = await calls[isPost ? 'POST' : 'GET'](tokenOf(request.headers.cookie));
    response.writeHead(isPost ? 201 : 200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  } catch (error) {
    response.destroy(error as Error);
  }
});
server.listen(Number(PORT), '127.0.0.1', () => process.stdout.write('up\n'));
process.once('SIGTERM', () => process.exit(0));

type Rows = unknown[][];

/** @returns what makes the call as the holder of a token, and resolves with the answer */
function prepared({ turns, answer, sources }: CallTemplate) {
  const answerOf = filling(answer);
  const all = turns.map(({ pool, asked }) => ({
    pool: pools[pool] as pg.Pool,
    asked: asked.map(({ text, values, waits }) => {
      return { text: filling(text), values: values.map(fillingValue), waits };
    }),
  }));
  return async (token: string): Promise<string> => {
    const results: Rows[] = [];
    const names: string[] = [];
    const named = (mark: number) => (names[mark] ??= nameOf(sources[mark], token, results));
    for (const { pool, asked } of all) {
      const client = await pool.connect();
      try {
        const sent: Promise<Rows>[] = [];
        for (const { text, values, waits } of asked) {
          if (waits) results.push(...(await Promise.all(sent.splice(0))));
          const query = { text: text(named), values: values.map((value) => value(named)) };
          const answered = client.query<unknown[]>({ ...query, rowMode: 'array' });
          sent.push(answered.then(({ rows }) => rows));
        }
        results.push(...(await Promise.all(sent)));
      } finally {
        client.release();
      }
    }
    return answerOf(named);
  };
}

function nameOf(source: Source | undefined, token: string, results: readonly Rows[]): string {
  if (source === 'token') return token;
  if (source === 'new id') return uuidv7();
  if (typeof source !== 'object') return new Date().toISOString();
  const { statement, column } = source;
  const rows = results[statement] ?? [];
  if (!('row' in source)) return JSON.stringify(rows.map((cells) => cells[column]));
  const cell = rows[source.row]?.[column];
  if (cell === undefined) throw new Error('the database answers otherwise than it was recorded');
  return cell instanceof Date ? cell.toISOString() : String(cell);
}

function fillingValue(value: unknown): (named: Named) => unknown {
  if (typeof value === 'string') return filling(value);
  if (!Array.isArray(value)) return () => value;
  const all = value.map(fillingValue);
  return (named) => all.map((each) => each(named));
}

/** Puts names in place of the marks of a text. */
function filling(text: string): (named: Named) => string {
  const parts = text.split(marks);
  if (parts.length === 1) return () => text;
  return (named) => parts.map((part, at) => (at % 2 ? named(Number(part)) : part)).join('');
}
