import type { Database } from '../../db/database.ts';
import type { EnqueueBilling } from '../../jobs/billing-queue.ts';
import type { EnqueueMail } from '../../jobs/mail-queue.ts';
import type { Logger } from '../../log.ts';
import type { PaymentProvider } from '../../payments/payments.ts';

export interface SubscriptionDeps {
  db: Database;
  log: Logger;
  payments: PaymentProvider;
  enqueueMail: EnqueueMail;
  enqueueBilling: EnqueueBilling;
}
