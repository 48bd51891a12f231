import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { waitFor } from './wait-for.ts';

/** One try of a client to hand an email over, as far as the server understood it. */
export interface ReceivedMail extends ReadMail {
  to: string[];
}

export const idempotencyKey = (mail: ReceivedMail | undefined) =>
  mail?.headers.get('idempotency-key');

/** What the server does with an email it has read: takes it, answers a code, or hangs up. */
export type Verdict = 'accept' | 'hang up' | number | Promise<'accept'>;

/** A real SMTP server on this machine. `verdictOn` is asked for each email, by how many came before. */
export async function openSmtpInbox(
  verdictOn: (before: number, mail: ReceivedMail) => Verdict = () => 'accept',
  port = 0,
) {
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
    /** Every try, in order, whatever became of it. */
    tries,
    accepted,
    /** Resolves with the accepted emails once there are this many. */
    receive: (count: number) =>
      waitFor(`${count} emails`, async () => accepted.length >= count && accepted),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function hangUp(server: SMTPServer): void {
  for (const connection of server.connections) connection._socket.destroy();
}

interface ReadMail {
  /** By lower-case name, decoded. */
  headers: Map<string, string>;
  /** Of the two forms of its text: plain and HTML. */
  text: string;
  html: string;
  /** The address that the email asks to open. */
  link: URL;
}

/** Reads an email of two forms as it comes over the wire, as far as ours need it. */
function readMail(raw: string): ReadMail {
  const whole = readPart(raw);
  const boundary = whole.headers.get('content-type')?.match(/boundary="([^"]+)"/)?.[1];
  const parts = whole.body.split(`--${boundary}`).map((part) => readPart(part.trimStart()));
  const bodyOf = (type: string) =>
    decodeBody(parts.find(({ headers }) => headers.get('content-type')?.startsWith(type)));
  const text = bodyOf('text/plain');
  const link = new URL(text.match(/https?:\/\/[^\s"<>]+/)?.[0] ?? 'about:blank');
  return { headers: whole.headers, text, html: bodyOf('text/html'), link };
}

interface Part {
  headers: Map<string, string>;
  body: string;
}

function readPart(source: string): Part {
  const end = source.indexOf('\r\n\r\n');
  const head = source.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ');
  const headers = new Map(
    head.split('\r\n').map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
  return { headers, body: source.slice(end + 4) };
}

/** RFC 2045: quoted-printable or base64, of UTF-8. */
function decodeBody(part: Part | undefined): string {
  if (!part) return '';
  const encoding = part.headers.get('content-transfer-encoding');
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString();
  if (encoding !== 'quoted-printable') return part.body;
  return decodeQuoted(part.body.replaceAll('=\r\n', ''));
}

/** RFC 2047: `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`. */
const decodeWords = (value: string) =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_word, encoding: string, body: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(body, 'base64').toString()
        : decodeQuoted(body.replaceAll('_', ' ')),
    );

const decodeQuoted = (value: string) =>
  Buffer.from(
    value.replaceAll(/=([0-9A-F]{2})/g, (_hex, byte: string) =>
      String.fromCharCode(Number.parseInt(byte, 16)),
    ),
    'latin1',
  ).toString();

export type SmtpInbox = Awaited<ReturnType<typeof openSmtpInbox>>;
