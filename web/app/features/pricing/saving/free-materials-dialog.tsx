import { useEffect, useRef } from 'react';
import { freeMaterialsQuestion } from '#core/product-draft/form-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import dialogClasses from '../../../ui/dialogs/dialog.module.css';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';

export interface FreeMaterialsDialogProps {
  /** The materials without a price; the dialog is closed without any. */
  readonly names: readonly string[] | undefined;
  readonly onFree: () => void;
  readonly onClose: () => void;
}

/**
 * Asks whether a material without a price was free: it would lower the product's price unseen.
 * Typing the price is the main answer and has the focus.
 */
export function FreeMaterialsDialog({ names, onFree, onClose }: FreeMaterialsDialogProps) {
  return (
    <Dialog
      opened={names !== undefined}
      title={freeMaterialsQuestion}
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
      <Answers onFree={onFree} onClose={onClose} />
    </Dialog>
  );
}

function Answers({ onFree, onClose }: Pick<FreeMaterialsDialogProps, 'onFree' | 'onClose'>) {
  const type = useRef<HTMLButtonElement>(null);
  useEffect(() => type.current?.focus(), []);
  return (
    <div className={dialogClasses.buttons}>
      <Button variant="default" onClick={onFree}>
        Sim, foi de graça
      </Button>
      <Button ref={type} onClick={onClose}>
        Digitar o preço
      </Button>
    </div>
  );
}
