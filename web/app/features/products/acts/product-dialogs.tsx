import { flushSync } from 'react-dom';
import type { Product } from '#core/schemas/product.ts';
import { useAct } from '../../../acts/use-acts.ts';
import { focusCard } from '../../../ui/cards/card-feed.tsx';
import { focusScreen } from '../../../ui/screen/use-screen-focus.ts';
import { StopwatchDialog } from '../../stopwatch/stopwatch-dialog.tsx';
import type { Asked } from './ask-about.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { productDeletion, productRepricing } from './product-acts.ts';
import { RepriceDialog } from './reprice-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';

interface ProductDialogsProps {
  readonly asked: Asked | null;
  /** The products on the screen, in their order. */
  readonly shown: readonly Product[];
  readonly hourlyRate: number;
  readonly onClose: () => void;
}

/** What is asked about a product, and what is done when the answer is yes. */
export function ProductDialogs({ asked, shown, hourlyRate, onClose }: ProductDialogsProps) {
  const deleteProduct = useAct(productDeletion);
  const reprice = useAct(productRepricing);
  const askedTo = (what: Asked['what']) => (asked?.what === what ? asked.product : null);
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
      <DeleteDialog product={askedTo('delete')} onConfirm={remove} onClose={onClose} />
      <RepriceDialog
        product={askedTo('reprice')}
        hourlyRate={hourlyRate}
        onConfirm={(product) => {
          // The button that asked goes with the note it stands in.
          flushSync(onClose);
          focusCard(product.id);
          reprice(product, hourlyRate);
        }}
        onClose={onClose}
      />
      <ShareDialog product={askedTo('share')} hourlyRate={hourlyRate} onClose={onClose} />
      <StopwatchDialog product={askedTo('stopwatch')} onClose={onClose} />
    </>
  );
}

/** The one after it, or before it when it is the last. */
function neighbourOf(product: Product, shown: readonly Product[]): Product | undefined {
  const index = shown.findIndex(({ id }) => id === product.id);
  return shown[index + 1] ?? shown[index - 1];
}
