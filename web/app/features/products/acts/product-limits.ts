import type { QueryClient } from '@tanstack/react-query';
import { freeLimitWarningAt } from '#core/plans/plans.ts';
import { toasts } from '#core/text/toasts.ts';
import type { Stage } from '../../../acts/act.ts';
import { hasCode } from '../../../api/api-error.ts';
import { sessionQuery } from '../../session/session-query.ts';
import { countProducts } from '../stored/count-products.ts';

export function isLimitError(error: unknown): boolean {
  return hasCode(error, 'product_limit_reached') || hasCode(error, 'material_limit_reached');
}

/** After one more product: warns a free user who has room for one only. */
export async function warnWhenNear({ client, toast }: Stage): Promise<void> {
  if (planOf(client) !== 'free') return;
  if ((await countProducts()) === freeLimitWarningAt) toast.warning(toasts.nearProductLimit);
}

const planOf = (client: QueryClient) => client.getQueryData(sessionQuery.queryKey)?.user?.plan;
