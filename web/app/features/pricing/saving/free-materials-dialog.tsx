import { confirmations } from '#core/text/toasts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import dialogClasses from '../../../ui/dialogs/dialog.module.css';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';

interface FreeMaterialsDialogProps {
  /** The materials without a price; the dialog is closed without any. */
  readonly names: readonly string[] | undefined;
  readonly onFree: () => void;
  readonly onClose: () => void;
}

/**
 * Asks whether a material without a price was free: it would lower the product's price unseen.
 * Typing the price is the first choice and has the focus.
 */
export function FreeMaterialsDialog({ names, onFree, onClose }: FreeMaterialsDialogProps) {
  return (
    <Dialog
      opened={names !== undefined}
      title={confirmations.freeMaterials}
      description={
        names && (
          <ul>
            {names.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two materials may have one name
              <li key={index}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        )
      }
      onClose={onClose}
    >
      <div className={dialogClasses.buttons}>
        <Button onClick={onClose}>Digitar o preço</Button>
        <Button variant="default" onClick={onFree}>
          Sim, foi de graça
        </Button>
      </div>
    </Dialog>
  );
}
