import type { ChannelInput } from '#core/channels/channel-schemas.ts';

/** A channel with something in every field. */
export const fairInput = {
  name: 'Feira da praça',
  bands: [
    { from: 0, percent: 10, fixed: 2 },
    { from: 80, percent: 8.5, fixed: 4.5 },
  ],
  min: 1,
  cap: 50,
  paymentPercent: 3.99,
  paymentFixed: 0.4,
  taxPercent: 6,
  sellerCost: 1.5,
  feeTable: 'feira',
  paysAfterDays: 14,
  checkedOn: '2026-11-25',
} as const satisfies ChannelInput;
