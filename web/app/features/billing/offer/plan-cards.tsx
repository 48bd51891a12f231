import { IconCheck, IconCrown } from '@tabler/icons-react';
import { type OfferedFeature, offer } from '#core/plans/offer.ts';
import { planLabels, planPrices } from '#core/plans/plans.ts';
import type { PlanType } from '#core/plans/subscription.ts';
import { AnchorButton } from '../../../ui/buttons/anchor-button.tsx';
import { LimitedButton } from '../../../ui/buttons/limited-button.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { checkoutProblem, type PaymentPage, useCheckout } from '../use-checkout.ts';
import classes from './plan-cards.module.css';

export function PlanCards({ planType }: { readonly planType: PlanType }) {
  return (
    <div className={classes.cards}>
      <section className={classes.card} aria-labelledby="free-plan">
        <h2 id="free-plan">{planLabels.free}</h2>
        <p className={classes.price}>
          R$ 0 <span>sempre</span>
        </p>
        <FeatureList features={offer.free} />
        <p className={classes.current}>Seu plano atual</p>
      </section>
      <ProCard planType={planType} />
    </div>
  );
}

function ProCard({ planType }: { readonly planType: PlanType }) {
  const { start, page, error, pending } = useCheckout();
  const [amount, per] = planPrices[planType].display.split('/');
  return (
    <section className={classes.card} data-pro aria-labelledby="pro-plan">
      <p className={classes.popular}>
        <IconCrown size={18} stroke={1.8} aria-hidden /> Mais Popular
      </p>
      <h2 id="pro-plan">Pro</h2>
      <div aria-live="polite">
        <p className={classes.price}>
          {amount}
          <span>/{per}</span>
        </p>
        <p className={classes.saving}>
          {planPrices[planType].description}
          {planType === 'annual' && <strong>{planPrices.annual.savings}</strong>}
        </p>
      </div>
      <FeatureList features={offer.pro} />
      <div role="alert" className={classes.problem}>
        {error && <Note kind="bad">{checkoutProblem(error)}</Note>}
      </div>
      <LimitedButton
        size="lg"
        pending={pending}
        waiting="Processando..."
        error={error}
        onClick={() => void start(planType)}
      >
        Começar Plano Pro
      </LimitedButton>
      {page && !pending && <PaymentLink page={page} />}
    </section>
  );
}

function FeatureList({ features }: { readonly features: readonly OfferedFeature[] }) {
  return (
    <ul className={classes.features}>
      {features.map(({ text }) => (
        <li key={text}>
          <IconCheck size={20} aria-hidden />
          {text}
        </li>
      ))}
    </ul>
  );
}

function PaymentLink({ page }: { readonly page: PaymentPage }) {
  return (
    <div role="status">
      <Note
        kind={page.opened ? 'info' : 'warn'}
        action={
          <AnchorButton href={page.url} target="_blank" rel="noopener noreferrer" variant="default">
            Abrir pagamento
          </AnchorButton>
        }
      >
        {page.opened
          ? 'A página de pagamento abriu em outra aba. Assim que o pagamento for confirmado, esta página muda sozinha.'
          : 'Seu navegador não deixou abrir outra aba. Abra a página de pagamento por aqui.'}
      </Note>
    </div>
  );
}
