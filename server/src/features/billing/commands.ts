import { setTimeout as pause } from 'node:timers/promises';
import type { ProblemCode } from '#core/errors/problem-texts.ts';
import { isPaid } from '#core/plans/plans.ts';
import type { PlanType } from '#core/plans/subscription.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { Logger } from '../../log.ts';
import {
  InvalidSignatureError,
  MissingUrlError,
  PaymentError,
  UnknownCustomerError,
} from '../../payments/payments.ts';
import { askAbout, forgetCustomer, storeCustomer } from '../subscriptions/commands.ts';
import { followSubscription } from '../subscriptions/follow.ts';
import { findCustomer, findSubscription, findUserOf, isPro } from '../subscriptions/queries.ts';
import type { SubscriptionDeps } from '../subscriptions/subscription-deps.ts';
import type { UserRow } from '../users/queries.ts';

/** Somebody waits at a button. Five seconds are promised, the network included. */
const withinMs = 4_000;

/**
 * Does what needs the payment provider, or gives up in time. After giving up it finishes its step
 * and begins no other.
 *
 * @param work calls `goOn` before each step; `goOn` throws once time is up
 * @throws ProblemError 502 with this code, or checkout_url_missing
 */
async function inTime<T>(log: Logger, code: ProblemCode, work: (goOn: () => void) => Promise<T>) {
  const expired = new AbortController();
  const done = new AbortController();
  const timeout = pause(withinMs, undefined, { signal: done.signal }).then(() => {
    expired.abort(new PaymentError('the payment provider takes too long'));
    throw expired.signal.reason;
  });
  timeout.catch(() => {});
  try {
    return await Promise.race([work(() => expired.signal.throwIfAborted()), timeout]);
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    log.warn({ err: error }, 'payment provider');
    throw new ProblemError(502, error instanceof MissingUrlError ? 'checkout_url_missing' : code);
  } finally {
    done.abort();
  }
}

/**
 * Opens the provider's page on which the user can pay. A known customer's subscription is requested
 * first, so that nobody pays twice.
 *
 * @returns its address
 * @throws ProblemError 409 already_pro, 502 checkout_failed or checkout_url_missing
 */
export async function startCheckout(deps: SubscriptionDeps, user: UserRow, planType: PlanType) {
  if (isPaid(user.plan)) throw new ProblemError(409, 'already_pro');
  const { db, payments } = deps;
  const userId = user.id;
  return await inTime(deps.log, 'checkout_failed', async (goOn) => {
    const customerFor = async (lostCustomerId?: string) => {
      const { email, name } = user;
      const made = await payments.createCustomer({ userId, email, name, lostCustomerId });
      goOn();
      return await storeCustomer(db, userId, made);
    };
    const open = (customerId: string) => {
      goOn();
      return payments.openCheckout({ customerId, userId, planType });
    };

    const known = await findCustomer(db.auth, userId);
    if (!known) return await open(await customerFor());
    await followSubscription(deps, userId);
    if (await isPro(db.auth, userId)) throw new ProblemError(409, 'already_pro');
    try {
      return await open(known);
    } catch (error) {
      if (!(error instanceof UnknownCustomerError)) throw error;
      await forgetCustomer(db, userId, known);
      return await open(await customerFor(known));
    }
  });
}

/**
 * Asks the provider for the user's subscription, as a webhook would have it asked, for those who
 * come back from paying.
 *
 * @throws ProblemError 502 payment_check_failed
 */
export async function confirmPayment(deps: SubscriptionDeps, userId: string): Promise<void> {
  await inTime(deps.log, 'payment_check_failed', () => followSubscription(deps, userId));
}

/**
 * @returns the address of the provider's page on which the user manages the subscription
 * @throws ProblemError 404 no_subscription, 502 portal_failed
 */
export async function openPortal(deps: SubscriptionDeps, userId: string): Promise<string> {
  const { db, payments } = deps;
  const customerId = await findCustomer(db.auth, userId);
  if (!customerId || !(await findSubscription(db.auth, userId))) {
    throw new ProblemError(404, 'no_subscription');
  }
  return await inTime(deps.log, 'portal_failed', () => payments.openPortal(customerId));
}

/**
 * Takes an event of the provider and queues the question about its customer; of a dispute the job
 * also finds out whose it is. An event about nobody of ours is logged.
 *
 * @throws ProblemError 400 webhook_refused, unless the provider signed exactly this not long ago
 */
export async function receiveEvent(deps: SubscriptionDeps, body: Uint8Array, headers: Headers) {
  const { id, type, customerId, chargeId } = await readEvent(deps, body, headers);
  if (chargeId) return await deps.enqueueBilling(deps.db.auth, { task: 'dispute', chargeId });
  const userId = customerId && (await findUserOf(deps.db.auth, customerId));
  if (userId) await askAbout(deps, [userId]);
  else deps.log.info({ event: id, type }, 'webhook about an unknown customer');
}

async function readEvent({ payments, log }: SubscriptionDeps, body: Uint8Array, headers: Headers) {
  try {
    return await payments.readEvent(body, headers);
  } catch (error) {
    if (!(error instanceof InvalidSignatureError)) throw error;
    log.warn({ err: error }, 'webhook refused');
    throw new ProblemError(400, 'webhook_refused');
  }
}
