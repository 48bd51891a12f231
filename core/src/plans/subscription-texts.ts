import { formatDay } from '../dates/time.ts';
import { planPrices } from './plans.ts';
import { guaranteeDays, type PlanType, type SubscriptionStatus } from './subscription.ts';

interface Subscription {
  readonly planType: PlanType;
  readonly status: SubscriptionStatus;
  readonly cancelAtPeriodEnd: boolean;
  /** The end of the paid period, ISO 8601 in UTC. */
  readonly currentPeriodEnd: string;
}

export function subscriptionText(subscription: Subscription): string {
  const { planType, status, cancelAtPeriodEnd, currentPeriodEnd } = subscription;
  const day = formatDay(new Date(currentPeriodEnd));
  switch (status) {
    case 'trialing':
    case 'active':
      return cancelAtPeriodEnd
        ? `Assinatura cancelada: o Pro continua até ${day}.`
        : `Plano ${planType === 'annual' ? 'anual' : 'mensal'}, ${planPrices[planType].display}. Renova em ${day}.`;
    case 'past_due':
      return 'Não conseguimos cobrar a renovação. Seu Pro continua ativo enquanto tentamos de novo: confira a forma de pagamento.';
    case 'incomplete':
    case 'incomplete_expired':
      return 'O pagamento da assinatura não foi concluído.';
    case 'unpaid':
    case 'paused':
    case 'canceled':
      return 'Sua assinatura do plano Pro terminou. Nada do que você criou foi apagado.';
    default:
      return status satisfies never;
  }
}

/**
 * What becomes of a running subscription when its account is deleted.
 *
 * @param currentPeriodEnd ISO 8601 in UTC; undefined when it is not known
 */
export function subscriptionEndText(currentPeriodEnd: string | undefined): string {
  const paid = currentPeriodEnd ? ` até ${formatDay(new Date(currentPeriodEnd))}` : '';
  return `Sua assinatura do plano Pro termina na hora, sem devolução do que já foi pago${paid}. Ainda na garantia de ${guaranteeDays} dias? Peça antes a devolução ao suporte`;
}
