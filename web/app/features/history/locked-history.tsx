import { IconCrown, IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { historyWords } from '#core/history/history-texts.ts';
import { formatCount } from '#core/text/formats.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { type HistoryOf, historyCountQuery } from './history-query.ts';

/** History is kept for everybody; this is what those see whose plan does not open it. */
export function LockedHistory(of: HistoryOf) {
  const { data: count } = useQuery(historyCountQuery(of));
  return (
    <EmptyState
      heading="h1"
      title={historyWords.title}
      picture={<IconHistory size="100%" stroke={1} />}
      action={
        <LinkButton to="/upgrade" leftSection={<IconCrown size={20} aria-hidden />}>
          Fazer Upgrade
        </LinkButton>
      }
    >
      <p>
        {count !== undefined &&
          (count === 1
            ? 'A primeira versão está guardada. '
            : `${formatCount(count, 'versão guardada', 'versões guardadas')}. `)}
        O Plano Pro mostra o que mudou em cada uma, compara duas lado a lado e restaura a que você
        quiser.
      </p>
    </EmptyState>
  );
}
