import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import { paidPricesWords } from '#core/catalogue/paid-price-texts.ts';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFoot } from '../../../ui/dialogs/dialog-buttons.tsx';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import type { PaidPricesProps } from './paid-prices.tsx';

interface PricesDialogProps {
  /** Null while none is shown. */
  readonly material: CatalogueMaterial | null;
  readonly onClose: () => void;
}

export function PricesDialog({ material, onClose }: PricesDialogProps) {
  return (
    <Dialog
      opened={material !== null}
      title={paidPricesWords.title}
      description={<bdi>{material?.name}</bdi>}
      onClose={onClose}
    >
      {material && <PaidPrices material={material} />}
      <DialogFoot close="Fechar" onClose={onClose}>
        {material && (
          <LinkButton variant="subtle" to={`/materials/${material.id}/history`}>
            Ver o histórico
          </LinkButton>
        )}
      </DialogFoot>
    </Dialog>
  );
}

const PaidPrices = lazyPart<PaidPricesProps>(paidPricesWords.loading, () =>
  import('./paid-prices.tsx').then((part) => part.PaidPrices),
);
