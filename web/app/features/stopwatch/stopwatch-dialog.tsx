import { useNavigate } from 'react-router';
import { stopwatchStates } from '#core/stopwatch/stopwatch-states.ts';
import dialogClasses from '../../ui/dialogs/dialog.module.css';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogFoot } from '../../ui/dialogs/dialog-buttons.tsx';
import { useUser } from '../session/user-context.ts';
import { LazyPanel } from './lazy-panel.tsx';

interface StopwatchDialogProps {
  readonly product: { readonly id: string; readonly name: string } | null;
  readonly onClose: () => void;
}

export function StopwatchDialog({ product, onClose }: StopwatchDialogProps) {
  const { id: userId } = useUser();
  const navigate = useNavigate();
  return (
    <Dialog
      opened={product !== null}
      title={product?.name ?? stopwatchStates.off}
      onClose={onClose}
    >
      <div className={dialogClasses.form}>
        {product && (
          <LazyPanel
            place={{ userId, productId: product.id }}
            startedAt={null}
            takesFocus
            onUse={null}
            onOpenForm={() => {
              onClose();
              void navigate(`/edit-product/${product.id}`);
            }}
          />
        )}
        <DialogFoot close="Fechar" onClose={onClose} />
      </div>
    </Dialog>
  );
}
