import { DelayedText } from '../../../ui/notes/delayed-text.tsx';
import { StaleNote } from '../../../ui/notes/stale-note.tsx';
import type { useProducts } from './use-products.ts';

interface ListNotesProps {
  readonly list: ReturnType<typeof useProducts>;
}

/** The notes above products that may not be the latest, or not all. */
export function ListNotes({ list }: ListNotesProps) {
  const { complete, error, isFetching, refetch } = list;
  if (error) {
    return (
      <StaleNote error={error} retrying={isFetching} onRetry={() => void refetch()}>
        {complete
          ? 'Não foi possível atualizar: seus produtos estão como da última vez.'
          : 'Só os produtos mais novos puderam ser carregados.'}
      </StaleNote>
    );
  }
  if (!complete)
    return <DelayedText>Mostrando os mais novos enquanto os outros chegam…</DelayedText>;
  // A quick update needs no word.
  return isFetching ? <DelayedText after={3_000}>Atualizando a lista…</DelayedText> : null;
}
