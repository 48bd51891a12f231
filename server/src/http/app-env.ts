import type { Logger } from '../log.ts';

/** What every request carries through the application. */
export interface AppEnv {
  Variables: { requestId: string; log: Logger };
}
