import type { Database } from '../db/database.ts';
import { findUserById } from '../features/auth/queries.ts';
import { tokenFromSeed } from '../features/auth/tokens.ts';
import type { MailJob } from '../jobs/mail-queue.ts';
import type { Mail, MailTransport } from './mail.ts';
import { confirmEmailMail } from './templates/confirm-email.ts';

export interface DeliverDeps {
  db: Database;
  transport: MailTransport;
  appUrl: string;
  secret: string;
}

/** Writes and sends one queued email. Nothing is sent for an account that is gone meanwhile. */
export async function deliverMail(deps: DeliverDeps, jobId: string, job: MailJob): Promise<void> {
  const mail = await composeMail(deps, job);
  if (mail) await deps.transport.send(mail, jobId);
}

async function composeMail(deps: DeliverDeps, job: MailJob): Promise<Mail | undefined> {
  const user = await findUserById(deps.db.auth, job.userId);
  if (!user) return undefined;
  const token = tokenFromSeed(deps.secret, job.template, job.seed);
  const link = `${deps.appUrl}/auth/confirm?token=${token}`;
  return await confirmEmailMail(user.email, user.name, link);
}
