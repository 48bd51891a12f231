import { memo } from 'react';
import { cardProps } from '../../../ui/cards/card-feed.tsx';
import { ListRow } from '../../../ui/look/list-row.tsx';
import type { OpenMove } from '../moves/move-request.ts';
import { type StockItem, stockLook, toneOfLevel } from '../moves/stock-look.ts';

interface StockRowProps {
  readonly item: StockItem;
  /** The row's place among all that are shown, from 1 on. */
  readonly position: number;
  readonly total: number;
  /** Undefined where the plan moves nothing: a press then leads to the history. */
  readonly onMove: OpenMove | undefined;
}

export const StockRow = memo(function StockRow({ item, position, total, onMove }: StockRowProps) {
  const { id, name } = item;
  const { level, amount, facts, history } = stockLook(item);
  const pressed = onMove
    ? { onPress: () => onMove({ what: 'acts', item }), pressLabel: `Mais ações: ${name}` }
    : { to: history };
  return (
    <article {...cardProps(id, position, total)} aria-labelledby={`stock-${id}`}>
      <ListRow
        {...pressed}
        heading="h2"
        {...(level && { mark: toneOfLevel[level] })}
        title={
          <bdi id={`stock-${id}`} data-name>
            {name}
          </bdi>
        }
        columns={facts}
        value={amount}
      />
    </article>
  );
});
