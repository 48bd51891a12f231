import { IconCrown, IconPencil, IconPlus } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Me } from '#core/account/account-schemas.ts';
import { formatMoney } from '#core/numbers/formats.ts';
import { planWords } from '#core/plans/plan-texts.ts';
import { isBelowLimit, isPaid, plans, upgradeOfferedAt } from '#core/plans/plans.ts';
import { waitingDraftWords } from '#core/product-draft/waiting-draft-texts.ts';
import { productWords } from '#core/products/product-texts.ts';
import { stockMonthsWords } from '#core/stock/stock-months.ts';
import { thisMonthOf } from '#core/stock/this-month.ts';
import { queryFailure } from '../../api/api-error.ts';
import { deviceStorage } from '../../ui/browser/browser-storage.ts';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { Grid, Stack } from '../../ui/look/box.tsx';
import { ListRow } from '../../ui/look/list-row.tsx';
import look from '../../ui/look/look.module.css';
import { Note } from '../../ui/look/note.tsx';
import { Text } from '../../ui/look/text.tsx';
import { LoadError, StaleNote } from '../../ui/notes/load-error.tsx';
import { DelayedText, Skeleton } from '../../ui/notes/waiting.tsx';
import { PageHead } from '../../ui/screen/page.tsx';
import { RepricingNotes } from '../products/repricing/repricing-notes.tsx';
import { dearerQuery } from '../products/stored/dearer-query.ts';
import { recentProductsQuery } from '../products/stored/products-query.ts';
import { summaryQuery } from '../products/stored/summary-query.ts';
import { draftPrefix } from '../session/drafts.ts';
import { trialStorage } from '../session/trial.ts';
import { useUser } from '../session/user-context.ts';
import { monthsQuery } from '../stock/months-query.ts';
import { firstName } from './first-name.ts';
import { FirstSteps } from './first-steps.tsx';
import { ThisMonthCard } from './month-card.tsx';
import { ProSteps } from './pro-steps-card.tsx';
import { RecentProducts } from './recent-products.tsx';
import { StatCards } from './stat-cards.tsx';

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
          <LoadError title={productWords.loadFailed} error={error} {...retry} />
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
            {productWords.stale}
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
  /** The number of the user's products, once they are known. */
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
              {planWords.upgrade}
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

/** The new piece that was begun on this device; what reads it comes where there may be one. */
const waitingDraftQuery = (user: Pick<Me, 'id' | 'craftType'>) =>
  queryOptions({
    queryKey: ['waiting-draft', user.id],
    queryFn: async () => {
      const { waitingDraft } = await import('../pricing/draft/waiting-draft.ts');
      return waitingDraft(user);
    },
    enabled: deviceStorage.hasPrefix(`${draftPrefix(user.id)}product`) || trialStorage.isStored(),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

interface WaitingDraftProps {
  readonly draft: { readonly name: string; readonly price: string | null };
}

function WaitingDraft({ draft: { name, price } }: WaitingDraftProps) {
  return (
    <div className={look.rows}>
      <ListRow
        start={<IconPencil size={24} stroke={1.6} />}
        title={waitingDraftWords.title(name)}
        facts={waitingDraftWords.facts(price && formatMoney(price))}
        to="/calculator"
      />
    </div>
  );
}
