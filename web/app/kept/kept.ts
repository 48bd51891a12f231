import type { Query } from '@tanstack/react-query';

/** Says of what a query answered whether the device keeps it. */
type Rule<Data> = (data: Data) => boolean;

/**
 * The options of a query whose answer the device keeps for a start without a network: rows and
 * figures of the workshop, never what opens an account. What is stored stays in memory, too.
 * @param rule keeps some answers only
 */
export const onDeviceWhen = <Data>(rule: Rule<Data>) =>
  ({ gcTime: Number.POSITIVE_INFINITY, meta: { onDevice: rule as Rule<never> } }) as const;

/** The options of onDeviceWhen() for whatever a query answered. */
export const onDevice = onDeviceWhen(() => true);

export function isOnDevice({ meta, state }: Pick<Query, 'meta' | 'state'>): boolean {
  const rule = meta?.onDevice as Rule<unknown> | undefined;
  return rule !== undefined && state.data !== undefined && rule(state.data);
}
