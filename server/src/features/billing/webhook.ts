import { ProblemError } from '../../http/problem.ts';
import { InvalidSignatureError, type ProviderEvent } from '../../payments/payments.ts';
import { askAbout } from '../subscriptions/commands.ts';
import type { SubscriptionDeps } from '../subscriptions/deps.ts';
import { findUserOf } from '../subscriptions/queries.ts';

/**
 * Takes an event of the provider. It only says whom to ask about, and a job then asks; of a dispute
 * the job also finds out whose it is. An event about nobody of ours leaves a line in the log.
 *
 * @throws ProblemError 400 webhook_refused, unless the provider signed exactly this not long ago
 */
export async function receiveEvent(
  deps: SubscriptionDeps,
  body: Uint8Array,
  headers: Headers,
): Promise<void> {
  const { id, type, customerId, chargeId } = await readEvent(deps, body, headers);
  if (chargeId) return await deps.enqueueBilling(deps.db.auth, { task: 'dispute', chargeId });
  const userId = customerId && (await findUserOf(deps.db.auth, customerId));
  if (userId) await askAbout(deps, [userId]);
  else deps.log.info({ event: id, type }, 'webhook about an unknown customer');
}

async function readEvent(
  { payments, log }: SubscriptionDeps,
  body: Uint8Array,
  headers: Headers,
): Promise<ProviderEvent> {
  try {
    return await payments.readEvent(body, headers);
  } catch (error) {
    if (!(error instanceof InvalidSignatureError)) throw error;
    log.warn({ err: error }, 'webhook refused');
    throw new ProblemError(400, 'webhook_refused');
  }
}
