import pg from 'pg';
import program from '../../../package.json' with { type: 'json' };
import { playStory } from './release-story.ts';
import type { Born, RecordedRelease, Step, Value } from './replay-release.ts';
import { startTestServer } from './test-server.ts';

interface Sent {
  text: string;
  values: Value[];
  rows: number | null;
  cells: string[][];
}

type Query = (...given: unknown[]) => Promise<pg.QueryResult | pg.QueryResult[]>;

/** Records what the present program sends while somebody uses every call of its API. */
export async function recordProgram(): Promise<RecordedRelease> {
  const google = { clientId: 'artesa', clientSecret: 'x', issuer: 'http://127.0.0.1:9' };
  const server = await startTestServer({ google });
  const recording = record(program.version, () => playStory(server));
  return await recording.finally(() => server.stop());
}

/** Records the transactions that this process commits through its pools, while `work` runs. */
async function record(version: string, work: () => Promise<void>): Promise<RecordedRelease> {
  const committed: Sent[][] = [];
  const open = new WeakMap<pg.Client, Sent[]>();
  const original = pg.Client.prototype.query as unknown as Query;
  const recording = function (this: pg.Client, ...given: unknown[]) {
    const answer = original.apply(this, given);
    const { text, values } = asSent(given);
    // What goes out alone is the pool's own question, and what begins otherwise is the queue's.
    if (text.startsWith('begin;')) open.set(this, []);
    const transaction = open.get(this);
    if (!transaction) return answer;
    if (text === 'rollback' || text === 'commit') open.delete(this);
    if (text === 'commit') {
      void answer.then(
        () => committed.push(transaction),
        () => {},
      );
    } else if (text !== 'rollback') {
      const sent: Sent = { text, values, rows: null, cells: [] };
      transaction.push(sent);
      void answer.then(
        (result) => keep(sent, result),
        () => {},
      );
    }
    return answer;
  };
  pg.Client.prototype.query = recording as never;
  const recordedAt = new Date().toISOString();
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original as never;
  }
  return { version, recordedAt, ...numbered(withoutRepeated(committed)) };
}

function asSent([query, values]: unknown[]): { text: string; values: Value[] } {
  const config = query as string | pg.QueryConfig;
  const { text, values: own } = typeof config === 'string' ? { text: config } : config;
  return { text, values: ((values ?? own ?? []) as unknown[]).map(asValue) };
}

/** As the driver sends it, and times in UTC. */
function asValue(value: unknown): Value {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  const { utils } = pg as unknown as { utils: { prepareValue(value: unknown): unknown } };
  return String(utils.prepareValue(value));
}

function keep(sent: Sent, result: pg.QueryResult | pg.QueryResult[]): void {
  const [last] = [result].flat().slice(-1);
  sent.rows = last?.rowCount ?? null;
  sent.cells = (last?.rows ?? []).map((row) => Object.values(row).map(String));
}

/** What reads, or only counts tries, shows nothing new when it comes again. */
const leavesNothing = /^\s*(select|with|insert into "rate_limits") /i;

function withoutRepeated(transactions: Sent[][]): Sent[][] {
  const seen = new Set<string>();
  return transactions.filter(([, ...statements]) => {
    const isNew = statements.some(({ text }) => !leavesNothing.test(text) || !seen.has(text));
    for (const { text } of statements) seen.add(text);
    return isNew;
  });
}

const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Each text once, and a name in place of each id that the database was the first to say. */
function numbered(transactions: Sent[][]): Pick<RecordedRelease, 'texts' | 'transactions'> {
  const texts = new Map<string, number>();
  const sent = new Set<string>();
  const names = new Map<string, string>();
  const named = (text: string) => text.replace(uuid, (id) => names.get(id) ?? id);

  const bornIn = (cells: string[][]): Born => {
    const born: Record<string, [number, number]> = {};
    for (const [row, columns] of cells.entries()) {
      for (const [column, id] of columns.entries()) {
        if (id.replace(uuid, '') !== '' || id === '' || sent.has(id) || names.has(id)) continue;
        const name = `{${names.size}}`;
        names.set(id, name);
        born[name] = [row, column];
      }
    }
    return born;
  };
  const stepOf = ({ text, values, rows, cells }: Sent): Step => {
    for (const [id] of [text, ...values].join(' ').matchAll(uuid)) sent.add(id);
    const general = named(text);
    const number = texts.get(general) ?? texts.size;
    texts.set(general, number);
    const given = values.map((value) => value && named(value));
    const born = bornIn(cells);
    return Object.keys(born).length > 0 ? [number, given, rows, born] : [number, given, rows];
  };
  const steps = transactions.map((each) => each.map(stepOf));
  return { texts: [...texts.keys()], transactions: steps };
}
