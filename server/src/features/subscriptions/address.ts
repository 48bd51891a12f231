import type { SubscriptionDeps } from './deps.ts';
import { findAddress } from './queries.ts';

/**
 * Gives the provider's customer the user's email, for receipts. It reads the email again after each
 * call, so that of two changes at once the later one stays.
 *
 * @throws PaymentError when the provider cannot be had
 */
export async function tellAddress(
  { db, payments }: Pick<SubscriptionDeps, 'db' | 'payments'>,
  userId: string,
): Promise<void> {
  let told: string | undefined;
  for (;;) {
    const found = await findAddress(db.auth, userId);
    if (!found || found.email === told) return;
    await payments.changeEmail(found.customerId, found.email);
    told = found.email;
  }
}
