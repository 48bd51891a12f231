import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createScratch, type Scratch } from '#server/testing/test-database.ts';
import { type Account, newAccount } from '../harness/account.ts';
import { type RunningServer, startServer } from '../harness/server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Demo {
  readonly server: RunningServer;
  /** The free workshop. */
  readonly free: Account;
  readonly pro: Account;
  readonly stop: () => Promise<void>;
}

/** The real server on a fresh database with the workshops of the demo, both gone with stop(). */
export async function prepareDemo(): Promise<Demo> {
  const scratch = await createScratch();
  const [free, pro] = accountsOf(fillWithDemo(scratch));
  if (!free || !pro) throw new Error('The demo named no accounts.');
  process.env.E2E_TEMPLATE = JSON.stringify(scratch);
  const server = await startServer();
  const stop = async () => {
    await server.stop();
    await scratch.remove();
  };
  return { server, free, pro, stop };
}

/** @returns what the demo's command says to whoever runs it */
function fillWithDemo({ dataDir, databaseUrl }: Scratch): string {
  const args = ['--disable-warning=ExperimentalWarning', 'server/src/demo/main.ts'];
  const { PATH, TMPDIR } = process.env;
  const place = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const env = { PATH, TMPDIR, ...place };
  return execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
}

const accountsOf = (output: string): Account[] =>
  [...output.matchAll(/Email: (\S+)\s+Senha: (\S+)/g)].map(([, email = '', password = '']) =>
    newAccount({ email, password }),
  );
