import { IconBooks } from '@tabler/icons-react';
import { useState } from 'react';
import { suggestionLabels } from '#core/catalogue/known-material-texts.ts';
import { QuietButton } from '../../../ui/buttons/quiet-button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFoot } from '../../../ui/dialogs/dialog-buttons.tsx';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import type { MaterialRows } from '../materials/material-rows.ts';
import type { OwnCatalogueProps } from './own-catalogue.tsx';

const title = suggestionLabels.catalogue;

const OwnCatalogue = lazyPart<OwnCatalogueProps>(
  'Carregando seu catálogo…',
  async () => (await import('./own-catalogue.tsx')).OwnCatalogue,
);

/** The catalogue by category, above all else; one that is pressed goes on to its quantity. */
export function CatalogueButton({ rows }: { readonly rows: MaterialRows }) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <QuietButton onClick={() => setOpened(true)}>
        <IconBooks size={18} aria-hidden /> {title}
      </QuietButton>
      <Dialog opened={opened} title={title} wide onClose={close}>
        <OwnCatalogue rows={rows} onPicked={close} />
        <DialogFoot close="Fechar" onClose={close} />
      </Dialog>
    </>
  );
}
