import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail.ts';

/** Short enough that a try ends before its job is given to somebody else. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends by SMTP, over a few connections that stay open while there is something to send. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({ url, pool: true, maxConnections: 3, ...timeouts }, { from });
  const { host } = new URL(url);
  const domain = from.match(/@([^>\s]+)/)?.[1] ?? host;
  return {
    destination: host,
    async send(mail, idempotencyKey) {
      await transport.sendMail({
        ...mail,
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
