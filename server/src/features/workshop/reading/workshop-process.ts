/*
 * Reads one workshop's file and ends: a file that is made to hurt hurts this process alone
 * (docs/decisions/0197).
 */
import { buffer } from 'node:stream/consumers';
import { watchProcess } from '../../../files/watch.ts';
import { FileError, fileFaults, linesOf } from './file-lines.ts';

const file = await buffer(process.stdin);
watchProcess({ memory: Number(process.argv[2]), work: 60_000_000 });
try {
  for (const line of linesOf(file)) {
    if (!process.stdout.write(`${JSON.stringify(line)}\n`)) {
      await new Promise((resolve) => process.stdout.once('drain', resolve));
    }
  }
} catch (error) {
  if (!(error instanceof FileError)) throw error;
  // The lines before it are of no use.
  const code = Object.entries(fileFaults).find(([, fault]) => fault === error.fault)?.[0];
  process.exit(Number(code));
}
