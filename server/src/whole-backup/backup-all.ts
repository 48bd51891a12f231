import { backUp } from './back-up.ts';
import { contentLine, runCommand } from './command.ts';

await runCommand('backup-all', async ({ env, file, say }) => {
  const { manifest, ...done } = await backUp(env, file, say);
  const stays = manifest.bucket
    ? ['Os backups das contas continuam no bucket e não estão neste arquivo.']
    : [];
  const secret = aboutSecret(manifest.secrets.appSecrets.length > 0);
  const key =
    manifest.secrets.backupKeys.length > 0
      ? ['A BACKUP_KEY não está no arquivo: guarde-a à parte.']
      : [];
  return [`Backup completo em ${file}: ${contentLine(done, done.bytes)}`, ...stays, secret, ...key];
});

/** @param isKnown whether there is any here: the server's variables may be missing */
function aboutSecret(isKnown: boolean): string {
  if (process.env.APP_SECRET) return 'O APP_SECRET não está no arquivo: guarde-o à parte.';
  return isKnown
    ? 'O arquivo contém o segredo gerado da instalação: guarde-o como uma senha.'
    : 'Aqui não há APP_SECRET nem segredo gerado: se o servidor tem um APP_SECRET, guarde-o à parte.';
}
