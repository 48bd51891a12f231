import { flushSync } from 'react-dom';
import type { Product } from '#core/schemas/product.ts';
import { useAct } from '../../../acts/use-acts.ts';
import { focusCard } from '../../../ui/cards/card-feed.tsx';
import { focusScreen } from '../../../ui/screen/use-screen-focus.ts';
import { StopwatchDialog } from '../../stopwatch/stopwatch-dialog.tsx';
import { ReviewDialog } from '../repricing/review-dialog.tsx';
import type { Review } from '../repricing/review-query.ts';
import type { DialogRequest } from './ask-about.ts';
import { DeleteDialog } from './delete-product-dialog.tsx';
import { productDeletion } from './product-acts.ts';
import { ShareDialog } from './share-dialog.tsx';

interface ProductDialogsProps {
  readonly request: DialogRequest | null;
  /** The products on the screen, in their order. */
  readonly shown: readonly Product[];
  readonly hourlyRate: number;
  readonly onClose: () => void;
}

/** What is request about a product, and what is done when the answer is yes. */
export function ProductDialogs({ request, shown, hourlyRate, onClose }: ProductDialogsProps) {
  const deleteProduct = useAct(productDeletion);
  const productFor = (what: DialogRequest['what']) =>
    request?.what === what ? request.product : null;
  const remove = (product: Product) => {
    // Closing gives the focus back to a button that is about to go: the next card takes it.
    flushSync(onClose);
    const neighbour = neighbourOf(product, shown);
    if (neighbour) focusCard(neighbour.id);
    else focusScreen();
    deleteProduct(product);
  };
  return (
    <>
      <DeleteDialog product={productFor('delete')} onConfirm={remove} onClose={onClose} />
      <ReviewDialog
        review={reviewOf(request)}
        onClose={onClose}
        onDone={() => {
          // The button that request goes with the note it stands in.
          flushSync(onClose);
          if (request) focusCard(request.product.id);
        }}
      />
      <ShareDialog product={productFor('share')} hourlyRate={hourlyRate} onClose={onClose} />
      <StopwatchDialog product={productFor('stopwatch')} onClose={onClose} />
    </>
  );
}

function reviewOf(request: DialogRequest | null): Review | null {
  if (request?.what !== 'hourlyRate' && request?.what !== 'materials') return null;
  return { cause: request.what, product: request.product.id };
}

/** The one after it, or before it when it is the last. */
function neighbourOf(product: Product, shown: readonly Product[]): Product | undefined {
  const index = shown.findIndex(({ id }) => id === product.id);
  return shown[index + 1] ?? shown[index - 1];
}
