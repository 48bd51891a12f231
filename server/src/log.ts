import type { Writable } from 'node:stream';
import { type DestinationStream, type Logger, pino } from 'pino';
import { causes } from './db/outages.ts';
import { OwnError } from './own-error.ts';

export type { Logger };

/** Lines are written some at a time, or after so many milliseconds: each write costs as much as a statement. */
const together = { minLength: 4_096, periodicFlush: 100 };

/**
 * JSON lines on stderr by default. An error is logged by its name, code and stack frames; by its message
 * only if it is ours: drivers put values into messages, and values are somebody's data.
 */
export function createLogger(level: string, to?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorForLog },
    },
    to ?? standardError(),
  );
}

/**
 * Where the disk that it leads to is full, lines are lost, and the process goes on. At its end the
 * destination would try to write the rest until there is room.
 */
function standardError(): DestinationStream {
  const destination = pino.destination({
    dest: 2,
    sync: false,
    maxLength: 1024 * 1024,
    ...together,
  });
  const flush = destination.flushSync.bind(destination);
  destination.on('error', () => {
    destination.flushSync = () => {};
  });
  destination.on('drain', () => {
    destination.flushSync = flush;
  });
  return destination;
}

interface LogSettings {
  readonly logLevel: string;
  readonly logFormat: 'json' | 'text' | undefined;
  readonly production: boolean;
}

/** The logger of a process: text for people at a terminal, unless LOG_FORMAT says otherwise. */
export async function openLogger(
  { logLevel, logFormat, production }: LogSettings,
  isTerminal: boolean,
  to?: Writable,
): Promise<Logger> {
  const format = logFormat ?? (isTerminal && !production ? 'text' : 'json');
  if (format === 'json') return createLogger(logLevel, to);
  const { default: pretty } = await import('pino-pretty');
  const text = pretty({
    destination: to ?? 2,
    sync: true,
    colorize: isTerminal,
    translateTime: 'SYS:HH:MM:ss.l',
    ignore: 'pid',
    singleLine: true,
  });
  return createLogger(logLevel, text);
}

/**
 * What libraries have in their errors: that of the payment provider, which finds a call again by its id, and that
 * of emails, the mail server's number.
 */
const libraryKeys = ['type', 'statusCode', 'requestId', 'responseCode'];

const isWord = (value: unknown) => /^\w+$/.test(String(value));

/** An error as it is logged: what the log may have of each error in its chain. */
export function errorForLog(error: unknown) {
  return [...causes(error)].map((each) => {
    const { name, code, message, stack = '' } = each;
    const words = Object.entries(each).filter(
      ([key, value]) => libraryKeys.includes(key) && value !== undefined && isWord(value),
    );
    return {
      name,
      code,
      ...(each instanceof OwnError && { message }),
      ...Object.fromEntries(words),
      // The stack begins with the message, and a message may hold a line that looks like a frame.
      frames: stack
        .replace(message, () => '')
        .match(/^ {4}at .+$/gm)
        ?.map((frame) => frame.trim())
        .slice(0, 12),
    };
  });
}
