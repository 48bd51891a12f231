import { readOptionalNumber } from '#core/products/number-text.ts';
import type { ProductionInput, StockProduct } from '#core/schemas/stock.ts';
import { moveWords } from '#core/stock/stock-texts.ts';
import { answerOf, api } from '../../../api/client.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { dayOf, detailFieldAt } from './detail-values.ts';
import { MoveFrame } from './move-frame.tsx';
import {
  moveFields,
  type PiecesValues,
  productionInput,
  productionProblems,
} from './move-values.ts';
import { Needs } from './needs.tsx';
import { useMove } from './use-move.ts';

interface ProductionFormProps {
  readonly product: StockProduct;
  readonly onClose: () => void;
}

/** How many pieces were made, and what that takes of the materials. */
export function ProductionForm({ product, onClose }: ProductionFormProps) {
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
