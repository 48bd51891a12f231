import { resolve } from 'node:path';
import { type Env, readEnv } from '../env.ts';
import { explained } from '../services.ts';
import { StartupError } from '../startup-error.ts';
import type { Summary } from './manifest.ts';
import { type Say, sayNowAndThen } from './say.ts';
import { keptSecret } from './secrets.ts';

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
      throw new StartupError(`Diga em que arquivo: npm run ${name} -- ARQUIVO`);
    }
    const env = readEnv(process.env, keptSecret);
    const say = sayNowAndThen((line) => process.stderr.write(`${line}\n`));
    try {
      const lines = await work({ env, file: resolve(file), say });
      process.stdout.write(`${lines.join('\n')}\n`);
    } catch (error) {
      throw explained(error, env);
    }
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** What a backup holds, as a sentence. */
export function contentLine({ tables, files }: Summary, bytes?: number): string {
  const rowsOf = (name: string) => tables[`public.${name}`]?.rows ?? 0;
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const parts = [
    `${number.format(rowsOf('users'))} usuários`,
    `${number.format(rowsOf('products'))} produtos`,
    `${number.format(rows)} linhas ao todo`,
    `${number.format(files)} arquivos`,
    ...(bytes === undefined ? [] : [`${number.format(bytes / 1024 ** 2)} MiB`]),
  ];
  return `${parts.join(', ')}.`;
}
