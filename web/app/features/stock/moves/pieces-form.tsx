import { readOptionalNumber } from '#core/products/number-text.ts';
import type { PieceMovementInput, StockProduct } from '#core/schemas/stock.ts';
import { moveWords, piecesText } from '#core/stock/stock-texts.ts';
import { answerOf, api } from '../../../api/client.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { dayOf, detailFieldAt } from './detail-values.ts';
import { Known } from './known-figures.tsx';
import { MoveFrame } from './move-frame.tsx';
import { type PiecesValues, piecesFieldOf, piecesInput, piecesProblems } from './move-values.ts';
import { useMove } from './use-move.ts';

interface PiecesFormProps {
  readonly kind: 'adjustment' | 'loss';
  readonly product: StockProduct;
  readonly onClose: () => void;
}

/** How many pieces of a product were counted, or lost. */
export function PiecesForm({ kind, product, onClose }: PiecesFormProps) {
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
