import { IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { trashWords } from '#core/history/history-texts.ts';
import type { Trashed } from '#core/schemas/trash.ts';
import { formatTimeAgo } from '#core/text/time.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { LoadError } from '../../ui/notes/load-error.tsx';
import { Waiting } from '../../ui/notes/waiting.tsx';
import classes from './trash.module.css';
import { trashQuery } from './trash-query.ts';
import { useRestoreRow } from './use-restore-row.ts';

/** What was deleted, and the way back. */
export function Trash() {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1}>
      {/* The row of the pressed button goes. */}
      <Rows onBroughtBack={() => place.current?.focus({ preventScroll: true })} />
    </div>
  );
}

function Rows({ onBroughtBack }: { readonly onBroughtBack: () => void }) {
  const query = useInfiniteQuery(trashQuery);
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = query;
  const { restoreRow, under } = useRestoreRow(onBroughtBack);
  const again = () => void (query.isFetchNextPageError ? fetchNextPage() : refetch());
  const retry = { onRetry: again, retrying: isFetching };
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
            <Words row={row} />
            <Button
              variant="default"
              size="sm"
              aria-label={`Restaurar ${row.name}`}
              loading={under === row.id}
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

function Words({ row: { kind, name, deletedAt } }: { readonly row: Trashed }) {
  return (
    <div className={classes.words}>
      <p className={classes.name}>
        <bdi>{name}</bdi>
      </p>
      <p className={classes.facts}>
        {kinds[kind]} · excluído <time dateTime={deletedAt}>{formatTimeAgo(deletedAt)}</time>
      </p>
    </div>
  );
}
