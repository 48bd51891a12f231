import { useEffect } from 'react';
import { offerWords } from '#core/lists/offer-texts.ts';
import type { Product } from '#core/schemas/product.ts';
import { formatMoney } from '#core/text/formats.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFoot } from '../../../ui/dialogs/dialog-buttons.tsx';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import type { OfferedPriceProps } from './offered-price.tsx';

const OfferedPrice = lazyPart<OfferedPriceProps>(
  'Um momento…',
  () => import('./offered-price.tsx').then((part) => part.OfferedPrice),
  DialogFoot,
);

interface OfferDialogProps {
  /** What an offer is about; null while none is. */
  readonly product: Product | null;
  readonly hourlyRate: number;
  /** What was typed before it was opened. */
  readonly begin?: string;
  readonly onClose: () => void;
}

export function OfferDialog({ product, hourlyRate, begin = '', onClose }: OfferDialogProps) {
  // A touch comes before the press that opens it.
  useEffect(() => {
    const touched = { once: true, passive: true };
    window.addEventListener('pointerdown', OfferedPrice.preload, touched);
    return () => window.removeEventListener('pointerdown', OfferedPrice.preload);
  }, []);
  return (
    <Dialog
      opened={product !== null}
      title={offerWords.title}
      description={
        product && (
          <p>
            <bdi>{product.name}</bdi> · {formatMoney(product.finalPrice)}
          </p>
        )
      }
      onClose={onClose}
    >
      {product && (
        <OfferedPrice product={product} hourlyRate={hourlyRate} begin={begin} onClose={onClose} />
      )}
    </Dialog>
  );
}
