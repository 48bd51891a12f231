/** The acts on a subscription, by the payer or by whoever plays the provider. */
export const actNames = [
  'trial',
  'switch',
  'cancel',
  'resume',
  'fail-renewal',
  'retry-payment',
  'give-up',
  'end-period',
  'refund',
  'dispute',
  'win-dispute',
  'lose-dispute',
] as const;

export type ActName = (typeof actNames)[number];
