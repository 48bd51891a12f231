import { useNavigate } from 'react-router';
import { toasts } from '#core/messages/toasts.ts';
import { freeLimitWarningAt } from '#core/plans/plans.ts';
import { hasCode, messageOf } from '../../../api/api-error.ts';
import { toast } from '../../../ui/toast.tsx';
import { useUser } from '../../session/user-context.ts';
import { countProducts } from '../stored/count-products.ts';

/** Whether the plan is why a product was refused. */
export function isLimitError(error: unknown): boolean {
  return hasCode(error, 'product_limit_reached') || hasCode(error, 'material_limit_reached');
}

/** What is said and done about the limits of the free plan. */
export function useLimitNotices() {
  const navigate = useNavigate();
  const { plan } = useUser();
  return {
    /** After one more product: warns a free user who has room for one only. */
    async warnWhenNear(): Promise<void> {
      if (plan !== 'free') return;
      if ((await countProducts()) === freeLimitWarningAt) toast.warning(toasts.nearProductLimit);
    },
    /** Says that the limit is reached and leads to where more is sold. */
    refuse(error: unknown): void {
      toast.error(messageOf(error));
      void navigate('/upgrade');
    },
  };
}
