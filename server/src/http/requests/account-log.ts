import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Env } from '../../env.ts';
import { keyedHash } from '../../keys.ts';
import type { AppEnv } from '../app-env.ts';
import { ProblemError } from '../problem-error.ts';
import { shownAddress } from './address.ts';

/**
 * One line more for each call that opens an account or changes something of it, and for each one that
 * a limit refuses: what became of it, about whom, and from where. The log names nobody: `who` is a
 * keyed hash of the email, and of the address the last part is left out.
 */
export const logAccountCalls = ({ keys }: Pick<Env, 'keys'>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const code = c.error instanceof ProblemError ? c.error.code : c.get('refused');
    const route = routePath(c);
    const { method } = c.req;
    const { status } = c.res;
    if (!isAccountCall(method, route, status) && code !== 'too_many_requests') return;
    const who = hashOf(keys.names, c.get('who'));
    const line = { method, route, status, code, who, from: shownAddress(c.var.browser.address) };
    if (code) c.var.log.warn(line, 'refused');
    else c.var.log.info(line, 'account');
  });

/** Nothing happens in a read, except where Google sends a browser back, which is led on. */
const isAccountCall = (method: string, route: string, status: number) =>
  /^\/api\/(auth|me)(\/|$)/.test(route) && (!reads.has(method) || status === 302);

const reads = new Set(['GET', 'HEAD']);

const hashOf = (key: string, email: string | undefined) =>
  email && keyedHash(key, `who:${email.toLowerCase()}`).slice(0, 22);
