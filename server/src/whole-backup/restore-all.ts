import { readEnv } from '../env.ts';
import { storedSecret } from '../generated-secret.ts';
import { contentLine, runCommand } from './command.ts';
import { restore } from './restore.ts';
import { secretsToSet } from './secrets.ts';

await runCommand('restore-all', async ({ env, file, say }) => {
  const done = await restore(env, file, say);
  const { manifest, accountBackups, secret } = done;
  const stays = manifest.bucket
    ? ['Os backups das contas estão no bucket de onde o backup foi feito: use aqui o mesmo.']
    : [];
  const moved =
    accountBackups > 0 && env.storage.bucket
      ? [
          `Os ${accountBackups} backups de contas estão em ${env.storage.folder}, e esta configuração os procura no bucket: retire S3_BUCKET_URL para lê-los.`,
        ]
      : [];
  // A secret that came along counts as this configuration's from now on.
  const now = readEnv(process.env, storedSecret);
  return [
    `Restaurado de ${file}: ${contentLine(done)}`,
    ...stays,
    ...moved,
    ...secretsToSet(manifest, now, secret, accountBackups > 0),
    'Agora inicie o servidor.',
  ];
});
