import type { MaterialMovementInput, StockMaterial } from '#core/schemas/stock.ts';
import { stockLabels } from '#core/stock/stock-labels.ts';
import { moveWords, stockText } from '#core/stock/stock-texts.ts';
import { answerOf, api } from '../../../api/client.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { dayOf, detailFieldAt } from './detail-values.ts';
import { Known } from './known-figures.tsx';
import { MoveFrame } from './move-frame.tsx';
import {
  type AmountValues,
  amountInput,
  amountProblems,
  fieldOf,
  quantityOf,
} from './move-values.ts';
import { QuantityField } from './quantity-field.tsx';
import { useMove } from './use-move.ts';

interface AmountFormProps {
  readonly kind: 'adjustment' | 'loss';
  readonly material: StockMaterial;
  readonly onClose: () => void;
}

/** How much of a material was counted, or lost. */
export function AmountForm({ kind, material, onClose }: AmountFormProps) {
  const { id, name, unit, onHand } = material;
  const form = useForm<keyof AmountValues>(
    { quantity: '', unit, day: dayOf(new Date()), note: '' },
    (values) => amountProblems(kind, material, values),
    detailFieldAt,
  );
  const told = quantityOf(material, fieldOf(kind), form.values);
  const move = useMove<MaterialMovementInput>(
    (json, once) => answerOf(api.materials[':id'].movements.$post({ param: { id }, json }, once)),
    () => moveWords.done[kind](name),
  );
  const submit = () =>
    form.submit(() =>
      move.tell(amountInput(kind, material, form.values) as MaterialMovementInput, onClose),
    );
  return (
    <MoveFrame form={form} error={move.error} onSubmit={() => void submit()} onClose={onClose}>
      <QuantityField
        {...form.field('quantity')}
        field={fieldOf(kind)}
        label={kind === 'loss' ? moveWords.lost : stockLabels.counted}
        unit={form.values.unit}
        onUnit={form.field('unit').onChange}
      />
      <Known
        known={stockText(onHand, unit)}
        difference={kind === 'adjustment' && told !== null ? stockText(told - onHand, unit) : null}
        htmlFor="moveQuantity"
      />
    </MoveFrame>
  );
}
