import { gatheringTexts } from '#core/catalogue/gathering-texts.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import type { GatheredMaterialsProps } from './gathered-materials.tsx';

interface GatheringDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Called once the material is in the catalogue. */
  readonly onDone: () => void;
}

export function GatheringDialog({ opened, onClose, onDone }: GatheringDialogProps) {
  return (
    <Dialog
      wide
      opened={opened}
      title={gatheringTexts.offer}
      description={gatheringTexts.lead}
      onClose={onClose}
    >
      <GatheredMaterials onClose={onClose} onDone={onDone} />
    </Dialog>
  );
}

const GatheredMaterials = lazyPart<GatheredMaterialsProps>(gatheringTexts.loading, () =>
  import('./gathered-materials.tsx').then((part) => part.GatheredMaterials),
);
