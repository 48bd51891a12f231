import { readOptionalNumber } from '#core/products/number-text.ts';
import type {
  PieceMovementInput,
  ProductionInput,
  StockMaterial,
  StockProduct,
} from '#core/schemas/stock.ts';
import { moveWords, piecesText } from '#core/stock/stock-texts.ts';
import { answerOf, api } from '../../../api/client.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { AmountForm } from './amount-form.tsx';
import { dayOf, detailFieldAt } from './detail-values.ts';
import { Known } from './known-figures.tsx';
import { MoveFrame } from './move-frame.tsx';
import type { MoveRequest } from './move-request.ts';
import {
  moveFields,
  type PiecesValues,
  piecesFieldOf,
  piecesInput,
  piecesProblems,
  productionInput,
  productionProblems,
} from './move-values.ts';
import { Needs } from './needs.tsx';
import { PurchaseForm } from './purchase-form.tsx';
import { SaleForm } from './sale-form.tsx';
import { useMove } from './use-move.ts';

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

interface ProductionFormProps {
  readonly product: StockProduct;
  readonly onClose: () => void;
}

/** How many pieces were made, and what that takes of the materials. */
function ProductionForm({ product, onClose }: ProductionFormProps) {
  const { id, name } = product;
  const form = useForm<keyof PiecesValues>(
    { pieces: '1', day: dayOf(new Date()), note: '' },
    productionProblems,
    detailFieldAt,
  );
  const pieces = readOptionalNumber(moveFields.pieces, form.values.pieces);
  const move = useMove<ProductionInput>(
    (json, once) => answerOf(api.products[':id'].productions.$post({ param: { id }, json }, once)),
    (input) => moveWords.done.production(name, input.pieces),
  );
  const submit = () =>
    form.submit(() => move.tell(productionInput(form.values) as ProductionInput, onClose));
  return (
    <MoveFrame form={form} error={move.error} onSubmit={() => void submit()} onClose={onClose}>
      <NumberField
        {...form.field('pieces')}
        id="movePieces"
        field={moveFields.pieces}
        label={moveWords.pieces}
      />
      <Needs product={product} pieces={pieces} />
    </MoveFrame>
  );
}

interface PiecesFormProps {
  readonly kind: 'adjustment' | 'loss';
  readonly product: StockProduct;
  readonly onClose: () => void;
}

/** How many pieces of a product were counted, or lost. */
function PiecesForm({ kind, product, onClose }: PiecesFormProps) {
  const { id, name, onHand } = product;
  const field = piecesFieldOf(kind);
  const form = useForm<keyof PiecesValues>(
    { pieces: '', day: dayOf(new Date()), note: '' },
    (values) => piecesProblems(kind, values),
    detailFieldAt,
  );
  const told = readOptionalNumber(field, form.values.pieces);
  const move = useMove<PieceMovementInput>(
    (json, once) => answerOf(api.products[':id'].movements.$post({ param: { id }, json }, once)),
    () => moveWords.done[kind](name),
  );
  const submit = () =>
    form.submit(() => move.tell(piecesInput(kind, form.values) as PieceMovementInput, onClose));
  return (
    <MoveFrame form={form} error={move.error} onSubmit={() => void submit()} onClose={onClose}>
      <NumberField
        {...form.field('pieces')}
        id="movePieces"
        field={field}
        label={kind === 'loss' ? moveWords.lostPieces : moveWords.countedPieces}
      />
      <Known
        known={piecesText(onHand)}
        difference={kind === 'adjustment' && told !== null ? piecesText(told - onHand) : null}
        htmlFor="movePieces"
      />
    </MoveFrame>
  );
}
