import { stockWords } from '#core/stock/stock-texts.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFoot } from '../../../ui/dialogs/dialog-buttons.tsx';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import type { MoveFormProps } from './move-form.tsx';
import type { MoveRequest } from './move-request.ts';

const titles: Record<MoveRequest['what'], string> = {
  purchase: stockWords.bought,
  adjustment: stockWords.counted,
  loss: stockWords.lost,
  production: stockWords.made,
  sale: stockWords.sold,
};

interface MoveDialogProps extends Omit<MoveFormProps, 'request'> {
  /** Null while none is entered. */
  readonly request: MoveRequest | null;
}

export function MoveDialog({ request, ...props }: MoveDialogProps) {
  return (
    <Dialog
      opened={request !== null}
      title={request ? titles[request.what] : ''}
      description={request && <bdi>{nameOf(request)}</bdi>}
      onClose={props.onClose}
    >
      {request && <MoveForm request={request} {...props} />}
    </Dialog>
  );
}

const nameOf = (request: MoveRequest) =>
  'material' in request ? request.material.name : request.product.name;

const MoveForm = lazyPart<MoveFormProps>(
  'Um momento…',
  () => import('./move-form.tsx').then((part) => part.MoveForm),
  DialogFoot,
);
