import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { numberText, readOptionalNumber } from '#core/products/number-text.ts';
import type { PieceMovementInput, ProductionInput, StockProduct } from '#core/schemas/stock.ts';
import { moveWords, piecesText } from '#core/stock/stock-texts.ts';
import { answerOf, api } from '../../../api/client.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { productQuery } from '../../products/stored/product-query.ts';
import { stockQuery } from '../stock-query.ts';
import { KnownAmount, MoveFrame } from './move-frame.tsx';
import {
  moveFields,
  piecesFieldOf,
  piecesInput,
  piecesProblems,
  productionInput,
  productionProblems,
} from './move-values.ts';
import { Needs } from './needs.tsx';
import { useMoveForm } from './use-move-form.ts';

interface ProductFormProps {
  readonly product: StockProduct;
  readonly onClose: () => void;
}

export function ProductionForm({ product, onClose }: ProductFormProps) {
  const { id, name } = product;
  const { data: whole } = useQuery({ ...productQuery(id), staleTime: 0 });
  const { data: stock } = useQuery(stockQuery);
  const [before, setBefore] = useState(stock);
  const form = useMoveForm<'pieces', ProductionInput>({
    initial: { pieces: numberText(moveFields.pieces, product.batchSize) },
    findProblems: productionProblems,
    inputOf: productionInput,
    send: (json, once) =>
      answerOf(api.products[':id'].productions.$post({ param: { id }, json }, once)),
    done: ({ pieces }) => moveWords.done.production(name, pieces),
    onDone: onClose,
  });
  // What was used is missing afterwards, which nobody has to hear while the dialog closes.
  if (!form.isSent && before !== stock) setBefore(stock);
  return (
    <MoveFrame form={form} onClose={onClose}>
      <NumberField
        {...form.field('pieces')}
        id="movePieces"
        field={moveFields.pieces}
        label={moveWords.pieces}
      />
      <Needs
        product={whole}
        stock={before}
        pieces={readOptionalNumber(moveFields.pieces, form.values.pieces)}
      />
    </MoveFrame>
  );
}

export function PiecesForm({
  kind,
  product,
  onClose,
}: ProductFormProps & { readonly kind: 'adjustment' | 'loss' }) {
  const { id, name, onHand } = product;
  const field = piecesFieldOf(kind);
  const form = useMoveForm<'pieces', PieceMovementInput>({
    initial: { pieces: '' },
    findProblems: (values) => piecesProblems(kind, values),
    inputOf: (values) => piecesInput(kind, values),
    send: (json, once) =>
      answerOf(api.products[':id'].movements.$post({ param: { id }, json }, once)),
    done: () => moveWords.done[kind](name),
    onDone: onClose,
  });
  const pieces = readOptionalNumber(field, form.values.pieces);
  return (
    <MoveFrame form={form} onClose={onClose}>
      <NumberField
        {...form.field('pieces')}
        id="movePieces"
        field={field}
        label={kind === 'loss' ? moveWords.lostPieces : moveWords.countedPieces}
      />
      <KnownAmount
        known={piecesText(onHand)}
        difference={kind === 'adjustment' && pieces !== null ? piecesText(pieces - onHand) : null}
        htmlFor="movePieces"
      />
    </MoveFrame>
  );
}
