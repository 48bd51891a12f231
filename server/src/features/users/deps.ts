import type { Database } from '../../db/database.ts';
import type { EnqueueBackup } from '../../jobs/backup-queue.ts';
import type { EnqueueBilling } from '../../jobs/billing-queue.ts';
import type { EnqueueMail } from '../../jobs/mail-queue.ts';

/** What the commands around accounts need. */
export interface AccountDeps {
  db: Database;
  secret: string;
  /** Where people reach the product, without a trailing slash. */
  appUrl: string;
  enqueueMail: EnqueueMail;
  enqueueBilling: EnqueueBilling;
  enqueueBackup: EnqueueBackup;
}
