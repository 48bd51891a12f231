import { v5 as uuidv5 } from 'uuid';
import type { UserId } from '../../db/database.ts';
import { dayOf } from '../../http/answers/file-answer.ts';
import type { BackupJob, EnqueueBackup } from '../../jobs/backup-queue.ts';
import type { EnqueueMail } from '../../jobs/mail-queue.ts';
import { isPro } from '../subscriptions/queries.ts';
import { pagesOf, pageUpTo } from '../workshop/workshop-rows.ts';
import { UnsoundBackupError } from './backup-file.ts';
import { type BackupDeps, makeBackup, noteFailure, tidyBackups } from './commands.ts';
import { findBackup, findBackupAccounts, findLastBackup, hasChangedSince } from './queries.ts';

type WorkDeps = BackupDeps & { enqueueBackup: EnqueueBackup; enqueueMail: EnqueueMail };

/** Does one queued job. Done twice, it does no more than once. */
export async function workBackup(deps: WorkDeps, job: BackupJob): Promise<void> {
  switch (job.task) {
    case 'daily':
      return await queueAccounts(deps);
    case 'account':
      return await keepAccount(deps, job.userId as UserId, job.day);
    case 'erase':
      return await eraseFiles(deps, job.folder);
    default:
      return job satisfies never;
  }
}

const pageSize = 500;

async function queueAccounts({ db, enqueueBackup }: WorkDeps): Promise<void> {
  const day = dayOf.format(new Date());
  const pages = pagesOf<string, string>(async (after = '00000000-0000-0000-0000-000000000000') =>
    pageUpTo(await findBackupAccounts(db.auth, after, pageSize), pageSize),
  );
  for await (const page of pages) {
    for (const userId of page) await enqueueBackup({ task: 'account', userId, day });
  }
}

/**
 * Makes the account's backup of that day, unless nothing changed since the last one, and removes old
 * ones. The backup's id follows from account and day, so that there is one, whoever makes it.
 */
async function keepAccount(deps: WorkDeps, userId: UserId, day: string): Promise<void> {
  const id = uuidv5(day, userId);
  const isDue = await deps.db.asUser(userId, async (tx) => {
    if (!(await isPro(tx, userId)) || (await findBackup(tx, userId, id))) return false;
    const last = await findLastBackup(tx, userId);
    return last === undefined || (await hasChangedSince(tx, userId, last));
  });
  try {
    if (isDue) await makeBackup(deps, userId, 'daily', id);
  } catch (error) {
    if (error instanceof UnsoundBackupError) await noteFailure(deps, userId);
    throw error;
  }
  await tidyBackups(deps, userId);
}

async function eraseFiles({ storage }: BackupDeps, folder: string): Promise<void> {
  for await (const { path } of storage.list(folder)) await storage.remove(path);
}
