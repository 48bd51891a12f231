import pg from 'pg';

/** Ids that the database made, by the name that stands for them, and where the answer holds them. */
export type Born = Record<string, readonly [row: number, column: number]>;

/** A statement by the number of its text, its parameters as they are sent, and how many rows it met. */
export type Step = readonly [text: number, values: Value[], rows: number | null, born?: Born];
export type Value = string | null;

/** What a release sent to its database while somebody worked, without what it only repeated. */
export interface RecordedRelease {
  version: string;
  /** ISO 8601 in UTC. Times that are sent again are moved by as much as has passed since. */
  recordedAt: string;
  texts: string[];
  /** Each begins with the statements that give it its role and user. */
  transactions: Step[][];
}

const time = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;

/**
 * Sends the same again, to another database.
 *
 * @throws Error at the first statement that fails or meets another number of rows, with its text
 */
export async function replayRelease(url: string, recorded: RecordedRelease): Promise<void> {
  const later = Date.now() - Date.parse(recorded.recordedAt);
  const ids = new Map<string, string>();
  const now = (text: string) =>
    text
      .replace(/\{\d+\}/g, (name) => ids.get(name) ?? name)
      .replace(time, (then) => new Date(Date.parse(then) + later).toISOString());
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const [head, ...steps] of recorded.transactions) {
      // Several statements, which only go out together without parameters.
      await client.query(now(recorded.texts[head?.[0] ?? 0] ?? ''));
      for (const [number, values, rows, born = {}] of steps) {
        const text = now(recorded.texts[number] ?? '');
        const query = { text, values: values.map((value) => value && now(value)) };
        const answer = await send(client, query, rows);
        for (const [name, [row, column]] of Object.entries(born)) {
          ids.set(name, String(answer[row]?.[column]));
        }
      }
      await client.query('commit');
    }
  } finally {
    await client.end();
  }
}

async function send(client: pg.Client, query: pg.QueryConfig, expected: number | null) {
  const sent = `\n${query.text}\n${query.values?.join(' | ')}`;
  const inArrays = { ...query, rowMode: 'array' } as const;
  const { rowCount, rows } = await client.query<unknown[]>(inArrays).catch((cause: Error) => {
    throw new Error(cause.message + sent, { cause });
  });
  if (rowCount !== expected) throw new Error(`${rowCount} rows instead of ${expected}${sent}`);
  return rows;
}
