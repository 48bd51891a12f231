import { AmountForm, PurchaseForm, type PurchaseFormProps } from './material-forms.tsx';
import type { MoveRequest } from './move-request.ts';
import { PiecesForm, ProductionForm, SaleForm } from './product-forms.tsx';

export interface MoveFormProps extends Pick<PurchaseFormProps, 'onOtherPrice' | 'onClose'> {
  readonly request: MoveRequest;
}

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
