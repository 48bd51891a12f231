import { availableParallelism } from 'node:os';
import * as scrypt from 'better-auth/crypto';

/**
 * How many passwords are hashed at once. One processor stays free for other requests, and one of
 * the four threads that Node has for such work stays free for files.
 */
const lanes = Math.max(1, Math.min(3, availableParallelism() - 1));

const waiting: (() => void)[] = [];
let busy = 0;

/** A memory-hard hash (scrypt) of a password, made off the event loop. */
export const hashPassword = (password: string) => inLane(() => scrypt.hashPassword(password));

/** Whether this is the password of that hash. */
export const verifyPassword = (hash: string, password: string) =>
  inLane(() => scrypt.verifyPassword({ hash, password }));

async function inLane<T>(work: () => Promise<T>): Promise<T> {
  if (busy < lanes) busy += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The next one takes the lane over before anybody else can.
    if (next) next();
    else busy -= 1;
  }
}
