import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import { FormSection } from '../form/form-section.tsx';
import type { MaterialRows } from '../materials/material-rows.ts';

/** Only Pro has it on the form: whoever has not loads none of it. */
const OwnCatalogue = lazyPart(
  'Carregando seu catálogo…',
  async () => (await import('./own-catalogue.tsx')).OwnCatalogue,
);

/** The user's own materials: one tap puts one into the product. */
export function CatalogueSection({ rows }: { readonly rows: MaterialRows }) {
  return (
    <FormSection
      title="Do seu catálogo"
      lead="Toque em um material para pôr um na peça, pelo preço do catálogo."
    >
      <OwnCatalogue rows={rows} />
    </FormSection>
  );
}
