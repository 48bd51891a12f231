import { AmountForm, PurchaseForm, type PurchaseFormProps } from './material-forms.tsx';
import type { MoveRequest } from './move-request.ts';
import { PiecesForm, ProductionForm } from './product-forms.tsx';
import { SaleForm } from './sale-form.tsx';

export interface MoveFormProps extends Pick<PurchaseFormProps, 'onOtherPrice' | 'onClose'> {
  readonly request: MoveRequest;
}

export function MoveForm({ request, onOtherPrice, onClose }: MoveFormProps) {
  if ('material' in request) {
    const { what, ...of } = request;
    return what === 'purchase' ? (
      <PurchaseForm {...of} onOtherPrice={onOtherPrice} onClose={onClose} />
    ) : (
      <AmountForm {...of} kind={what} onClose={onClose} />
    );
  }
  const { what, ...of } = request;
  switch (what) {
    case 'production':
      return <ProductionForm {...of} onClose={onClose} />;
    case 'sale':
      return <SaleForm {...of} onClose={onClose} />;
    default:
      return <PiecesForm {...of} kind={what} onClose={onClose} />;
  }
}
