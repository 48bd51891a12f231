import { IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import type { ToBuy } from '#core/lists/shopping-list.ts';
import { shoppingText, shoppingWords, toBuyText } from '#core/stock/stock-texts.ts';
import { shareOrCopy } from '../../../ui/browser/share-or-copy.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import dialogClasses from '../../../ui/dialogs/dialog.module.css';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useOneAtATime } from '../../../ui/forms/use-one-at-a-time.ts';
import { Callout } from '../../../ui/notes/callout.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import classes from './shopping-dialog.module.css';

interface ShoppingDialogProps {
  readonly opened: boolean;
  readonly list: readonly ToBuy[];
  readonly onClose: () => void;
}

export function ShoppingDialog({ opened, list, onClose }: ShoppingDialogProps) {
  return (
    <Dialog opened={opened} title={shoppingWords.title} onClose={onClose}>
      <ShoppingList list={list} onClose={onClose} />
    </Dialog>
  );
}

function ShoppingList({ list, onClose }: Omit<ShoppingDialogProps, 'opened'>) {
  const [isRefused, setRefused] = useState(false);
  const { run } = useOneAtATime();
  const share = async () => {
    const outcome = await shareOrCopy(shoppingWords.title, shoppingText(list));
    if (outcome === 'copied') toast.success(shoppingWords.copied);
    setRefused(outcome === 'refused');
  };
  return (
    <>
      {list.length === 0 ? (
        <p>{shoppingWords.empty}</p>
      ) : (
        <ul className={classes.list}>
          {list.map((each) => (
            <li key={each.material.id} dir="auto">
              {toBuyText(each)}
            </li>
          ))}
        </ul>
      )}
      <div role="alert">{isRefused && <Callout kind="warn">{shoppingWords.refused}</Callout>}</div>
      <div className={dialogClasses.buttons}>
        <Button variant="default" onClick={onClose}>
          Fechar
        </Button>
        {list.length > 0 && (
          <Button
            leftSection={<IconShare2 size={20} aria-hidden />}
            onClick={() => void run(share)}
          >
            {shoppingWords.share}
          </Button>
        )}
      </div>
    </>
  );
}
