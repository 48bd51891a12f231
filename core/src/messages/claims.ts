/**
 * What is claimed about the product's effect. Whoever runs the product replaces these by what they
 * can prove; no screen writes them out itself.
 */
export const claims = {
  /** Average increase of profit. */
  profitIncrease: '+40%',
  profitIncreaseRange: '35-50%',
  /** How soon a month of Pro is earned back. */
  payback: '2-3 dias',
} as const;
