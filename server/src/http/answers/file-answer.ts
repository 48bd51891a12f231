import { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';

/** The day of a time, which begins and ends as it does where the product is used. */
export const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });

const encoder = new TextEncoder();

/** What is in a file, and what it is called: 'artesa', or 'artesa-produtos'. */
interface Kind {
  readonly type: string;
  readonly name: string;
  readonly extension: string;
}

const workshopFile: Kind = {
  type: 'application/json; charset=utf-8',
  name: 'artesa',
  extension: 'json',
};

/**
 * Answers a file, by default that of a workshop, for saving under a name with its day. It is sent as it
 * is made: no faster than it is taken. An error in the middle breaks the connection, so that nobody
 * saves half of it.
 */
export function answerFile<E extends AppEnv>(
  c: Context<E>,
  pieces: AsyncIterable<string | Uint8Array> | Iterable<Uint8Array>,
  madeAt: Date,
  { type, name, extension }: Kind = workshopFile,
): Response {
  c.header('content-type', type);
  c.header(
    'content-disposition',
    `attachment; filename="${name}-${dayOf.format(madeAt)}.${extension}"`,
  );
  const { log } = c.var;
  const logged = async function* () {
    try {
      for await (const piece of pieces) {
        yield typeof piece === 'string' ? encoder.encode(piece) : piece;
      }
    } catch (err) {
      log.error({ err }, 'a file ended in the middle');
      throw err;
    }
  };
  const sent = Readable.from(logged(), { objectMode: false });
  return c.body(Readable.toWeb(sent) as ReadableStream<Uint8Array>);
}
