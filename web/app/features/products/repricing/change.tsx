import { IconArrowRight } from '@tabler/icons-react';
import type { Formattable } from '#core/text/formats.ts';
import { VisuallyHidden } from '../../../ui/notes/visually-hidden.tsx';
import { Amount } from '../../../ui/price/amount.tsx';
import classes from './review.module.css';

interface ChangeProps {
  readonly label: string;
  readonly before: Formattable;
  readonly after: Formattable;
  /** How the figure is written. */
  readonly say: (figure: Formattable) => string;
}

/** A figure before and after; once where it stays. Below zero it is a loss. */
export function Change({ label, before, after, say }: ChangeProps) {
  return (
    <div className={classes.change}>
      <dt>{label}</dt>
      <dd>
        {say(before) !== say(after) && (
          <>
            <span data-loss={isLoss(before)}>
              <Amount inline>{say(before)}</Amount>
            </span>
            <VisuallyHidden> passa a </VisuallyHidden>
            <IconArrowRight size={16} aria-hidden className={classes.arrow} />
          </>
        )}
        <strong data-loss={isLoss(after)}>
          <Amount inline>{say(after)}</Amount>
        </strong>
      </dd>
    </div>
  );
}

const isLoss = (figure: Formattable) => Number(figure) < 0 || undefined;
