import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { commandLine } from '../command-line.ts';
import { type Env, readEnv } from '../env.ts';
import { findUserByEmail } from '../features/users/queries.ts';
import { storedSecret } from '../generated-secret.ts';
import { openExisting } from '../services.ts';
import { StartupError } from '../startup-error.ts';
import { folderOf } from '../storage/account-folder.ts';
import { openStorage } from '../storage/open-storage.ts';
import { isPath, StorageError, UnreadableError } from '../storage/storage.ts';

const howToCall = `Diga de quem: ${commandLine('backup', 'USUÁRIO', '[BACKUP]')}`;
const noSuchBackup = 'Este backup não existe.';
const nobody = (email: string) => `Não há conta com o email ${email}.`;
const noBackups = 'Desta conta não há backups.';

/** @param reason as the log has it */
const notReadable = (reason: string) => `O backup não pôde ser lido: ${reason}.`;

/** The most bytes that the row of a backup can say: here is no row to ask. */
const most = 2 ** 31 - 1;

/** Lists the backups of a user, who is named by id or email, or writes one as the file that its owner can import. */
try {
  const [whose, id] = process.argv.slice(2);
  if (!whose) throw new StartupError(howToCall);
  const env = readEnv(process.env, storedSecret);
  const userId = whose.includes('@') ? await idOf(whose, env) : whose;
  const storage = await openStorage(env.storage);
  const folder = folderOf(userId);
  if (id) {
    const path = `${folder}/${id}`;
    const found = isPath(path) ? await storage.read(path, most) : undefined;
    if (!found) throw new StartupError(noSuchBackup);
    // Once for nothing: of a damaged one nothing is written. Neither pass holds more than a piece of it.
    await unpack(found, new Writable({ write: (_piece, _encoding, done) => done() }));
    await unpack(found, process.stdout);
  } else {
    let found = false;
    for await (const { path, changedAt } of storage.list(folder)) {
      found = true;
      console.log(`${changedAt.toISOString()}  ${path.slice(folder.length + 1)}`);
    }
    if (!found) throw new StartupError(noBackups);
  }
} catch (error) {
  const isAnswered = error instanceof StorageError || error instanceof UnreadableError;
  if (!isAnswered && !(error instanceof StartupError)) throw error;
  console.error(isAnswered ? notReadable(error.message) : error.message);
  process.exitCode = 1;
}

/** @throws StartupError when nobody has it, or the embedded database's server runs */
async function idOf(email: string, env: Env): Promise<string> {
  const { db, close } = await openExisting(env);
  try {
    const user = await findUserByEmail(db.auth, email);
    if (!user) throw new StartupError(nobody(email));
    return user.id;
  } finally {
    await close();
  }
}

/** @throws UnreadableError when it is damaged */
async function unpack(packed: Uint8Array, to: NodeJS.WritableStream): Promise<void> {
  try {
    await pipeline(Readable.from([packed]), createGunzip(), to, { end: false });
  } catch (cause) {
    const isDamaged = String((cause as NodeJS.ErrnoException).code).startsWith('Z_');
    throw isDamaged ? new UnreadableError('it is damaged', { cause }) : cause;
  }
}
