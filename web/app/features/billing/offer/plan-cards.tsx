import { IconCheck, IconCrown } from '@tabler/icons-react';
import { type OfferedFeature, offer } from '#core/plans/offer.ts';
import { planLabels, planPrices } from '#core/plans/plans.ts';
import type { PlanType } from '#core/plans/subscription.ts';
import { AnchorButton } from '../../../ui/buttons/anchor-button.tsx';
import { LimitedButton } from '../../../ui/buttons/limited-button.tsx';
import { Card, Grid, Row, Stack } from '../../../ui/look/box.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { Text } from '../../../ui/look/text.tsx';
import classes from '../billing.module.css';
import { checkoutProblem, type PaymentPage, useCheckout } from '../use-checkout.ts';

export function PlanCards({ planType }: { readonly planType: PlanType }) {
  return (
    <Grid least="19rem" gap={5} className={classes.plans}>
      <Card as="section" gap={4} pad={5} className={classes.plan} aria-labelledby="free-plan">
        <h2 id="free-plan">{planLabels.free}</h2>
        <Price amount="R$ 0" per=" sempre" />
        <Text tone="soft" strong align="center" className={classes.current}>
          Seu plano atual
        </Text>
        <FeatureList features={offer.free} />
      </Card>
      <ProCard planType={planType} />
    </Grid>
  );
}

function ProCard({ planType }: { readonly planType: PlanType }) {
  const { start, page, error, pending } = useCheckout();
  const [amount = '', per] = planPrices[planType].display.split('/');
  return (
    <Card as="section" gap={4} pad={5} className={classes.plan} data-pro aria-labelledby="pro-plan">
      <p className={classes.popular}>
        <IconCrown size={18} stroke={1.8} aria-hidden /> Mais Popular
      </p>
      <h2 id="pro-plan">Pro</h2>
      <div aria-live="polite">
        <Price amount={amount} per={`/${per}`} />
        <div className={classes.saving}>
          <Text tone="soft">{planPrices[planType].description}</Text>
          {planType === 'annual' && (
            <Text tone="good" strong>
              {planPrices.annual.savings}
            </Text>
          )}
        </div>
      </div>
      <div role="alert">{error && <Note kind="bad">{checkoutProblem(error)}</Note>}</div>
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
      <FeatureList features={offer.pro} />
    </Card>
  );
}

const Price = ({ amount, per }: { readonly amount: string; readonly per: string }) => (
  <Text size={6} tone="accent" serif>
    {amount}
    <Text as="span" size={3} tone="soft" className={classes.aside}>
      {per}
    </Text>
  </Text>
);

function FeatureList({ features }: { readonly features: readonly OfferedFeature[] }) {
  return (
    <Stack as="ul" gap={2}>
      {features.map(({ text }) => (
        <Row as="li" key={text} gap={2} align="start">
          <IconCheck size={20} aria-hidden className={classes.tick} />
          {text}
        </Row>
      ))}
    </Stack>
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
