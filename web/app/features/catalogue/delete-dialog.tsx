import { confirmations } from '#core/messages/toasts.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { cardId } from '../../ui/card-feed.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useDelete } from './use-delete.ts';

interface DeleteDialogProps {
  readonly opened: boolean;
  readonly material: CatalogueMaterial | null;
  /** @param neighbour the card after it, or before it */
  readonly onDeleted: (neighbour: HTMLElement | null) => void;
  readonly onClose: () => void;
}

export function DeleteDialog({ opened, material, onDeleted, onClose }: DeleteDialogProps) {
  const { deleteMaterial, isPending } = useDelete();
  const confirm = async () => {
    if (!material) return;
    const neighbour = neighbourOf(material);
    if (await deleteMaterial(material)) onDeleted(neighbour);
    else onClose();
  };
  return (
    <ConfirmDialog
      opened={opened}
      title="Excluir material"
      question={confirmations.deleteCatalogueMaterial(material?.name ?? '')}
      confirm="Sim, excluir"
      pending={isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}

/** The card after a material's, or before it. */
function neighbourOf({ id }: CatalogueMaterial): HTMLElement | null {
  const place = document.getElementById(cardId(id))?.parentElement;
  const neighbour = place?.nextElementSibling ?? place?.previousElementSibling;
  return neighbour?.querySelector('article') ?? null;
}
