import type { StockMaterial } from '#core/schemas/stock.ts';
import { AmountForm } from './amount-form.tsx';
import type { MoveRequest } from './move-request.ts';
import { PiecesForm } from './pieces-form.tsx';
import { ProductionForm } from './production-form.tsx';
import { PurchaseForm } from './purchase-form.tsx';
import { SaleForm } from './sale-form.tsx';

export interface MoveFormProps {
  readonly request: MoveRequest;
  /** A material was bought at another price than the catalogue's: R$ for a pack or a unit. */
  readonly onOtherPrice: (material: StockMaterial, price: number) => void;
  readonly onClose: () => void;
}

/** The fields of what is told. */
export function MoveForm({ request, onOtherPrice, onClose }: MoveFormProps) {
  switch (request.what) {
    case 'purchase':
      return (
        <PurchaseForm material={request.material} onOtherPrice={onOtherPrice} onClose={onClose} />
      );
    case 'count':
      return <AmountForm kind="adjustment" material={request.material} onClose={onClose} />;
    case 'loss':
      return <AmountForm kind="loss" material={request.material} onClose={onClose} />;
    case 'production':
      return <ProductionForm product={request.product} onClose={onClose} />;
    case 'sale':
      return <SaleForm product={request.product} onClose={onClose} />;
    case 'countPieces':
      return <PiecesForm kind="adjustment" product={request.product} onClose={onClose} />;
    case 'lossOfPieces':
      return <PiecesForm kind="loss" product={request.product} onClose={onClose} />;
  }
}
