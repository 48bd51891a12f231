import type { Query } from '@tanstack/react-query';

/** Says of what a query answered whether the device keeps it. */
type Rule<Data> = (data: Data) => boolean;

/**
 * The options of a query whose answer the device keeps for a start without a network: rows and
 * figures of the workshop, never what opens an account. What is kept stays in memory, too.
 * @param rule keeps some answers only
 */
export const keptWhen = <Data>(rule: Rule<Data>) =>
  ({ gcTime: Number.POSITIVE_INFINITY, meta: { kept: rule as Rule<never> } }) as const;

/** keptWhen() for whatever it answered. */
export const kept = keptWhen(() => true);

export function isKept({ meta, state }: Pick<Query, 'meta' | 'state'>): boolean {
  const rule = meta?.kept as Rule<unknown> | undefined;
  return rule !== undefined && state.data !== undefined && rule(state.data);
}
