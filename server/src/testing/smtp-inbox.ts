import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { type ReadMail, readMail } from './read-mail.ts';
import { waitFor } from './wait-for.ts';

/** One try of a client to hand an email over, as far as the server understood it. */
export interface ReceivedMail extends ReadMail {
  to: string[];
}

export const idempotencyKey = (mail: ReceivedMail | undefined) =>
  mail?.headers.get('idempotency-key');

/** What the server does with an email it has read: takes it, answers a code, or hangs up. */
export type Verdict = 'accept' | 'hang up' | number | Promise<'accept'>;

export interface SmtpInbox {
  url: string;
  /** Every try, in order, whatever became of it. */
  tries: ReceivedMail[];
  accepted: ReceivedMail[];
  /** Resolves with the accepted emails once there are this many. */
  receive(count: number): Promise<ReceivedMail[]>;
  close(): Promise<void>;
}

/** A real SMTP server on this machine. `verdictOn` is asked for each email, by how many came before. */
export async function openSmtpInbox(
  verdictOn: (before: number, mail: ReceivedMail) => Verdict = () => 'accept',
  port = 0,
): Promise<SmtpInbox> {
  const tries: ReceivedMail[] = [];
  const accepted: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData: (stream, session, callback) => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const decide = async () => {
        const mail = { to, ...readMail(await text(stream)) };
        tries.push(mail);
        const verdict = await verdictOn(tries.length - 1, mail);
        if (verdict === 'hang up') return hangUp(server);
        if (typeof verdict === 'number') {
          return callback(Object.assign(new Error('not now'), { responseCode: verdict }));
        }
        accepted.push(mail);
        callback();
      };
      decide().catch(callback);
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: actual } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${actual}`,
    tries,
    accepted,
    receive: (count) =>
      waitFor(`${count} emails`, async () => accepted.length >= count && accepted),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function hangUp(server: SMTPServer): void {
  for (const connection of server.connections) connection._socket.destroy();
}
