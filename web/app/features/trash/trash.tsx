import {
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { actWords } from '#core/app/app-texts.ts';
import { formatTimeAgo } from '#core/dates/time.ts';
import type { Trashed } from '#core/trash/trash-schemas.ts';
import { trashWords } from '#core/trash/trash-texts.ts';
import { pageOf } from '../../acts/paged-rows.ts';
import { messageOf } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ListRow } from '../../ui/look/list-row.tsx';
import lookClasses from '../../ui/look/look.module.css';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { LoadError } from '../../ui/notes/load-error.tsx';
import { Waiting } from '../../ui/notes/waiting.tsx';
import { toast } from '../../ui/toasts/toast.tsx';
import { cachedCatalogue } from '../catalogue/stored/cached-catalogue.ts';
import { isLimitError } from '../products/acts/product-acts.ts';
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
  const client = useQueryClient();
  const navigate = useNavigate();
  const restore = useMutation({
    mutationFn: (row: Trashed) => restoreTrashed(client, row),
    onSuccess: () => {
      toast.success(trashWords.restored);
      onRestored();
    },
    onError: (refusal) => {
      toast.error(trashWords.restoreFailed, messageOf(refusal));
      if (isLimitError(refusal)) void navigate('/upgrade');
    },
    onSettled: () => void client.invalidateQueries({ queryKey: trashQuery.queryKey }),
  });
  const failure = error && (
    <LoadError
      title={trashWords.failed}
      error={error}
      onRetry={() => void (query.isFetchNextPageError ? fetchNextPage() : refetch())}
      retrying={isFetching}
    />
  );
  if (!data) return failure ?? <Waiting>{trashWords.loading}</Waiting>;
  const rows = data.pages.flatMap(({ page }) => page.trash);
  if (rows.length === 0) {
    return (
      <EmptyState title="A lixeira está vazia">
        <p>O que você excluir fica guardado aqui, e volta com um toque.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={`${lookClasses.rows} ${classes.list}`}>
        {rows.map((row) => (
          <li key={`${row.kind}-${row.id}`}>
            <ListRow
              title={<bdi>{row.name}</bdi>}
              facts={
                <>
                  {kinds[row.kind]} · excluído{' '}
                  <time dateTime={row.deletedAt}>{formatTimeAgo(row.deletedAt)}</time>
                </>
              }
              end={
                <Button
                  variant="default"
                  size="sm"
                  aria-label={`Restaurar ${row.name}`}
                  loading={restore.isPending && restore.variables.id === row.id}
                  onClick={() => restore.isPending || restore.mutate(row)}
                >
                  Restaurar
                </Button>
              }
            />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" loading={isFetching} onClick={() => void fetchNextPage()}>
          {actWords.more}
        </Button>
      )}
      {failure}
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
