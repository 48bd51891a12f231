import { IconChartBar, IconPlus } from '@tabler/icons-react';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';

export function EmptyReport() {
  return (
    <EmptyState
      title="Ainda não há o que analisar"
      picture={<IconChartBar size="100%" stroke={1} />}
      action={
        <LinkButton to="/calculator" leftSection={<IconPlus size={22} aria-hidden />}>
          Precificar a primeira peça
        </LinkButton>
      }
    >
      <p>
        Salve sua primeira peça e veja aqui quanto seus produtos rendem, quais dão mais lucro e o
        que vale a pena revisar.
      </p>
    </EmptyState>
  );
}
