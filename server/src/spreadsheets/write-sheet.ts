import { once } from 'node:events';
import Papa from 'papaparse';
import { startFileProcess } from '../files/run-process.ts';
import type { Cell, Column } from './sheet.ts';

const program = new URL('write-xlsx.ts', import.meta.url);

/**
 * A spreadsheet with one sheet, as it is made: rows are requested as fast as the file is taken.
 *
 * @throws Error when the process that writes it ends early
 */
export async function* writeXlsx(
  name: string,
  columns: readonly Column[],
  rows: AsyncIterable<readonly Cell[]>,
): AsyncGenerator<Uint8Array> {
  const child = startFileProcess(program, [], { heap: 256, withinMs: 120_000 });
  const ended = once(child, 'close');
  ended.catch(() => {});
  const feed = async () => {
    child.stdin.write(`${JSON.stringify({ name, columns })}\n`);
    for await (const row of rows) {
      if (child.exitCode !== null) return;
      if (!child.stdin.write(`${JSON.stringify(row)}\n`)) await once(child.stdin, 'drain');
    }
    child.stdin.end();
  };
  // What goes wrong there ends the process, and is thrown below.
  const fed = feed().catch((error: unknown) => {
    child.kill('SIGKILL');
    return error;
  });
  try {
    for await (const chunk of child.stdout) yield chunk as Uint8Array;
    const [code] = await ended;
    const error = await fed;
    if (error) throw error;
    if (code !== 0) throw new Error(`writing a sheet ended with ${code}`);
  } finally {
    child.kill('SIGKILL');
  }
}

/** Spreadsheets take what begins like this for a formula, without the marks that keep it from that. */
const formula = /^'*[=+\-@\t\r]/;

/**
 * A CSV as spreadsheets in Brazil open it: ';' between cells, decimal commas, UTF-8 with a mark, CRLF. A
 * text that would be a formula gets an apostrophe before it.
 */
export async function* writeCsv(
  columns: readonly Column[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield `\uFEFF${lines([columns.map(({ header }) => header)])}`;
  for await (const rows of pages) if (rows.length > 0) yield lines(rows);
}

const lines = (rows: readonly (readonly Cell[])[]) =>
  `${Papa.unparse(
    rows.map((row) => row.map(textOf)),
    { delimiter: ';', newline: '\r\n' },
  )}\r\n`;

function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  return formula.test(cell) ? `'${cell}` : cell;
}
