import { type Logger, pino } from 'pino';
import { causes } from './db/outages.ts';

export type { Logger };

/**
 * JSON lines on stderr. An error is logged by its name, code and stack frames, never by its
 * message: drivers put values into messages, and values are somebody's data.
 */
export function createLogger(level: string): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorForLog },
    },
    pino.destination({ dest: 2, sync: false }),
  );
}

function errorForLog(error: unknown) {
  return [...causes(error)].map(({ name, code, stack }) => ({
    name,
    code,
    frames: stack
      ?.match(/^\s+at .+$/gm)
      ?.map((frame) => frame.trim())
      .slice(0, 12),
  }));
}
