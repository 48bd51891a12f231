import { offerWords } from '#core/lists/offered-price.ts';
import type { Product } from '#core/schemas/product.ts';
import { formatMoney } from '#core/text/formats.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFoot } from '../../../ui/dialogs/dialog-buttons.tsx';
import { OfferedPrice } from './offered-price.tsx';

interface OfferDialogProps {
  /** What an offer is about; null while none is. */
  readonly product: Product | null;
  readonly hourlyRate: number;
  readonly onClose: () => void;
}

export function OfferDialog({ product, hourlyRate, onClose }: OfferDialogProps) {
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
        <>
          <OfferedPrice product={product} hourlyRate={hourlyRate} onKept={onClose} />
          <DialogFoot close="Fechar" onClose={onClose} />
        </>
      )}
    </Dialog>
  );
}
