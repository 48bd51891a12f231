import { v7 as uuidv7 } from 'uuid';
import type { StockAct } from '#core/schemas/stock.ts';
import { moveWords } from '#core/stock/stock-texts.ts';
import { actOn, type Stage, type Target, unansweredTry } from '../../../acts/act.ts';
import { answerOf, api } from '../../../api/client.ts';
import { stockKey } from '../stock-key.ts';
import { showAct } from '../stock-query.ts';

interface Reversing extends Target {
  /** The id of the reversal, the same at every try. */
  readonly key: string;
}

const reversing = [...stockKey, 'reverse'];

/** Takes a movement back, with all that was done together with it: once, however often it is request. */
export function reversalOn(stage: Stage): (movementId: string) => void {
  const reverse = actOn<Reversing, StockAct>(stage, {
    key: reversing,
    send: ({ id, key }) =>
      answerOf(
        api.movements[':id'].reverse.$post(
          { param: { id } },
          { headers: { 'Idempotency-Key': key } },
        ),
      ),
    onDone: (act) => showAct(stage.client, act),
    done: moveWords.undone,
    failed: moveWords.undoFailed,
    // Somebody else took it back already, or the plan ended: what shows is old.
    onRefused: () => {
      void stage.client.invalidateQueries({ queryKey: stockKey });
      return false;
    },
  });
  return (id) =>
    reverse(unansweredTry<Reversing>(stage.client, reversing, id) ?? { id, key: uuidv7() });
}
