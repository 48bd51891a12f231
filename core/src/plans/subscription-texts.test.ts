import { describe, expect, it, test } from 'vitest';
import { subscriptionStatuses } from './subscription.ts';
import { subscriptionEndText, subscriptionText } from './subscription-texts.ts';

describe('subscriptionText', () => {
  const monthly = {
    planType: 'monthly',
    status: 'active',
    // Still the 12th in São Paulo.
    currentPeriodEnd: '2025-07-13T02:00:00.000Z',
    cancelAtPeriodEnd: false,
  } as const;

  it.each([
    [{}, 'Plano mensal, R$ 6,90/mês. Renova em 12 de julho de 2025.'],
    [{ planType: 'annual' }, 'Plano anual, R$ 59,90/ano. Renova em 12 de julho de 2025.'],
    [{ cancelAtPeriodEnd: true }, 'Assinatura cancelada: o Pro continua até 12 de julho de 2025.'],
  ] as const)('says of %j: %s', (changes, text) => {
    expect(subscriptionText({ ...monthly, ...changes })).toBe(text);
  });

  it('has words for every state', () => {
    for (const status of subscriptionStatuses) {
      expect(subscriptionText({ ...monthly, status })).toMatch(/^\p{Lu}.*\.$/u);
    }
  });
});

test('who deletes the account reads when the subscription ends, and what is lost by it', () => {
  expect(subscriptionEndText('2026-12-24T12:00:00.000Z')).toBe(
    'Sua assinatura do plano Pro termina na hora, sem devolução do que já foi pago até 24 de dezembro de 2026. Ainda na garantia de 7 dias? Peça antes a devolução ao suporte',
  );
  expect(subscriptionEndText(undefined)).toContain('do que já foi pago. Ainda');
});
