import type { MailJob } from '../jobs/mail-queue.ts';
import { type ComposeDeps, compose } from './compose.ts';
import type { MailTransport } from './mail.ts';
import { renderMail } from './templates/render-mail.ts';

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
