import { stockWords } from '#core/stock/stock-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import dialogClasses from '../../../ui/dialogs/dialog.module.css';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { late } from '../../../ui/screen/late.tsx';
import type { Asked } from './asked.ts';
import type { MoveFormProps } from './move-form.tsx';

const titles: Record<Asked['what'], string> = {
  purchase: stockWords.bought,
  count: stockWords.counted,
  loss: stockWords.lost,
  production: stockWords.made,
  sale: stockWords.sold,
  countPieces: stockWords.counted,
  lossOfPieces: stockWords.lost,
};

interface MoveDialogProps extends Omit<MoveFormProps, 'asked'> {
  /** Null while nothing is told. */
  readonly asked: Asked | null;
}

/** Asks for what was bought, counted, lost, made or sold. */
export function MoveDialog({ asked, ...props }: MoveDialogProps) {
  return (
    <Dialog
      opened={asked !== null}
      title={asked ? titles[asked.what] : ''}
      description={asked && <bdi>{nameOf(asked)}</bdi>}
      onClose={props.onClose}
    >
      {asked && <MoveForm asked={asked} {...props} />}
    </Dialog>
  );
}

const nameOf = (asked: Asked) => ('material' in asked ? asked.material.name : asked.product.name);

const MoveForm = late<MoveFormProps>(
  'Um momento…',
  () => import('./move-form.tsx').then((part) => part.MoveForm),
  ({ onClose }) => (
    <div className={dialogClasses.buttons}>
      <Button variant="default" onClick={onClose}>
        Cancelar
      </Button>
    </div>
  ),
);
