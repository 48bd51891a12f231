import { useEffect } from 'react';
import { actWords } from '#core/app/app-texts.ts';
import { formatMoney } from '#core/numbers/formats.ts';
import { offerWords } from '#core/offers/offer-texts.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFoot } from '../../../ui/dialogs/dialog-buttons.tsx';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import type { OfferedPriceProps } from './offered-price-view.tsx';

const OfferedPrice = lazyPart<OfferedPriceProps>(
  actWords.wait,
  () => import('./offered-price-view.tsx').then((part) => part.OfferedPrice),
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
