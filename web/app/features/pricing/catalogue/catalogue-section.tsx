import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import { FormSection } from '../form/form-section.tsx';
import type { MaterialRows } from '../materials/material-rows.ts';

const OwnCatalogue = lazyPart(
  'Carregando seu catálogo…',
  async () => (await import('./own-catalogue.tsx')).OwnCatalogue,
);

export function CatalogueSection({ rows }: { readonly rows: MaterialRows }) {
  return (
    <FormSection title="Do seu catálogo" lead="Um toque põe um na peça, pelo preço do catálogo.">
      <OwnCatalogue rows={rows} />
    </FormSection>
  );
}

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
