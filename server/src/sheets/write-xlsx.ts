import { once } from 'node:events';
import { startFileProcess } from '../files/run-process.ts';
import type { Cell, Column } from './sheet.ts';

const program = new URL('write-process.ts', import.meta.url);

/**
 * A spreadsheet with one sheet, as it is made: rows are asked for as fast as the file is taken.
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
