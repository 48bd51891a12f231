import { IconCrown, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { thisMonthOf } from '#core/lists/this-month.ts';
import { isBelowLimit, isPaid, plans, upgradeOfferedAt } from '#core/plans/plans.ts';
import { stockMonthsWords } from '#core/stock/stock-months.ts';
import { queryFailure } from '../../api/api-error.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Grid, Stack } from '../../ui/look/box.tsx';
import { Note } from '../../ui/look/note.tsx';
import { Text } from '../../ui/look/text.tsx';
import { DelayedText } from '../../ui/notes/delayed-text.tsx';
import { LoadError } from '../../ui/notes/load-error.tsx';
import { Skeleton } from '../../ui/notes/skeleton.tsx';
import { StaleNote } from '../../ui/notes/stale-note.tsx';
import { PageHead } from '../../ui/screen/page.tsx';
import { RepricingNotes } from '../products/repricing/repricing-notes.tsx';
import { dearerQuery } from '../products/stored/dearer-query.ts';
import { recentProductsQuery } from '../products/stored/products-query.ts';
import { summaryQuery } from '../products/stored/summary-query.ts';
import { useUser } from '../session/user-context.ts';
import { monthsQuery } from '../stock/months-query.ts';
import { firstName } from './first-name.ts';
import { FirstSteps } from './first-steps.tsx';
import { ProSteps } from './pro-steps.tsx';
import { RecentProducts } from './recent-products.tsx';
import { StatCards } from './stat-cards.tsx';
import { ThisMonthCard } from './this-month.tsx';
import { WaitingDraft, waitingDraftQuery } from './waiting-draft.tsx';

export function Dashboard() {
  const user = useUser();
  const { plan } = user;
  const summary = useQuery(summaryQuery);
  const recent = useQuery(recentProductsQuery);
  const months = useQuery({ ...monthsQuery, enabled: plans[plan].features.stock });
  const dearer = useQuery(dearerQuery);
  const draft = useQuery(waitingDraftQuery(user));
  const error = summary.error ?? recent.error;
  const retry = {
    onRetry: () => {
      void summary.refetch();
      void recent.refetch();
    },
    retrying: summary.isFetching || recent.isFetching,
  };
  // All of it comes at once, so that nothing is pushed down by what comes later.
  if (!summary.data || !recent.data || months.isLoading || dearer.isLoading || draft.isLoading) {
    return (
      <>
        <Head />
        {error ? (
          <LoadError title="Não foi possível carregar seus produtos" error={error} {...retry} />
        ) : (
          <DashboardSkeleton />
        )}
      </>
    );
  }
  const month = months.data ? thisMonthOf(months.data) : null;
  return (
    <>
      <Head count={summary.data.count} sells={month !== null} />
      <Stack gap={5}>
        {error && (
          <StaleNote error={error} {...retry}>
            Não foi possível atualizar: seus produtos estão como da última vez.
          </StaleNote>
        )}
        {months.error && (
          <StaleNote {...queryFailure(months)}>{`${stockMonthsWords.failed}.`}</StaleNote>
        )}
        {draft.data && <WaitingDraft draft={draft.data} />}
        {isPaid(plan) && <ProSteps />}
        {month && <ThisMonthCard month={month} />}
        {summary.data.count === 0 && !draft.data && <FirstSteps />}
        <RepricingNotes otherRate={summary.data.otherRate} />
        <StatCards summary={summary.data} plan={plan} />
        {recent.data.length > 0 && <RecentProducts products={recent.data} />}
        <MarkupTip />
      </Stack>
    </>
  );
}

interface HeadProps {
  /** Of the user's products, once they are known. */
  readonly count?: number;
  /** The month's own acts are the first then. */
  readonly sells?: boolean;
}

function Head({ count = 0, sells = false }: HeadProps) {
  const { name, plan } = useUser();
  const room = isBelowLimit(plan, count);
  return (
    <PageHead
      title={`Olá, ${firstName(name)}!`}
      actions={
        <>
          <LinkButton
            to="/calculator"
            variant={room && !sells ? 'filled' : 'default'}
            leftSection={<IconPlus size={20} aria-hidden />}
          >
            Nova peça
          </LinkButton>
          {!isPaid(plan) && count >= upgradeOfferedAt && (
            <LinkButton
              to="/upgrade"
              variant={room ? 'default' : 'filled'}
              leftSection={<IconCrown size={20} aria-hidden />}
            >
              Fazer Upgrade
            </LinkButton>
          )}
        </>
      }
    >
      O que saiu das suas mãos hoje?
    </PageHead>
  );
}

function MarkupTip() {
  return (
    <aside aria-labelledby="markup-tip">
      <Note kind="info">
        <Text as="h2" id="markup-tip" size={3}>
          Dica
        </Text>
        <p>
          Margens abaixo de 30% sobre o custo podem significar que você está vendendo no prejuízo.
          Confira se as horas e os materiais estão completos antes de baixar um preço.
        </p>
      </Note>
    </aside>
  );
}

function DashboardSkeleton() {
  return (
    <Stack gap={5}>
      <DelayedText>Carregando seus produtos…</DelayedText>
      <Grid least="8rem" gap={3} aria-hidden="true">
        {[1, 2, 3, 4].map((figure) => (
          <Skeleton key={figure} height="7rem" radius="lg" />
        ))}
      </Grid>
      <div aria-hidden="true">
        <Skeleton height="14rem" radius="lg" />
      </div>
    </Stack>
  );
}
