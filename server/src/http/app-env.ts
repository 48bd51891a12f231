import type { HttpBindings } from '@hono/node-server';
import type { Logger } from '../log.ts';

/** Who is at the other end, as far as a request tells. */
export interface Browser {
  /** An IP address; empty when there is no connection, as in a call from within. */
  address: string;
  userAgent: string;
}

/** What every request carries through the application. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; log: Logger; browser: Browser };
}
