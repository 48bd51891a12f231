import { idempotencyKey, openSmtpInbox } from '#server/testing/smtp-inbox.ts';

/** What has come so far. */
export interface Arrived {
  mails: number;
  /** By their keys: the same email twice is one. */
  different: number;
}

/*
 * A mail server in a process of its own: it tells its address, and then what has come whenever it
 * is asked.
 */

const { url, accepted, close } = await openSmtpInbox();
process.on('message', () => {
  const different = new Set(accepted.map(idempotencyKey)).size;
  process.send?.({ mails: accepted.length, different } satisfies Arrived);
});
process.once('disconnect', close);
process.send?.(url);
