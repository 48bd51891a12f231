import { Callout } from '../../../ui/callout.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

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
