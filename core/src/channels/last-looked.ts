import type { FeeTable } from './fee-tables.ts';

/** The days after which the fees of a channel are to be looked at again. */
const daysUntilLook = 30;

const day = 24 * 60 * 60 * 1000;

interface Looked {
  /** The day on which the person last looked, 'YYYY-MM-DD'. */
  readonly checkedOn: string | null;
  /** The time of creation in ISO 8601. */
  readonly createdAt: string;
}

/**
 * Whether the person should look at a channel's fees: nobody did for 30 days, or they come from a
 * table that is not sure and nobody ever did.
 *
 * @param now in ms
 */
export function wantsLook(
  { checkedOn, createdAt }: Looked,
  table: Pick<FeeTable, 'confidence'> | undefined,
  now: number = Date.now(),
): boolean {
  if (checkedOn === null && table?.confidence === 'low') return true;
  return now - Date.parse(checkedOn ?? createdAt) >= daysUntilLook * day;
}
