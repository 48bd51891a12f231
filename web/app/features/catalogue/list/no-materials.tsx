import { IconNeedleThread, IconSearch } from '@tabler/icons-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';

/** The catalogue has nothing in it yet. */
export function NoMaterials({ onCreate }: { readonly onCreate: () => void }) {
  return (
    <EmptyState
      title="Nenhum material cadastrado"
      picture={<IconNeedleThread size="100%" stroke={1} />}
      action={<Button onClick={onCreate}>Cadastrar Primeiro Material</Button>}
    >
      <p>Comece cadastrando seus primeiros materiais</p>
    </EmptyState>
  );
}

/** The catalogue has nothing like what is looked for. */
export function NoMaterialFound() {
  return (
    <EmptyState title="Nenhum material encontrado" picture={<IconSearch size="100%" stroke={1} />}>
      <p>Tente buscar com outros termos</p>
    </EmptyState>
  );
}
