import { join } from 'node:path';
import type { Env } from '../env.ts';
import { StartupError } from '../startup-error.ts';
import { cannotOpen } from './embedded-folder.ts';
import { causes, isDatabaseOutage, isDiskFull } from './outages.ts';

/** What a server means by its code; `names` are the variables that lead to it. */
const refusals: [code: RegExp, says: (names: string) => string][] = [
  [/^28P01$/, (names) => `recusou a senha: confira ${names}`],
  [/^28/, (names) => `recusou o usuário: confira ${names}`],
  [/^3D000$/, (names) => `não tem o banco pedido: crie-o ou confira ${names}`],
  [/^42501$/, (names) => `não dá direitos suficientes ao usuário de ${names}`],
  [/^53100$/, () => 'está com o disco cheio: libere espaço'],
  [/^53300$/, () => 'não tem mais conexões livres'],
];

/**
 * Never with the error's own message or the whole address: both may carry a password.
 *
 * @returns undefined where the fault is no database's
 */
export async function unusableDatabase(
  {
    databaseUrl,
    databaseDirectUrl,
    dataDir,
  }: Pick<Env, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>,
  error: unknown,
): Promise<StartupError | undefined> {
  const codes = [...causes(error)]
    .map(({ code }) => code)
    .filter((code) => typeof code === 'string');
  if (!databaseUrl) {
    const isDamaged = codes.some((code) => /^(57P0|58|XX00[12])/.test(code));
    const isOurs = isDamaged || isDiskFull(error);
    return isOurs ? await cannotOpen(join(dataDir, 'postgres'), deepest(error), []) : undefined;
  }
  const hosts = [databaseUrl, databaseDirectUrl].flatMap((url) => (url ? new URL(url).host : []));
  const names = databaseDirectUrl ? 'DATABASE_URL e DATABASE_DIRECT_URL' : 'DATABASE_URL';
  const refusal = refusals.find(([pattern]) => codes.some((code) => pattern.test(code)));
  if (!refusal && !isDatabaseOutage(error)) return undefined;
  const says = refusal ? refusal[1](names) : 'não responde';
  const reason = codes[0] ? ` (${codes[0]})` : '';
  return new StartupError(`O banco de dados em ${hosts.join(' ou ')} ${says}${reason}.`, {
    cause: error,
  });
}

/** The database's own error, below what its callers made of it. */
const deepest = (error: unknown) => [...causes(error)].at(-1);
