import type { Product } from '#core/schemas/product.ts';
import { confirmations } from '#core/text/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';

interface DeleteDialogProps {
  /** Null while none is to be deleted. */
  readonly product: Product | null;
  readonly onConfirm: (product: Product) => void;
  readonly onClose: () => void;
}

export function DeleteDialog({ product, onConfirm, onClose }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      opened={product !== null}
      title="Excluir produto"
      question={product ? confirmations.deleteProduct(product.name) : ''}
      confirm="Sim, excluir"
      onConfirm={() => product && onConfirm(product)}
      onClose={onClose}
    />
  );
}
