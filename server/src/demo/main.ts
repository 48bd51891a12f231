import { planLabels } from '#core/plans/plans.ts';
import { readEnv } from '../env.ts';
import { createLogger } from '../log.ts';
import { openServices } from '../services.ts';
import { StartupError } from '../startup-error.ts';
import { type DemoAccount, demoAccounts } from './accounts.ts';
import { fillAccount, refuseOthers } from './fill-account.ts';

function howToSignIn(accounts: readonly DemoAccount[], appUrl: string): string {
  const blocks = accounts.map(({ profile, password, products, catalogue }) => {
    const materials = catalogue.length > 0 ? `, ${catalogue.length} materiais no catálogo` : '';
    return [
      `Plano ${planLabels[profile.plan]}: ${profile.name}, ${products.length} produtos${materials}`,
      `  Email: ${profile.email}`,
      `  Senha: ${password}`,
    ].join('\n');
  });
  const intro =
    'As contas de demonstração estão prontas; o que uma execução anterior deixou nelas foi substituído.';
  const next = `Com o servidor no ar (npm start), entre em ${appUrl}/auth`;
  return [intro, ...blocks, next].join('\n\n');
}

/** A database of this computer: the embedded one, at a loopback name, or at a socket. */
const isHere = (databaseUrl: string | undefined) =>
  databaseUrl === undefined ||
  /^(localhost|127\.0\.0\.1|\[::1\]|)$/.test(new URL(databaseUrl).hostname);

try {
  const env = readEnv(process.env);
  if (!env.isLocal || !isHere(env.databaseUrl)) {
    throw new StartupError(
      'As contas de demonstração têm senhas públicas: só são criadas neste computador, fora de produção e com APP_URL e DATABASE_URL em localhost.',
    );
  }
  const { db, close } = await openServices(env, createLogger('silent'));
  const now = new Date();
  try {
    await refuseOthers(db);
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
