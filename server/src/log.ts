import { type DestinationStream, type Logger, pino } from 'pino';
import { causes } from './db/outages.ts';

export type { Logger };

/**
 * JSON lines on stderr by default. An error is logged by its name, code and stack frames, never by its
 * message: drivers put values into messages, and values are somebody's data.
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
  const destination = pino.destination({ dest: 2, sync: false, maxLength: 1024 * 1024 });
  const flush = destination.flushSync.bind(destination);
  destination.on('error', () => {
    destination.flushSync = () => {};
  });
  destination.on('drain', () => {
    destination.flushSync = flush;
  });
  return destination;
}

/** An error as it is logged: the name, code and stack frames of each error in its chain. */
export function errorForLog(error: unknown) {
  return [...causes(error)].map(({ name, code, message, stack = '' }) => ({
    name,
    code,
    // The stack begins with the message, and a message may hold a line that looks like a frame.
    frames: stack
      .replace(message, () => '')
      .match(/^ {4}at .+$/gm)
      ?.map((frame) => frame.trim())
      .slice(0, 12),
  }));
}
