import { defaultHourlyRate } from '#core/hour/hourly-rate-field.ts';
import { reviewLead, reviewTitles } from '#core/repricing/repricing-texts.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import { useUser } from '../../session/user-context.ts';
import type { ReviewProductsProps } from './review-products.tsx';
import type { Review } from './review-query.ts';

interface ReviewDialogProps {
  /** Null while nothing is looked at. */
  readonly review: Review | null;
  readonly material?: string | undefined;
  readonly products?: number | undefined;
  readonly onClose: () => void;
  /** Products were repriced; without it the dialog is closed. */
  readonly onDone?: () => void;
}

export function ReviewDialog(props: ReviewDialogProps) {
  const { review, material, products, onClose, onDone = onClose } = props;
  const isOne = products === 1 || review?.product !== undefined;
  const hourlyRate = useUser().hourlyRate || defaultHourlyRate;
  return (
    <Dialog
      wide
      opened={review !== null}
      title={review ? reviewTitles[review.cause] : ''}
      description={review && reviewLead({ cause: review.cause, hourlyRate, material, isOne })}
      onClose={onClose}
    >
      {review && <ReviewProducts review={review} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

const ReviewProducts = lazyPart<ReviewProductsProps>('Abrindo a lista…', () =>
  import('./review-products.tsx').then((part) => part.ReviewProducts),
);
