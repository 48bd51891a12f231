import { IconHistory } from '@tabler/icons-react';
import { stockWords } from '#core/stock/stock-texts.ts';
import { Act, ActLink } from '../../../ui/cards/act-menu.tsx';
import { DialogFoot } from '../../../ui/dialogs/dialog-buttons.tsx';
import { Stack } from '../../../ui/look/box.tsx';
import type { OpenMove } from './move-request.ts';
import { type StockItem, stockLook } from './stock-look.ts';

interface ActsProps {
  readonly item: StockItem;
  readonly onMove: OpenMove;
  readonly onClose: () => void;
}

/** What can be told about an item of the stock. */
export function Acts({ item, onMove, onClose }: ActsProps) {
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
