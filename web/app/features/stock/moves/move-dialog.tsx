import { pickWords, startWords, stockWords } from '#core/stock/stock-texts.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFoot } from '../../../ui/dialogs/dialog-buttons.tsx';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import { Acts } from './acts.tsx';
import type { MoveFormProps } from './move-form.tsx';
import type { MoveRequest, OpenMove, StockRequest } from './move-request.ts';
import type { PickerProps } from './picker.tsx';
import type { StartFormProps } from './start-form.tsx';
import { stockLook } from './stock-look.ts';

const titles: Record<MoveRequest['what'], string> = {
  purchase: stockWords.bought,
  adjustment: stockWords.counted,
  loss: stockWords.lost,
  production: stockWords.made,
  sale: stockWords.sold,
};

interface MoveDialogProps extends Omit<MoveFormProps, 'request'> {
  /** Null while nothing is entered. */
  readonly request: StockRequest | null;
  readonly onMove: OpenMove;
}

export function MoveDialog({ request, onMove, ...props }: MoveDialogProps) {
  const { title, about } = request ? headOf(request) : { title: '', about: null };
  return (
    <Dialog
      opened={request !== null}
      title={title}
      description={about && <bdi>{about}</bdi>}
      onClose={props.onClose}
    >
      {request && <Content request={request} onMove={onMove} {...props} />}
    </Dialog>
  );
}

function headOf(request: StockRequest) {
  switch (request.what) {
    case 'acts': {
      const { amount, facts } = stockLook(request.item);
      return { title: request.item.name, about: [amount, ...facts].filter(Boolean).join(' · ') };
    }
    case 'pick':
      return { title: titles[request.act], about: pickWords.which[request.act] };
    case 'start':
      return { title: startWords.title, about: startWords.lead };
    default: {
      const { name } = 'material' in request ? request.material : request.product;
      return { title: titles[request.what], about: name };
    }
  }
}

function Content({ request, onMove, ...props }: MoveDialogProps & { request: StockRequest }) {
  switch (request.what) {
    case 'acts':
      return <Acts item={request.item} onMove={onMove} onClose={props.onClose} />;
    case 'pick':
      return <Picker act={request.act} onMove={onMove} onClose={props.onClose} />;
    case 'start':
      return <StartForm onClose={props.onClose} />;
    default:
      return <MoveForm request={request} {...props} />;
  }
}

const waiting = 'Um momento…';
const MoveForm = lazyPart<MoveFormProps>(
  waiting,
  () => import('./move-form.tsx').then((part) => part.MoveForm),
  DialogFoot,
);
const Picker = lazyPart<PickerProps>(
  waiting,
  () => import('./picker.tsx').then((part) => part.Picker),
  DialogFoot,
);
const StartForm = lazyPart<StartFormProps>(
  waiting,
  () => import('./start-form.tsx').then((part) => part.StartForm),
  DialogFoot,
);
