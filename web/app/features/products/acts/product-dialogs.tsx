import { flushSync } from 'react-dom';
import { actWords } from '#core/app/app-texts.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { deleteProductQuestion } from '#core/products/product-texts.ts';
import { trashWords } from '#core/trash/trash-texts.ts';
import { useAct } from '../../../acts/use-acts.ts';
import { focusCard } from '../../../ui/cards/card-feed.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFoot } from '../../../ui/dialogs/dialog-buttons.tsx';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import { focusScreen } from '../../../ui/screen/use-focus-guard.ts';
import { StopwatchDialog } from '../../stopwatch/stopwatch-dialog.tsx';
import { OfferDialog } from '../offers/offer-dialog.tsx';
import { ReviewDialog } from '../repricing/review-dialog.tsx';
import type { Review } from '../repricing/review-query.ts';
import type { DialogRequest } from './open-dialog.ts';
import { productDeletion } from './product-acts.ts';
import type { ShareChoiceProps } from './share-choice.tsx';

const ShareChoice = lazyPart<ShareChoiceProps>(
  actWords.wait,
  () => import('./share-choice.tsx').then((part) => part.ShareChoice),
  DialogFoot,
);

interface ProductDialogsProps {
  readonly request: DialogRequest | null;
  /** What else is on the screen: one of them takes the focus of what goes. */
  readonly shown?: readonly Product[];
  readonly hourlyRate: number;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

export function ProductDialogs(props: ProductDialogsProps) {
  const { request, shown = [], hourlyRate, onClose, onDeleted } = props;
  const deleteProduct = useAct(productDeletion);
  const productFor = (what: DialogRequest['what']) =>
    request?.what === what ? request.product : null;
  const [deleted, shared] = [productFor('delete'), productFor('share')];
  const remove = (product: Product) => {
    // Closing gives the focus back to a button that is about to go: the next card takes it.
    flushSync(onClose);
    const neighbour = neighbourOf(product, shown);
    if (neighbour) focusCard(neighbour.id);
    else focusScreen();
    deleteProduct(product);
    onDeleted?.();
  };
  return (
    <>
      <ConfirmDialog
        opened={deleted !== null}
        title="Excluir produto"
        question={`${deleteProductQuestion(deleted?.name ?? '')} ${trashWords.keeps}`}
        confirm={actWords.confirmDeletion}
        onConfirm={() => deleted && remove(deleted)}
        onClose={onClose}
      />
      <ReviewDialog
        review={reviewOf(request)}
        onClose={onClose}
        onDone={() => {
          // The button that opened it goes with the note it stands in.
          flushSync(onClose);
          if (request) focusCard(request.product.id);
        }}
      />
      <Dialog
        opened={shared !== null}
        title="Compartilhar"
        description={shared && <bdi>{shared.name}</bdi>}
        onClose={onClose}
      >
        {shared && <ShareChoice product={shared} hourlyRate={hourlyRate} onClose={onClose} />}
      </Dialog>
      <OfferDialog
        product={latest(productFor('offer'), shown)}
        hourlyRate={hourlyRate}
        onClose={onClose}
      />
      <StopwatchDialog product={productFor('stopwatch')} onClose={onClose} />
    </>
  );
}

/** The product as it is now: it may have changed elsewhere since the dialog was opened. */
const latest = (product: Product | null, shown: readonly Product[]) =>
  shown.find(({ id }) => id === product?.id) ?? product;

function reviewOf(request: DialogRequest | null): Review | null {
  if (request?.what !== 'hourlyRate' && request?.what !== 'materials') return null;
  return { cause: request.what, product: request.product.id };
}

/** The one after it, or before it when it is the last. */
function neighbourOf(product: Product, shown: readonly Product[]): Product | undefined {
  const index = shown.findIndex(({ id }) => id === product.id);
  return shown[index + 1] ?? shown[index - 1];
}
