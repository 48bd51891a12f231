import type { Context, Env } from 'hono';
import { createMiddleware } from 'hono/factory';
import { descriptionHeader, descriptionNumber } from '#core/kinds/description.ts';
import { ProblemError } from '../problem-error.ts';

type Loses<Row> = (body: unknown, stored: Row) => boolean;

export const descriptionParameter = {
  name: descriptionHeader,
  in: 'header' as const,
  description: `\`${descriptionNumber}\` says that the caller knows every field of this document. Without it, a body that leaves out what the row has is refused with 412: a client that is too old would take it away unseen`,
  schema: { type: 'string' as const, pattern: '^[0-9]{1,9}$' },
};

/** A body from a client that is too old for what the row has: nothing is written. */
export const clientOutdated = () => new ProblemError(412, 'client_outdated');

/** What this call would take away of a row: nothing with all fields known (docs/decisions/0206). */
export async function lossOf<Row>(
  c: Context,
  loses: Loses<Row>,
): Promise<(stored: Row) => boolean> {
  if (knowsAll(c)) return () => false;
  const body: unknown = await c.req.json().catch(() => null);
  return (stored) => loses(body, stored);
}

/**
 * Refuses such a body before its fields are looked at. They may not fit because of what the client
 * does not know: then it is to reload, and words about fields would not help.
 *
 * @param find the row that is to be replaced
 */
export const refuseOutdated = <E extends Env, Row>(
  find: (c: Context<E>) => Promise<Row | undefined>,
  loses: Loses<Row>,
) =>
  createMiddleware<E>(async (c, next) => {
    const stored = knowsAll(c) ? undefined : await find(c);
    if (stored && (await lossOf(c, loses))(stored)) throw clientOutdated();
    await next();
  });

const knowsAll = (c: Context) => Number(c.req.header(descriptionHeader) ?? 0) >= descriptionNumber;
