import { unusableDatabase } from '../db/unusable.ts';
import { readEnv } from '../env.ts';
import { storedSecret } from '../generated-secret.ts';
import { StartupError } from '../startup-error.ts';
import { distribute } from './distribute.ts';

const number = new Intl.NumberFormat('pt-BR');

const progress = (table: string, rows: number) => `${table}: ${number.format(rows)} linhas`;

const nothingToDo = 'Já estava tudo distribuído: nada mudou.';

const done = (tables: number, rows: number) =>
  `Distribuído: ${tables} tabelas, ${number.format(rows)} linhas, todas conferidas.`;

/** Spreads the workshops over the machines of a Citus database; see docs/scale.md. */
try {
  const env = readEnv(process.env, storedSecret);
  try {
    const url = env.databaseDirectUrl ?? env.databaseUrl;
    const { tables, rows } = await distribute(url, (table, moved) =>
      process.stderr.write(`${progress(table, moved)}\n`),
    );
    const line = tables.length === 0 ? nothingToDo : done(tables.length, rows);
    process.stdout.write(`${line}\n`);
  } catch (error) {
    throw (await unusableDatabase(env, error)) ?? error;
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
