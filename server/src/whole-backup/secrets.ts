import { hash } from 'node:crypto';
import type { Env } from '../env.ts';
import type { Manifest } from './manifest.ts';

type Configured = Pick<Env, 'keys' | 'storage'>;

/** Tells secrets apart, and nothing else of them. */
const fingerprintOf = (secret: string | Uint8Array) =>
  hash('sha256', Buffer.concat([Buffer.from('artesa: fingerprint '), Buffer.from(secret)])).slice(
    0,
    16,
  );

export const fingerprintsOf = ({ keys, storage }: Configured): Manifest['secrets'] => ({
  appSecrets: keys.former.filter(Boolean).map(fingerprintOf),
  backupKeys: (storage.keys ?? []).map(fingerprintOf),
});

/** A generated secret that came with a backup, and the file where it lies now. */
export interface RestoredSecret {
  readonly text: string;
  readonly at: string;
}

/**
 * What has to be set before the server starts, so that all that the backup's secrets sealed opens.
 *
 * @param restored the generated secret, if the backup has one
 * @returns sentences for the operator; none where everything opens as it is
 */
export function secretsToSet(
  { secrets, bucket }: Pick<Manifest, 'secrets' | 'bucket'>,
  env: Configured,
  restored: RestoredSecret | undefined,
  hasBackups: boolean,
): string[] {
  const here = fingerprintsOf(env);
  const sentences: string[] = [];
  const came = restored && fingerprintOf(restored.text);
  const lost = secrets.appSecrets.filter((each) => !here.appSecrets.includes(each));
  if (came && !here.appSecrets.includes(came)) {
    sentences.push(
      `Antes de iniciar o servidor, ponha o conteúdo de ${restored.at} em APP_SECRET_PREVIOUS: sem ele, quem entrou enquanto ele valia sai da conta, e os segundos fatores de então não podem ser conferidos.`,
    );
  }
  if (lost.some((each) => each !== came)) {
    sentences.push(
      'O APP_SECRET de onde o backup foi feito não está nesta configuração. Antes de iniciar o servidor, defina-o em APP_SECRET, ou em APP_SECRET_PREVIOUS se aqui vale outro. Sem ele todos saem da conta, e os códigos de aplicativos autenticadores não podem ser conferidos.',
    );
  }
  const isSealed = hasBackups || bucket;
  if (isSealed && secrets.backupKeys.some((each) => !here.backupKeys.includes(each))) {
    sentences.push(
      'A BACKUP_KEY de onde o backup foi feito não está nesta configuração. Defina-a em BACKUP_KEY, ou em BACKUP_KEY_PREVIOUS se aqui vale outra. Sem ela os backups das contas não podem ser abertos.',
    );
  }
  return sentences;
}
