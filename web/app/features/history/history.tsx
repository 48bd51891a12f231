import { IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { backTo } from '#core/app/app-texts.ts';
import { historyWords } from '#core/history/history-texts.ts';
import { formatCount } from '#core/numbers/formats.ts';
import { planWords } from '#core/plans/plan-texts.ts';
import { plans } from '#core/plans/plans.ts';
import { Button, LinkButton } from '../../ui/buttons/button.tsx';
import { Stack } from '../../ui/look/box.tsx';
import { Note } from '../../ui/look/note.tsx';
import { LoadError, QueryPlaceholder } from '../../ui/notes/load-error.tsx';
import { LockedPart } from '../../ui/notes/locked-part.tsx';
import { Waiting } from '../../ui/notes/waiting.tsx';
import { BackLink } from '../../ui/screen/back-link.tsx';
import { PageHead } from '../../ui/screen/page.tsx';
import { useUser } from '../session/user-context.ts';
import { type HistoryOf, historyCountQuery, historyQuery } from './history-query.ts';
import { VersionList } from './version-list.tsx';

const lists = {
  product: { to: '/products', text: backTo.products },
  material: { to: '/materials', text: backTo.catalogue },
} as const;

export function History(of: HistoryOf) {
  const { plan } = useUser();
  const { to, text } = lists[of.kind];
  return (
    <>
      <BackLink to={to}>{text}</BackLink>
      {plans[plan].features.history ? (
        <OpenHistory of={of} canRestore />
      ) : (
        <ReadableHistory {...of} />
      )}
    </>
  );
}

/** History is stored on every plan. On one that does not show it, who was on Pro reads it. */
function ReadableHistory(of: HistoryOf) {
  const { data, isPending } = useQuery(historyCountQuery(of));
  if (isPending) return <Waiting>{historyWords.loading}</Waiting>;
  return data?.readable ? (
    <OpenHistory of={of} canRestore={false} />
  ) : (
    <LockedHistory count={data?.count} />
  );
}

interface OpenHistoryProps {
  readonly of: HistoryOf;
  readonly canRestore: boolean;
}

function OpenHistory({ of, canRestore }: OpenHistoryProps) {
  const query = useInfiniteQuery(historyQuery(of));
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = query;
  const present = data?.pages[0]?.page;
  if (!present) {
    return (
      <>
        <PageHead title={historyWords.title} />
        <QueryPlaceholder query={query} failed={historyWords.failed}>
          <Waiting>{historyWords.loading}</Waiting>
        </QueryPlaceholder>
      </>
    );
  }
  return (
    <>
      <PageHead title={historyWords.title}>
        <bdi>{present.name}</bdi>
      </PageHead>
      <Stack gap={4}>
        {!canRestore && (
          <Note kind="info" action={<LinkButton to="/upgrade">{planWords.upgrade}</LinkButton>}>
            {historyWords.readOnly}
          </Note>
        )}
        {present.deleted && canRestore && (
          <Note kind="info">
            Está na <Link to="/trash">lixeira</Link>: traga de volta para restaurar uma versão.
          </Note>
        )}
        <VersionList
          of={of}
          present={present}
          canRestore={canRestore && !present.deleted}
          versions={data.pages.flatMap(({ page }) => page.versions)}
          onChanged={() => void refetch()}
        />
      </Stack>
      {hasNextPage && (
        <Button variant="default" loading={isFetching} onClick={() => void fetchNextPage()}>
          {historyWords.older}
        </Button>
      )}
      {error && (
        <LoadError
          title={historyWords.failed}
          error={error}
          onRetry={() => void (query.isFetchNextPageError ? fetchNextPage() : refetch())}
          retrying={isFetching}
        />
      )}
    </>
  );
}

function LockedHistory({ count }: { readonly count: number | undefined }) {
  return (
    <LockedPart title={historyWords.title} picture={<IconHistory size="100%" stroke={1} />}>
      <p>
        {count !== undefined &&
          (count === 1
            ? 'A primeira versão está guardada. '
            : `${formatCount(count, 'versão guardada', 'versões guardadas')}. `)}
        O Plano Pro mostra o que mudou em cada uma, compara duas lado a lado e restaura a que você
        quiser.
      </p>
    </LockedPart>
  );
}
