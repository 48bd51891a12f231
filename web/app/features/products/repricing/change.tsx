import { IconArrowRight } from '@tabler/icons-react';
import { VisuallyHidden } from '../../../ui/notes/visually-hidden.tsx';
import { Amount } from '../../../ui/price/amount.tsx';
import classes from './review.module.css';

interface ChangeProps {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** A figure before and after; once where it stays. */
export function Change({ label, before, after }: ChangeProps) {
  return (
    <div className={classes.change}>
      <dt>{label}</dt>
      <dd>
        {before !== after && (
          <>
            <Amount inline>{before}</Amount>
            <VisuallyHidden> passa a </VisuallyHidden>
            <IconArrowRight size={16} aria-hidden className={classes.arrow} />
          </>
        )}
        <strong>
          <Amount inline>{after}</Amount>
        </strong>
      </dd>
    </div>
  );
}
