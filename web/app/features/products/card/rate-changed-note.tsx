import { IconRefresh } from '@tabler/icons-react';
import { rateChangedNote } from '#core/messages/labels.ts';
import type { Product } from '#core/schemas/product.ts';
import type { AskAbout } from '../acts/ask-about.ts';
import classes from './product-card.module.css';

interface RateChangedNoteProps {
  readonly product: Product;
  readonly hourlyRate: number;
  readonly onAsk: AskAbout;
}

/** Says that the price comes from another hourly rate than today's, and offers to compute it anew. */
export function RateChangedNote({ product, hourlyRate, onAsk }: RateChangedNoteProps) {
  return (
    <div className={classes.rate}>
      <p>{rateChangedNote(product.hourlyRate, hourlyRate)}</p>
      <button
        type="button"
        className={classes.reprice}
        aria-label={`Recalcular ${product.name}`}
        onClick={() => onAsk('reprice', product)}
      >
        <IconRefresh size={18} aria-hidden />
        Recalcular
      </button>
    </div>
  );
}
