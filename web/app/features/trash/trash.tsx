import { IconTrash } from '@tabler/icons-react';
import {
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { trashWords } from '#core/history/history-texts.ts';
import type { Trashed } from '#core/schemas/trash.ts';
import { formatTimeAgo } from '#core/text/time.ts';
import { pageOf } from '../../acts/paged-rows.ts';
import { messageOf } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { LoadError } from '../../ui/notes/load-error.tsx';
import { Waiting } from '../../ui/notes/waiting.tsx';
import { toast } from '../../ui/toasts/toast.tsx';
import { cachedCatalogue } from '../catalogue/stored/cached-catalogue.ts';
import { isLimitError } from '../products/acts/product-limits.ts';
import { cachedProducts } from '../products/stored/cached-products.ts';
import classes from './trash.module.css';

/** Deleted rows, the last first. */
const trashQuery = infiniteQueryOptions({
  queryKey: ['trash'],
  queryFn: ({ pageParam, signal }) => {
    const query = { limit: '50', ...(pageParam && { cursor: pageParam }) };
    return pageOf(api.trash.$get({ query }, { init: { signal } }));
  },
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ cursor }) => cursor,
  // A row may have been deleted a moment ago.
  gcTime: 0,
});

export function Trash() {
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} tabIndex={-1}>
      {/* Takes the focus, because the row of the pressed button goes. */}
      <Rows onRestored={() => list.current?.focus({ preventScroll: true })} />
    </div>
  );
}

function Rows({ onRestored }: { readonly onRestored: () => void }) {
  const query = useInfiniteQuery(trashQuery);
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = query;
  const { restoreRow, restoring } = useRestoreRow(onRestored);
  const retryPage = () => void (query.isFetchNextPageError ? fetchNextPage() : refetch());
  const retry = { onRetry: retryPage, retrying: isFetching };
  if (!data) {
    return error ? (
      <LoadError title={trashWords.failed} error={error} {...retry} />
    ) : (
      <Waiting>{trashWords.loading}</Waiting>
    );
  }
  const rows = data.pages.flatMap(({ page }) => page.trash);
  if (rows.length === 0) {
    return (
      <EmptyState title="A lixeira está vazia" picture={<IconTrash size="100%" stroke={1} />}>
        <p>O que você excluir fica guardado aqui, e volta com um toque.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={classes.rows}>
        {rows.map((row) => (
          <li key={`${row.kind}-${row.id}`} className={classes.row}>
            <div className={classes.words}>
              <p className={classes.name}>
                <bdi>{row.name}</bdi>
              </p>
              <p className={classes.facts}>
                {kinds[row.kind]} · excluído{' '}
                <time dateTime={row.deletedAt}>{formatTimeAgo(row.deletedAt)}</time>
              </p>
            </div>
            <Button
              variant="default"
              size="sm"
              aria-label={`Restaurar ${row.name}`}
              loading={restoring === row.id}
              onClick={() => void restoreRow(row)}
            >
              Restaurar
            </Button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" loading={isFetching} onClick={() => void fetchNextPage()}>
            {trashWords.more}
          </Button>
        </div>
      )}
      {error && <LoadError title={trashWords.failed} error={error} {...retry} />}
    </>
  );
}

const kinds = { product: 'Produto', material: 'Material' } as const;

async function restoreTrashed(client: QueryClient, { kind, id }: Trashed): Promise<void> {
  const param = { id };
  switch (kind) {
    case 'product': {
      const product = await answerOf(api.products[':id'].restore.$post({ param }));
      return await cachedProducts.put(client, product);
    }
    case 'material': {
      const material = await answerOf(api.materials[':id'].restore.$post({ param }));
      return await cachedCatalogue.put(client, material);
    }
    default:
      return kind satisfies never;
  }
}

/** Restores rows, one at a time; at the plan's limit, leads to the upgrade. */
function useRestoreRow(onDone: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [restoring, setRestoring] = useState<string | null>(null);
  const restoreRow = async (row: Trashed) => {
    if (restoring !== null) return;
    setRestoring(row.id);
    try {
      await restoreTrashed(client, row);
      toast.success(trashWords.restored);
      onDone();
    } catch (error) {
      toast.error(trashWords.restoreFailed, messageOf(error));
      if (isLimitError(error)) void navigate('/upgrade');
    }
    setRestoring(null);
    await client.invalidateQueries({ queryKey: trashQuery.queryKey });
  };
  return { restoreRow, restoring };
}
