import type { StockAct } from '#core/stock/stock-schemas.ts';
import { moveWords } from '#core/stock/stock-texts.ts';
import { actOnce, type Stage } from '../../../acts/act.ts';
import { answerOf, api } from '../../../api/client.ts';
import { stockKey } from '../stock-key.ts';
import { showAct } from '../stock-query.ts';

/** Takes a movement back, with all that was done together with it: once, however often it is pressed. */
export const reversalOn = (stage: Stage) =>
  actOnce<StockAct>(stage, {
    key: [...stockKey, 'reverse'],
    send: ({ id }, once) => answerOf(api.movements[':id'].reverse.$post({ param: { id } }, once)),
    onDone: (act) => showAct(stage.client, act),
    done: moveWords.undone,
    failed: moveWords.undoFailed,
    // Somebody else took it back already, or the plan ended: what shows is old.
    onRefused: () => {
      void stage.client.invalidateQueries({ queryKey: stockKey });
      return false;
    },
  });
