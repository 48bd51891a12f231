import type { HttpBindings } from '@hono/node-server';
import type { UserId } from '../db/database.ts';
import type { Logger } from '../log.ts';

/** Who is at the other end, as far as a request shows. */
export interface Browser {
  /** An IP address; empty when there is no connection, as in a call from within. */
  address: string;
  userAgent: string;
}

export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    log: Logger;
    browser: Browser;
    /** The id of the signed-in user. */
    userId?: UserId;
    /** The email of whom a call is about, as far as it is known; the log has its hash. */
    who?: string;
    /** Why, by its code, where the answer to a refused call is a page. */
    refused?: string;
  };
}
