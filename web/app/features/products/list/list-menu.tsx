import {
  IconCrown,
  IconFileImport,
  IconHelp,
  IconLayoutGrid,
  IconList,
  IconPrinter,
} from '@tabler/icons-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { actWords } from '#core/app/app-texts.ts';
import { plans } from '#core/plans/plans.ts';
import { standingsExplained } from '#core/pricing/profitability-labels.ts';
import { listWords } from '#core/products/list-texts.ts';
import { type Audience, audiences, paperWords, printLabel } from '#core/products/paper-texts.ts';
import { Act, ActLink, ActMenu } from '../../../ui/cards/act-menu.tsx';
import type { ListLook } from '../../../ui/cards/use-list-look.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFoot } from '../../../ui/dialogs/dialog-buttons.tsx';
import { VisuallyHidden } from '../../../ui/look/visually-hidden.tsx';
import { usePrint } from '../../../ui/paper/print-button.tsx';
import { useUser } from '../../session/user-context.ts';

interface ListMenuProps {
  readonly look: ListLook;
  readonly onLook: (look: ListLook) => void;
  /** Everything is here that is to be printed, or no more comes; otherwise it is waited for. */
  readonly ready: boolean;
  /** Chooses for whom the list is printed, as sharing has the same choice. */
  readonly onAudience: (audience: Audience) => void;
}

/** What is done with the whole list. */
export function ListMenu({ look, onLook, ready, onAudience }: ListMenuProps) {
  const { sheets } = plans[useUser().plan].features;
  const { print, waiting } = usePrint(ready);
  const [isExplaining, setExplaining] = useState(false);
  const close = () => setExplaining(false);
  const printFor = (audience: Audience) => {
    flushSync(() => onAudience(audience));
    print();
  };
  const other = look === 'rows' ? 'cards' : 'rows';
  return (
    <>
      <ActMenu name={listWords.products}>
        <Act
          Icon={other === 'cards' ? IconLayoutGrid : IconList}
          label={listWords.showAs[other]}
          onPress={() => onLook(other)}
        />
        {audiences.map(({ audience, title }) => (
          <Act
            key={audience}
            Icon={IconPrinter}
            label={printLabel(title)}
            onPress={() => printFor(audience)}
          />
        ))}
        <ActLink
          to="/import"
          Icon={sheets ? IconFileImport : IconCrown}
          label={actWords.bringList}
          {...(!sheets && { more: ', exclusivo do plano Pro' })}
        />
        <Act Icon={IconHelp} label={listWords.aboutStandings} onPress={() => setExplaining(true)} />
      </ActMenu>
      <Dialog opened={isExplaining} title={listWords.aboutStandings} onClose={close}>
        <p>{standingsExplained}</p>
        <DialogFoot close="Fechar" onClose={close} />
      </Dialog>
      <VisuallyHidden>
        <span role="status">{waiting && paperWords.preparing}</span>
      </VisuallyHidden>
    </>
  );
}
