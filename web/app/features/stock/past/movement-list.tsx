import { IconArrowBackUp } from '@tabler/icons-react';
import type { PastMovement } from '#core/schemas/stock.ts';
import { movementTexts, movementWords, moveWords, stockText } from '#core/stock/stock-texts.ts';
import { formatMoney } from '#core/text/formats.ts';
import { formatMoment } from '#core/text/time.ts';
import { useAct } from '../../../acts/use-acts.ts';
import { QuietButton } from '../../../ui/buttons/quiet-button.tsx';
import classes from './movements.module.css';
import { reversalOn } from './reversal.ts';

interface MovementListProps {
  /** The last to happen first. */
  readonly movements: readonly PastMovement[];
  /** Whether the plan takes any back. */
  readonly canMove: boolean;
}

export function MovementList({ movements, canMove }: MovementListProps) {
  const reverse = useAct(reversalOn);
  return (
    <ol className={classes.movements}>
      {movements.map((movement) => (
        <li key={movement.id} className={classes.movement} data-reversed={movement.reversed}>
          <Words movement={movement} />
          {canMove && !movement.reversed && movement.kind !== 'reversal' && (
            <QuietButton
              className={classes.undo}
              aria-label={movementWords.undoAbout(
                movementTexts[movement.kind],
                formatMoment(movement.happenedAt),
              )}
              onClick={() => reverse(movement.id)}
            >
              <IconArrowBackUp size={18} aria-hidden />
              {moveWords.undo}
            </QuietButton>
          )}
        </li>
      ))}
    </ol>
  );
}

function Words({ movement }: { readonly movement: PastMovement }) {
  const { kind, quantity, unit, value, unitPrice, note, happenedAt, onHandAfter } = movement;
  const more = quantity > 0 ? '+' : '';
  return (
    <div className={classes.words}>
      <p className={classes.line}>
        <strong>{movementTexts[kind]}</strong>
        <span className={classes.quantity} data-less={quantity < 0 || undefined}>
          {more}
          {stockText(quantity, unit)}
        </span>
      </p>
      <p className={classes.facts}>
        <time dateTime={happenedAt}>{formatMoment(happenedAt)}</time>
        <span>{movementWords.after(stockText(onHandAfter, unit))}</span>
        <span>
          {unitPrice !== null && kind === 'sale'
            ? movementWords.forEach(unitPrice)
            : formatMoney(Math.abs(value))}
        </span>
        {movement.reversed && <span>{movementWords.reversed}</span>}
      </p>
      {note && (
        <p className={classes.note} dir="auto">
          {note}
        </p>
      )}
    </div>
  );
}
