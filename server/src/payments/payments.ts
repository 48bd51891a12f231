import type { PlanType, SubscriptionStatus } from '#core/plans/subscription.ts';
import { OwnError } from '../own-error.ts';

export interface PaymentSettings {
  secretKey: string;
  webhookSecret: string;
  prices: Record<PlanType, string>;
  apiUrl: string;
}

export interface ProviderSubscription {
  subscriptionId: string;
  planType: PlanType;
  status: SubscriptionStatus;
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** The subscription ended because a payment failed, not because somebody wished it. */
  endedUnpaid: boolean;
}

export interface CurrentSubscription extends ProviderSubscription {
  /** The last payment was given back in full within the days of the guarantee. */
  refunded: boolean;
  /** Whether any of its payments was disputed at the payer's bank, and the decision. */
  contested: 'no' | 'open' | 'lost';
}

export interface ListedSubscription extends ProviderSubscription {
  customerId: string;
  /** The customer was made, or marked since, by this installation. */
  isOurs: boolean;
}

/** An event of the provider. The present state is always requested from it. */
export interface ProviderEvent {
  id: string;
  type: string;
  customerId: string | undefined;
  /** The charge of a dispute, which names the payment and not who made it. */
  chargeId: string | undefined;
}

export interface Payer {
  userId: string;
  email: string;
  name: string;
  lostCustomerId?: string | undefined;
}

/**
 * The payment provider, as far as this product needs it.
 *
 * Every call throws UnknownCustomerError when the provider does not know the customer, and
 * PaymentError when it cannot be had or refuses.
 */
export interface PaymentProvider {
  /** The customer of this payer: the same one for any number of calls at once, from any process. */
  createCustomer(payer: Payer): Promise<string>;
  /**
   * A page on which this customer can pay. It is the only one: those opened before end.
   *
   * @throws MissingUrlError
   */
  openCheckout(order: { customerId: string; userId: string; planType: PlanType }): Promise<string>;
  /** A page on which this customer changes the card or the plan, cancels, and sees invoices. */
  openPortal(customerId: string): Promise<string>;
  /** The subscription that counts: one that gives Pro if there is any, else the newest. */
  findSubscription(customerId: string): Promise<CurrentSubscription | undefined>;
  /** Ends it at once, without another charge. Ended already, it stays as it is. */
  endSubscription(subscriptionId: string): Promise<void>;
  /** Lets it end with the period that is paid, without another charge. */
  stopRenewal(subscriptionId: string): Promise<void>;
  /** Sets this customer's address and marks it as ours. A deleted customer keeps none. */
  changeEmail(customerId: string, email: string): Promise<void>;
  /** Ends whatever the customer still has and erases who they are. Gone already, it stays gone. */
  deleteCustomer(customerId: string): Promise<void>;
  /** All that has not ended on the whole account, also what others made there; some at a time. */
  runningSubscriptions(): AsyncIterable<ListedSubscription[]>;
  refundedCustomers(since: Date): Promise<string[]>;
  /** Customers of disputes begun since then that are open or lost. */
  disputedCustomers(since: Date): Promise<string[]>;
  /** Who made this payment; undefined for nobody that the provider knows. */
  customerOfCharge(chargeId: string): Promise<string | undefined>;
  /**
   * What the provider sent, once the signature in its headers over exactly these bytes is proven.
   *
   * @throws InvalidSignatureError altered, signed by somebody else, too old, or unreadable
   */
  readEvent(body: Uint8Array, headers: Headers): Promise<ProviderEvent>;
}

/** The provider refused or failed; the cause has the reason. */
export class PaymentError<Text extends string = string> extends OwnError<Text> {
  override readonly name: string = 'PaymentError';
}

export class UnknownCustomerError<Text extends string = string> extends PaymentError<Text> {
  override readonly name = 'UnknownCustomerError';
}

export class MissingUrlError<Text extends string = string> extends PaymentError<Text> {
  override readonly name = 'MissingUrlError';
}

export class InvalidSignatureError<Text extends string = string> extends PaymentError<Text> {
  override readonly name = 'InvalidSignatureError';
}
