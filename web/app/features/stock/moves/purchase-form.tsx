import { unitOf } from '#core/choices/unit-types.ts';
import { amountText } from '#core/pricing/price-text.ts';
import { isNewPrice } from '#core/products/new-price.ts';
import { numberText } from '#core/products/number-text.ts';
import type { MaterialMovementInput, StockMaterial } from '#core/schemas/stock.ts';
import { cataloguePrice } from '#core/stock/purchase.ts';
import { moveWords } from '#core/stock/stock-texts.ts';
import { answerOf, api } from '../../../api/client.ts';
import pairClasses from '../../../ui/fields/field-pair.module.css';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { dayOf, detailFieldAt } from './detail-values.ts';
import { MoveFrame } from './move-frame.tsx';
import {
  boughtOf,
  moveFields,
  type PurchaseValues,
  purchaseInput,
  purchaseProblems,
} from './move-values.ts';
import classes from './moves.module.css';
import { QuantityField } from './quantity-field.tsx';
import { useMove } from './use-move.ts';

interface PurchaseFormProps {
  readonly material: StockMaterial;
  readonly onOtherPrice: (material: StockMaterial, price: number) => void;
  readonly onClose: () => void;
}

/** What was bought: packs at a price each, or so much at a price per unit. */
export function PurchaseForm({ material, onOtherPrice, onClose }: PurchaseFormProps) {
  const { id, name, pack, unit } = material;
  const form = useForm<keyof PurchaseValues>(
    {
      quantity: pack ? '1' : '',
      unit,
      price: numberText(moveFields.price, cataloguePrice(material)),
      day: dayOf(new Date()),
      note: '',
    },
    (values) => purchaseProblems(material, values),
    (path) => (path === 'value' ? 'price' : detailFieldAt(path)),
  );
  const bought = boughtOf(material, form.values);
  const move = useMove<MaterialMovementInput>(
    (json, once) => answerOf(api.materials[':id'].movements.$post({ param: { id }, json }, once)),
    () => moveWords.done.purchase(name),
  );
  const ask = () => {
    onClose();
    if (bought && isNewPrice(material, bought.price)) onOtherPrice(material, bought.price);
  };
  const submit = () =>
    form.submit(() =>
      move.tell(purchaseInput(material, form.values) as MaterialMovementInput, ask),
    );
  const price = form.field('price');
  return (
    <MoveFrame form={form} error={move.error} onSubmit={() => void submit()} onClose={onClose}>
      <div className={pairClasses.pair}>
        {pack ? (
          <NumberField
            {...form.field('quantity')}
            id="moveQuantity"
            field={moveFields.packs}
            label={moveWords.packs}
            suffix={`× ${amountText(pack.content, pack.unit)}`}
          />
        ) : (
          <QuantityField
            {...form.field('quantity')}
            field={moveFields.quantity}
            label={moveWords.howMuch}
            unit={form.values.unit}
            onUnit={form.field('unit').onChange}
          />
        )}
        <NumberField
          {...price}
          id="movePrice"
          field={moveFields.price}
          label={pack ? moveWords.packPrice : moveWords.pricePer(unitOf(unit).name)}
        />
      </div>
      <output htmlFor="moveQuantity movePrice" aria-label={moveWords.total} className={classes.sum}>
        {bought ? moveWords.enters(bought.quantity, unit, bought.value) : '…'}
      </output>
    </MoveFrame>
  );
}
