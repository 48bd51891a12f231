import { readEnv } from '../env.ts';
import { createLogger } from '../log.ts';
import { openServices } from '../services.ts';
import { StartupError } from '../startup-error.ts';
import { demoAccounts } from './accounts.ts';
import { fillAccount } from './fill-account.ts';
import { howToSignIn } from './how-to-sign-in.ts';

try {
  const env = readEnv(process.env);
  if (env.production) {
    throw new StartupError(
      'As contas de demonstração têm senhas públicas: não as crie em produção.',
    );
  }
  const { db, close } = await openServices(env, createLogger('silent'));
  const now = new Date();
  try {
    for (const account of demoAccounts) await fillAccount(db, account, now);
  } finally {
    await close();
  }
  console.log(howToSignIn(demoAccounts, env.appUrl));
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
