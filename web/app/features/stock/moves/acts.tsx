import { IconHistory } from '@tabler/icons-react';
import { stockWords } from '#core/stock/stock-texts.ts';
import { Act, ActLink } from '../../../ui/cards/act-menu.tsx';
import { DialogFoot } from '../../../ui/dialogs/dialog-buttons.tsx';
import { Stack } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { type StockItem, stockLook } from '../list/stock-look.ts';
import type { OpenMove } from './move-request.ts';

interface ActsProps {
  readonly item: StockItem;
  readonly onMove: OpenMove;
  readonly onClose: () => void;
}

/** How an item of the stock stands, and what can be told about it. */
export function Acts({ item, onMove, onClose }: ActsProps) {
  const { amount, facts, moves, history } = stockLook(item);
  return (
    <Stack gap={3}>
      <Text tone="soft">{[amount, ...facts].filter(Boolean).join(' · ')}</Text>
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
