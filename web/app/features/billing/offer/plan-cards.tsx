import { IconCheck, IconCrown } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorMessages } from '#core/errors/errors.ts';
import { type OfferedFeature, offer } from '#core/plans/offer.ts';
import { planToasts } from '#core/plans/plan-texts.ts';
import { isPaid, planLabels, planPrices } from '#core/plans/plans.ts';
import type { PlanType } from '#core/plans/subscription.ts';
import { ApiError, hasCode, reasonOr } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { AnchorButton } from '../../../ui/buttons/button.tsx';
import { LimitedButton } from '../../../ui/buttons/limited-button.tsx';
import { Card, Grid, Row, Stack } from '../../../ui/look/box.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import { sessionQuery } from '../../session/session-query.ts';
import classes from '../billing.module.css';

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

const urlMissing = 'checkout_url_missing';

/**
 * Opens a tab before its address is known, because browsers allow it only during the click.
 *
 * @returns null when the browser refuses
 */
function openPaymentTab() {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.opener = null;
  const { document } = tab;
  document.documentElement.lang = 'pt-BR';
  document.documentElement.style.colorScheme = 'light dark';
  document.title = 'Pagamento';
  document.body.textContent = 'Abrindo a página de pagamento…';
  return {
    /** @returns false when the tab is gone */
    goTo(url: string): boolean {
      if (tab.closed) return false;
      tab.location.replace(url);
      return true;
    },
    close: () => tab.close(),
  };
}

/** @returns the address of the payment page */
async function requestCheckout(planType: PlanType): Promise<string> {
  const answer = await answerOf(api.billing.checkout.$post({ json: { planType } }));
  if (answer?.url) return answer.url;
  throw new ApiError(502, urlMissing, errorMessages[urlMissing].detail);
}

function checkoutProblem(error: unknown): string {
  return hasCode(error, urlMissing) ? error.message : reasonOr('checkout_failed', error);
}

interface PaymentPage {
  readonly url: string;
  readonly opened: boolean;
}

interface Order {
  readonly planType: PlanType;
  readonly tab: ReturnType<typeof openPaymentTab>;
}

/** Starts a payment in a tab of its own. */
function useCheckout() {
  const client = useQueryClient();
  const checkout = useMutation({
    mutationFn: async ({ planType, tab }: Order): Promise<PaymentPage> => {
      try {
        const url = await requestCheckout(planType);
        return { url, opened: tab?.goTo(url) ?? false };
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    onError: (error) => {
      if (!hasCode(error, 'already_pro')) return;
      toast.info(planToasts.alreadyPro);
      void client.invalidateQueries(sessionQuery);
    },
  });
  // The second of two fast clicks comes before isPending is set.
  const busy = useRef(false);

  const start = async (planType: PlanType) => {
    if (busy.current) return;
    const user = client.getQueryData(sessionQuery.queryKey)?.user;
    if (user && isPaid(user.plan)) {
      return toast.info(planToasts.alreadyPro);
    }
    busy.current = true;
    const order = { planType, tab: openPaymentTab() };
    await checkout.mutateAsync(order).catch(() => {});
    busy.current = false;
  };
  const { data: page, error, isPending: pending } = checkout;
  return { start, page, error: hasCode(error, 'already_pro') ? null : error, pending };
}
