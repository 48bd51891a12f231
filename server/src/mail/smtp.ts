import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail.ts';

/**
 * A few connections that stay open while there is something to send. Five emails every 150 ms leave most of
 * the event loop to whoever uses the product meanwhile.
 */
const pool = { pool: true, maxConnections: 5, rateLimit: 5, rateDelta: 150 } as const;
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Less than a job has before it is given to somebody else, with time left to write the email. */
const tryMs = 40_000;

/**
 * Sends by SMTP.
 *
 * @param withinMs how long one try may take, its wait for a connection included
 */
export function smtpTransport(url: string, from: string, withinMs = tryMs): MailTransport {
  const transport = createTransport({ url, ...pool, ...timeouts }, { from });
  const { host } = new URL(url);
  const domain = from.match(/@([^>\s]+)/)?.[1] ?? host;
  return {
    destination: host,
    async send(mail, idempotencyKey) {
      await transport.sendMail({
        ...mail,
        signal: AbortSignal.timeout(withinMs),
        messageId: `<${idempotencyKey}@${domain}>`,
        headers: {
          'Idempotency-Key': idempotencyKey,
          // What a person wrote is not automatic, and a help desk would put it aside as such.
          ...(mail.replyTo ? {} : { 'Auto-Submitted': 'auto-generated' }),
        },
      });
    },
    close: () => transport.close(),
  };
}
