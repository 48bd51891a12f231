import type { Product } from '#core/schemas/product.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import dialogClasses from '../../../ui/dialogs/dialog.module.css';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import type { ShareChoiceProps } from './share-choice.tsx';

interface ShareDialogProps {
  /** Null while none is shared. */
  readonly product: Product | null;
  readonly hourlyRate: number;
  readonly onClose: () => void;
}

/** Asks for whom the text about a product is. */
export function ShareDialog({ product, hourlyRate, onClose }: ShareDialogProps) {
  return (
    <Dialog
      opened={product !== null}
      title="Compartilhar"
      description={product && <bdi>{product.name}</bdi>}
      onClose={onClose}
    >
      {product && <ShareChoice product={product} hourlyRate={hourlyRate} onClose={onClose} />}
    </Dialog>
  );
}

const ShareChoice = lazyPart<ShareChoiceProps>(
  'Um momento…',
  () => import('./share-choice.tsx').then((part) => part.ShareChoice),
  ({ onClose }) => (
    <div className={dialogClasses.buttons}>
      <Button variant="default" onClick={onClose}>
        Cancelar
      </Button>
    </div>
  ),
);
