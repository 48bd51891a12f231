import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import type { EnqueueBackup } from '../../jobs/backup-queue.ts';
import type { EnqueueBilling } from '../../jobs/billing-queue.ts';
import type { EnqueueMail } from '../../jobs/mail-queue.ts';

export interface AccountDeps extends Pick<Env, 'appUrl' | 'keys'> {
  db: Database;
  enqueueMail: EnqueueMail;
  enqueueBilling: EnqueueBilling;
  enqueueBackup: EnqueueBackup;
}
