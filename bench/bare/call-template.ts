import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import type { Asked, Turn } from './recording.ts';

/** Where what a mark stands for comes from, each time the call is made. */
export type Source =
  | 'token'
  | 'new id'
  | 'now'
  | { readonly statement: number; readonly row: number; readonly column: number }
  /** All of a column, as JSON. */
  | { readonly statement: number; readonly column: number };

/** A call as it was recorded, with marks in place of what another call has otherwise. */
export interface CallTemplate {
  /** One after the other, each on a connection of the pool with this number. */
  turns: { pool: number; asked: Omit<Asked, 'rows'>[] }[];
  /** As JSON. */
  answer: string;
  /** By the number of the mark. */
  sources: Source[];
}

/** `⟦0⟧` */
export const marks = /⟦(\d+)⟧/;

/** Of a session, in the header that sends it. */
export const tokenOf = (cookie = '') => /=([^.]+)/.exec(cookie)?.[1] ?? '';

const id = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
const time = '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z';
const ofCall = new RegExp(`${id}|${time}`, 'g');

/**
 * Makes a recorded call one that anybody can make. What another person, or another time, has otherwise is
 * told by its looks: ids, times and the token of the session. What no answer of the database held before
 * it was sent, the application made.
 *
 * @param pools those of all calls, in the order of their numbers; new ones are added
 * @param answer JSON
 */
export function templateOf(
  turns: readonly Turn[],
  answer: string,
  token: string,
  pools: pg.Pool[],
): CallTemplate {
  const sources: Source[] = [];
  const known = new Map<string, string>();
  const mark = (source: Source) => `⟦${sources.push(source) - 1}⟧`;
  const learn = (value: string, source: Source) => {
    const found = known.get(value) ?? mark(source);
    known.set(value, found);
    return found;
  };
  const marked = (text: string) =>
    known.get(text) ??
    text.replace(ofCall, (found) => learn(found, found.endsWith('Z') ? 'now' : 'new id'));
  const valueMarked = (value: unknown): unknown => {
    if (value instanceof Date) return marked(value.toISOString());
    if (Array.isArray(value)) return value.map(valueMarked);
    return typeof value === 'string' ? marked(value) : value;
  };

  learn(token, 'token');
  const columns: { cells: unknown[]; source: Source }[] = [];
  let statement = 0;
  const templated = ({ text, values, rows, waits }: Asked) => {
    const template = { text: marked(text), values: values.map(valueMarked), waits };
    for (const [row, cells] of rows.entries()) {
      for (const [column, cell] of cells.entries()) {
        const sent = asSent(cell);
        if (sent) learn(sent, { statement, row, column });
      }
    }
    for (const column of rows[0]?.keys() ?? []) {
      columns.push({ cells: rows.map((cells) => cells[column]), source: { statement, column } });
    }
    statement += 1;
    return template;
  };
  const all = turns.map(({ pool, asked }) => {
    if (!pools.includes(pool)) pools.push(pool);
    return { pool: pools.indexOf(pool), asked: asked.map(templated) };
  });

  const whole: string[] = [];
  const filled = JSON.stringify(JSON.parse(answer), (_key, value) => {
    const column = columns.find(({ cells }) => isDeepStrictEqual(cells, value));
    if (!column) return typeof value === 'string' ? marked(value) : value;
    const found = mark(column.source);
    whole.push(found);
    return found;
  });
  const unquoted = whole.reduce((text, each) => text.replace(`"${each}"`, each), filled);
  return { turns: all, answer: unquoted, sources };
}

/** @returns an id or a time as it is sent again; undefined for anything else */
function asSent(cell: unknown): string | undefined {
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell !== 'string') return undefined;
  // The application reads times as the database writes them.
  const written = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/.test(cell)
    ? new Date(cell).toISOString()
    : cell;
  return written.replace(ofCall, '') === '' && written !== '' ? written : undefined;
}
