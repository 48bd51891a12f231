import { IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { historyWords } from '#core/history/history-texts.ts';
import { plans } from '#core/plans/plans.ts';
import { formatCount } from '#core/text/formats.ts';
import { hasCode } from '../../api/api-error.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/look/note.tsx';
import { LoadError, QueryPlaceholder } from '../../ui/notes/load-error.tsx';
import { LockedPart } from '../../ui/notes/locked-part.tsx';
import { Waiting } from '../../ui/notes/waiting.tsx';
import { BackLink } from '../../ui/screen/back-link.tsx';
import { PageHead } from '../../ui/screen/page.tsx';
import { useUser } from '../session/user-context.ts';
import { type HistoryOf, historyCountQuery, historyQuery } from './history-query.ts';
import { VersionList } from './version-list.tsx';

const backTo = {
  product: { to: '/products', text: 'Voltar aos produtos' },
  material: { to: '/materials', text: 'Voltar ao catálogo' },
} as const;

export function History(of: HistoryOf) {
  const { plan } = useUser();
  const { to, text } = backTo[of.kind];
  return (
    <>
      <BackLink to={to}>{text}</BackLink>
      {plans[plan].features.history ? <OpenHistory {...of} /> : <LockedHistory {...of} />}
    </>
  );
}

function OpenHistory(of: HistoryOf) {
  const query = useInfiniteQuery(historyQuery(of));
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = query;
  // The plan has ended, and this tab's user is stale.
  if (hasCode(error, 'pro_required')) return <LockedHistory {...of} />;
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
      {present.deleted && (
        <Note kind="info">
          Está na <Link to="/trash">lixeira</Link>: traga de volta para restaurar uma versão.
        </Note>
      )}
      <VersionList
        of={of}
        present={present}
        versions={data.pages.flatMap(({ page }) => page.versions)}
        onChanged={() => void refetch()}
      />
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

/** History is stored on every plan, and shown on some. */
function LockedHistory(of: HistoryOf) {
  const { data } = useQuery(historyCountQuery(of));
  const count = data?.count;
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
