import type { SupportMessage } from '#core/support/support-schemas.ts';
import type { Database } from '../../db/database.ts';
import type { EnqueueMail, ToSupport } from '../../jobs/mail-queue.ts';

export interface SupportDeps {
  db: Database;
  supportEmail: string;
  enqueueMail: EnqueueMail;
}

/** Queues a message to the support. A message that a program filled in goes nowhere. */
export async function sendSupportMessage(
  { db, enqueueMail }: SupportDeps,
  { name, email, subject, message, site }: SupportMessage,
  account: ToSupport['account'],
): Promise<void> {
  if (site) return;
  const job = { template: 'support', from: { name, email }, subject, message, account } as const;
  await db.asAuth((tx) => enqueueMail(tx, job));
}
