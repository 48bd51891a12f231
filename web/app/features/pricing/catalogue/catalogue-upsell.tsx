import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Note } from '../../../ui/look/note.tsx';

export function CatalogueUpsell() {
  return (
    <Note
      kind="info"
      action={
        <LinkButton to="/upgrade" variant="default" size="sm">
          Conhecer o Pro
        </LinkButton>
      }
    >
      No plano Pro, seus materiais ficam em um catálogo: um toque e eles estão aqui, já com o preço.
    </Note>
  );
}
