import { IconPlus } from '@tabler/icons-react';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { EmptyShelf } from './empty-shelf.tsx';

/** No products yet: teaches the first step. */
export function NoProducts() {
  return (
    <EmptyState
      title="Sua prateleira está vazia"
      picture={<EmptyShelf />}
      action={
        <LinkButton to="/calculator" leftSection={<IconPlus size={22} aria-hidden />}>
          Precificar a primeira peça
        </LinkButton>
      }
    >
      <p>
        Escolha uma peça que você acabou de fazer e tenha à mão quanto gastou em materiais e quantas
        horas levou. Em dois minutos você sabe por quanto vender.
      </p>
    </EmptyState>
  );
}
