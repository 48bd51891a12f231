import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { confirmations } from '#core/text/toasts.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';

interface DeleteDialogProps {
  readonly opened: boolean;
  readonly material: CatalogueMaterial | null;
  readonly onConfirm: (material: CatalogueMaterial) => void;
  readonly onClose: () => void;
}

export function DeleteDialog({ opened, material, onConfirm, onClose }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      opened={opened}
      title="Excluir material"
      question={confirmations.deleteCatalogueMaterial(material?.name ?? '')}
      confirm="Sim, excluir"
      onConfirm={() => material && onConfirm(material)}
      onClose={onClose}
    />
  );
}
