import { flushSync } from 'react-dom';
import type { Product } from '#core/schemas/product.ts';
import { confirmations } from '#core/text/toasts.ts';
import { useAct } from '../../../acts/use-acts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { focusCard } from '../../../ui/cards/card-feed.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import dialogClasses from '../../../ui/dialogs/dialog.module.css';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import { focusScreen } from '../../../ui/screen/use-screen-focus.ts';
import { StopwatchDialog } from '../../stopwatch/stopwatch-dialog.tsx';
import { ReviewDialog } from '../repricing/review-dialog.tsx';
import type { Review } from '../repricing/review-query.ts';
import type { DialogRequest } from './ask-about.ts';
import { productDeletion } from './product-acts.ts';
import type { ShareChoiceProps } from './share-choice.tsx';

interface ShareDialogProps {
  /** Null while none is shared. */
  readonly product: Product | null;
  readonly hourlyRate: number;
  readonly onClose: () => void;
}

/** Asks for whom the text about a product is. */
function ShareDialog({ product, hourlyRate, onClose }: ShareDialogProps) {
  return (
    <Dialog
      opened={product !== null}
      title="Compartilhar"
      description={product && <bdi>{product.name}</bdi>}
      onClose={onClose}
    >
      {product && <ShareChoice product={product} hourlyRate={hourlyRate} onClose={onClose} />}
    </Dialog>
  );
}

const ShareChoice = lazyPart<ShareChoiceProps>(
  'Um momento…',
  () => import('./share-choice.tsx').then((part) => part.ShareChoice),
  ({ onClose }) => (
    <div className={dialogClasses.buttons}>
      <Button variant="default" onClick={onClose}>
        Cancelar
      </Button>
    </div>
  ),
);

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

interface DeleteDialogProps {
  /** Null while none is to be deleted. */
  readonly product: Product | null;
  readonly onConfirm: (product: Product) => void;
  readonly onClose: () => void;
}

function DeleteDialog({ product, onConfirm, onClose }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      opened={product !== null}
      title="Excluir produto"
      question={product ? confirmations.deleteProduct(product.name) : ''}
      confirm="Sim, excluir"
      onConfirm={() => product && onConfirm(product)}
      onClose={onClose}
    />
  );
}
