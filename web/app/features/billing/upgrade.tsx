import { IconCrown, IconHourglass } from '@tabler/icons-react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { planToasts, planWords } from '#core/plans/plan-texts.ts';
import { isPaid } from '#core/plans/plans.ts';
import { answerOf, api } from '../../api/client.ts';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { Card, Grid, Stack } from '../../ui/look/box.tsx';
import { Figure } from '../../ui/look/figure.tsx';
import { Text } from '../../ui/look/text.tsx';
import { Outcome } from '../../ui/notes/outcome.tsx';
import { useElapsed } from '../../ui/notes/waiting.tsx';
import { toast } from '../../ui/toasts/toast.tsx';
import { sessionQuery } from '../session/session-query.ts';
import { storedProSteps } from '../session/stored-pro-steps.ts';
import { useUser } from '../session/user-context.ts';
import classes from './billing.module.css';
import { Offer } from './offer/plan-offer.tsx';
import { billingQuery, ManageSubscription } from './subscription/manage-subscription.tsx';

/** Sells Pro to users on the free plan. */
export function Upgrade() {
  const pro = isPaid(useUser().plan);
  const confirming = useUpgradeReturn(pro);
  if (pro) return <AlreadyPro />;
  return confirming ? <PaymentConfirmation /> : <Offer />;
}

const toDashboardMs = 2_000;
/** The interval of asking for the session, in case the event stream cannot connect. */
const sessionPollMs = 3_000;

/** The server asks the provider, in case its webhook does not come; PIX may take a while. */
const confirmationQuery = queryOptions({
  queryKey: ['payment-confirmation'],
  queryFn: ({ signal }) => answerOf(api.billing.confirm.$post({}, { init: { signal } })),
  refetchInterval: 60_000,
  retry: false,
  gcTime: 0,
});

/** Handles the return from the payment page. @returns whether a payment is to be confirmed */
function useUpgradeReturn(pro: boolean): boolean {
  const [search, setSearch] = useSearchParams();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { id } = useUser();
  const canceled = search.get('canceled') === 'true';
  const paid = search.get('upgrade') === 'success';
  const waiting = paid && !pro;
  useQuery({ ...confirmationQuery, enabled: waiting });
  useQuery({ ...sessionQuery, enabled: waiting, refetchInterval: sessionPollMs });
  useEffect(() => {
    if (!canceled) return;
    toast.info(planToasts.paymentCanceled);
    setSearch({}, { replace: true });
  }, [canceled, setSearch]);
  useEffect(() => {
    if (paid) void client.invalidateQueries(sessionQuery);
  }, [paid, client]);
  useEffect(() => {
    if (!paid || !pro) return;
    storedProSteps(id).begin();
    toast.success(planToasts.upgraded);
    const timer = setTimeout(() => navigate('/dashboard', { replace: true }), toDashboardMs);
    return () => clearTimeout(timer);
  }, [paid, pro, id, navigate]);
  return waiting;
}

const counters = [
  { label: 'Produtos', value: 'Ilimitados' },
  { label: 'Relatórios', value: 'Disponíveis' },
];

function AlreadyPro() {
  const { data: subscription } = useQuery(billingQuery);
  return (
    <Card as="section" pad={6} aria-labelledby="already">
      <Outcome
        tone="accent"
        Icon={IconCrown}
        title="Você já está no Plano Pro!"
        titleId="already"
        buttons={
          <>
            <LinkButton to="/dashboard">Ir para Dashboard</LinkButton>
            <LinkButton to="/reports" variant="default">
              Ver Relatórios Pro
            </LinkButton>
            {subscription && <ManageSubscription>{planWords.manage}</ManageSubscription>}
          </>
        }
      >
        <Grid as="dl" least="7rem" gap={3} pad={4} className={classes.sunken}>
          {counters.map((counter) => (
            <Figure key={counter.label} {...counter} />
          ))}
        </Grid>
      </Outcome>
    </Card>
  );
}

const longMs = 60_000;

function PaymentConfirmation() {
  const long = useElapsed(longMs);
  return (
    <Card as="section" pad={6} aria-labelledby="confirming">
      <Outcome
        tone="info"
        Icon={IconHourglass}
        title="Estamos confirmando seu pagamento"
        titleId="confirming"
        buttons={
          <LinkButton to="/dashboard" variant="default">
            Ir para Dashboard
          </LinkButton>
        }
      >
        <Stack gap={3} role="status">
          <Text tone="soft">
            Costuma levar poucos segundos; por PIX, alguns minutos. Esta página muda sozinha assim
            que a confirmação chegar, e você pode continuar usando a Artesa enquanto isso.
          </Text>
          {long && (
            <Text tone="soft">
              Está demorando mais que o normal. Se você concluiu o pagamento, não pague de novo:
              fale com o <Link to="/support">suporte</Link>. Se não concluiu,{' '}
              <Link to="/upgrade">volte aos planos</Link>.
            </Text>
          )}
        </Stack>
      </Outcome>
    </Card>
  );
}
