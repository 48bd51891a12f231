import { resolve } from 'node:path';
import { commandLine } from '../command-line.ts';
import { isDiskFull } from '../db/outages.ts';
import { unusableDatabase } from '../db/unusable.ts';
import { type Env, readEnv } from '../env.ts';
import { storedSecret } from '../generated-secret.ts';
import { StartupError } from '../startup-error.ts';
import type { Summary } from './manifest.ts';
import { count, mebibytes, type Say, sayNowAndThen } from './say.ts';

interface Called {
  readonly env: Env;
  readonly file: string;
  readonly say: Say;
}

/** Runs a command of the terminal on a file, and prints what it answers or what is wrong. */
export async function runCommand(
  name: string,
  work: (called: Called) => Promise<string[]>,
): Promise<void> {
  try {
    const [file, ...more] = process.argv.slice(2);
    if (!file || more.length > 0) {
      throw new StartupError(`Diga em que arquivo: ${commandLine(name, 'ARQUIVO')}`);
    }
    const env = readEnv(process.env, storedSecret);
    const say = sayNowAndThen((line) => process.stderr.write(`${line}\n`));
    try {
      const lines = await work({ env, file: resolve(file), say });
      process.stdout.write(`${lines.join('\n')}\n`);
    } catch (error) {
      if (isDiskFull(error)) {
        throw new StartupError('Falta espaço em disco: libere espaço e repita.', { cause: error });
      }
      throw (await unusableDatabase(env, error)) ?? error;
    }
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** What a backup holds. */
export function contentLine({ tables, files }: Summary, bytes?: number): string {
  const rowsOf = (name: string) => count(tables[`public.${name}`]?.rows ?? 0);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const parts = [
    `usuários: ${rowsOf('users')}`,
    `produtos: ${rowsOf('products')}`,
    `linhas ao todo: ${count(rows)}`,
    `arquivos: ${count(files)}`,
    ...(bytes === undefined ? [] : [`tamanho: ${mebibytes(bytes)}`]),
  ];
  return `${parts.join(', ')}.`;
}
