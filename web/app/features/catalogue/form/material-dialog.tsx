import { useRef } from 'react';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFoot } from '../../../ui/dialogs/dialog-buttons.tsx';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import type { MaterialFormProps } from './material-form.tsx';
import type { OnSaved } from './use-material-form.ts';

interface MaterialDialogProps {
  readonly opened: boolean;
  /** What is edited; null for a new material. */
  readonly material: CatalogueMaterial | null;
  readonly onSaved: OnSaved;
  readonly onClose: () => void;
}

export function MaterialDialog({ opened, material, onSaved, onClose }: MaterialDialogProps) {
  const dismiss = useRef(onClose);
  return (
    <Dialog
      opened={opened}
      title={material ? 'Editar Material' : 'Novo Material'}
      onDismiss={() => dismiss.current()}
      onClose={onClose}
    >
      <MaterialForm material={material} dismiss={dismiss} onSaved={onSaved} onClose={onClose} />
    </Dialog>
  );
}

const MaterialForm = lazyPart<MaterialFormProps>(
  'Abrindo o material…',
  () => import('./material-form.tsx').then((part) => part.MaterialForm),
  DialogFoot,
);
