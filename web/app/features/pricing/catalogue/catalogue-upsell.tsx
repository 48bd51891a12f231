import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Callout } from '../../../ui/notes/callout.tsx';

/** In place of the catalogue, for a plan without it. */
export function CatalogueUpsell() {
  return (
    <Callout
      kind="info"
      action={
        <LinkButton to="/upgrade" variant="default" size="sm">
          Conhecer o Pro
        </LinkButton>
      }
    >
      No plano Pro, seus materiais ficam em um catálogo: um toque e eles estão aqui, já com o preço.
    </Callout>
  );
}
