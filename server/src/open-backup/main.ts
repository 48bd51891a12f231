import { gunzipSync } from 'node:zlib';
import { readEnv } from '../env.ts';
import { StartupError } from '../startup-error.ts';
import { folderOf } from '../storage/account-folder.ts';
import { openStorage } from '../storage/open-storage.ts';
import { StorageError, UnreadableError } from '../storage/storage.ts';
import { howToCall, noSuchBackup, notReadable } from './texts.ts';

/** Lists the backups of a user, or writes one as the file that its owner can import. */
try {
  const [userId, id] = process.argv.slice(2);
  if (!userId) throw new StartupError(howToCall);
  const storage = await openStorage(readEnv(process.env).storage);
  const folder = folderOf(userId);
  if (id) {
    const found = await storage.read(`${folder}/${id}`);
    if (!found) throw new StartupError(noSuchBackup);
    process.stdout.write(gunzipSync(found));
  } else {
    for await (const { path, changedAt } of storage.list(folder)) {
      console.log(`${changedAt.toISOString()}  ${path.slice(folder.length + 1)}`);
    }
  }
} catch (error) {
  const isTold = error instanceof StorageError || error instanceof UnreadableError;
  if (!isTold && !(error instanceof StartupError)) throw error;
  console.error(isTold ? notReadable(error.message) : error.message);
  process.exitCode = 1;
}
