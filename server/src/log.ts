import { type DestinationStream, type Logger, pino } from 'pino';
import { causes } from './db/outages.ts';

export type { Logger };

/** Lines are written some at a time, or after so many milliseconds: each write costs as much as a statement. */
const together = { minLength: 4_096, periodicFlush: 100 };

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
    to ?? pino.destination({ dest: 2, sync: false, ...together }),
  );
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
