import { useState } from 'react';
import type { PlanType } from '#core/plans/subscription.ts';
import { Benefits } from './benefits.tsx';
import { BillingToggle } from './billing-toggle.tsx';
import { Earnings } from './earnings.tsx';
import { Guarantee } from './guarantee.tsx';
import classes from './offer.module.css';
import { PaymentMeans } from './payment-means.tsx';
import { PlanCards } from './plan-cards.tsx';
import { Questions } from './questions.tsx';
import { UsageBanner } from './usage-banner.tsx';

/** Both plans side by side, what Pro costs and everything one asks before paying. */
export function Offer() {
  const [planType, setPlanType] = useState<PlanType>('monthly');
  return (
    <div className={classes.offer}>
      <header className={classes.head}>
        <h1>Cresça sem limites com o Plano Pro</h1>
        <p>
          Todos os seus produtos, seus materiais à mão e a resposta para a pergunta que importa:
          quais peças dão lucro?
        </p>
      </header>
      <UsageBanner />
      <BillingToggle value={planType} onChange={setPlanType} />
      <PlanCards planType={planType} />
      <Benefits />
      <Earnings planType={planType} />
      <PaymentMeans />
      <Questions />
      <Guarantee />
    </div>
  );
}
