import { IconBulb, IconCrown, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { isBelowLimit, isPaid, upgradeOfferedAt } from '#core/plans/plans.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { DelayedText } from '../../ui/notes/delayed-text.tsx';
import { LoadError } from '../../ui/notes/load-error.tsx';
import { Skeleton } from '../../ui/notes/skeleton.tsx';
import { StaleNote } from '../../ui/notes/stale-note.tsx';
import { PageHead } from '../../ui/screen/page.tsx';
import { PlanBanner } from '../products/plan-banner.tsx';
import { RepricingNotes } from '../products/repricing/repricing-notes.tsx';
import { recentProductsQuery } from '../products/stored/products-query.ts';
import { summaryQuery } from '../products/stored/summary-query.ts';
import { useUser } from '../session/user-context.ts';
import classes from './dashboard.module.css';
import { firstName } from './first-name.ts';
import { FirstSteps } from './first-steps.tsx';
import { RecentProducts } from './recent-products.tsx';
import { StatCards } from './stat-cards.tsx';

export function Dashboard() {
  const { name, plan } = useUser();
  const summary = useQuery(summaryQuery);
  const recent = useQuery(recentProductsQuery);
  const error = summary.error ?? recent.error;
  const retry = {
    onRetry: () => {
      void summary.refetch();
      void recent.refetch();
    },
    retrying: summary.isFetching || recent.isFetching,
  };
  const count = summary.data?.count ?? 0;
  const room = isBelowLimit(plan, count);
  const sells = !isPaid(plan) && count >= upgradeOfferedAt;
  return (
    <>
      <PageHead
        title={`Olá, ${firstName(name)}!`}
        actions={
          <>
            <LinkButton
              to="/calculator"
              variant={room ? 'filled' : 'default'}
              leftSection={<IconPlus size={20} aria-hidden />}
            >
              Nova precificação
            </LinkButton>
            {sells && (
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
      {summary.data && recent.data ? (
        <>
          {error && (
            <StaleNote error={error} {...retry}>
              Não foi possível atualizar: seus produtos estão como da última vez.
            </StaleNote>
          )}
          {count === 0 && <FirstSteps />}
          <RepricingNotes otherRate={summary.data.otherRate} />
          <StatCards summary={summary.data} plan={plan} />
          {recent.data.length > 0 && <RecentProducts products={recent.data} />}
          <aside className={classes.tip} aria-labelledby="markup-tip">
            <IconBulb size={28} stroke={1.6} aria-hidden />
            <div>
              <h2 id="markup-tip" className={classes.tipTitle}>
                Dica
              </h2>
              <p>
                Margens abaixo de 30% sobre o custo podem significar que você está vendendo no
                prejuízo. Confira se as horas e os materiais estão completos antes de baixar um
                preço.
              </p>
            </div>
          </aside>
          <PlanBanner products={count} link={!sells} />
        </>
      ) : error ? (
        <LoadError title="Não foi possível carregar seus produtos" error={error} {...retry} />
      ) : (
        <DashboardSkeleton />
      )}
    </>
  );
}

function DashboardSkeleton() {
  return (
    <>
      <DelayedText announced>Carregando seus produtos…</DelayedText>
      <div className={classes.stats} aria-hidden="true">
        <Skeleton height="7.25rem" radius="lg" />
        <Skeleton height="7.25rem" radius="lg" />
        <Skeleton height="7.25rem" radius="lg" />
        <Skeleton height="7.25rem" radius="lg" />
      </div>
      <div className={classes.list} aria-hidden="true">
        <Skeleton height="9rem" radius="lg" />
        <Skeleton height="9rem" radius="lg" />
        <Skeleton height="9rem" radius="lg" />
      </div>
    </>
  );
}
