import type { MailJob } from '../../jobs/mail-queue.ts';
import type { MailTransport } from '../../mail/mail.ts';
import { renderMail } from '../../mail/templates/render-mail.ts';
import { type ComposeDeps, compose } from './compose.ts';

export interface DeliverDeps extends ComposeDeps {
  transport: MailTransport;
}

/** Writes and sends one queued email. Nothing is sent for an account that is gone meanwhile. */
export async function deliverMail(deps: DeliverDeps, jobId: string, job: MailJob): Promise<void> {
  const letter = await compose(deps, job);
  if (!letter) return;
  const { content, ...addresses } = letter;
  await deps.transport.send({ ...addresses, ...(await renderMail(content)) }, jobId);
}
