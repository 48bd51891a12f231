import { IconHistory } from '@tabler/icons-react';
import { actWords } from '#core/app/app-texts.ts';
import { pickWords, startWords, stockWords } from '#core/stock/stock-texts.ts';
import { Act, ActLink } from '../../../ui/cards/act-menu.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFoot } from '../../../ui/dialogs/dialog-buttons.tsx';
import { Stack } from '../../../ui/look/box.tsx';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import type { MoveFormProps } from './move-form.tsx';
import type { MoveRequest, OpenMove, StockRequest } from './move-request.ts';
import type { PickerProps } from './picker.tsx';
import type { StartFormProps } from './start-form.tsx';
import { type StockItem, stockLook } from './stock-look.ts';

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

const waiting = actWords.wait;
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

interface ActsProps {
  readonly item: StockItem;
  readonly onMove: OpenMove;
  readonly onClose: () => void;
}

/** The movements that can be entered of an item of the stock. */
function Acts({ item, onMove, onClose }: ActsProps) {
  const { moves, history } = stockLook(item);
  return (
    <Stack gap={3}>
      <ul>
        {moves.map(({ request, ...look }) => (
          <Act key={request.what} {...look} onPress={() => onMove(request)} />
        ))}
        <ActLink to={history} Icon={IconHistory} label={stockWords.history} />
      </ul>
      <DialogFoot close="Fechar" onClose={onClose} />
    </Stack>
  );
}
