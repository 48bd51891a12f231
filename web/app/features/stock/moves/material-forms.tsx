import { amountText } from '#core/pricing/price-text.ts';
import { knownUnit } from '#core/product-draft/row-units.ts';
import { productLabels } from '#core/products/product-texts.ts';
import { isNewPrice } from '#core/stock/new-price.ts';
import { cataloguePrice } from '#core/stock/purchase.ts';
import { stockLabels } from '#core/stock/stock-labels.ts';
import type { MaterialMovementInput, StockMaterial } from '#core/stock/stock-schemas.ts';
import { moveWords, stockText } from '#core/stock/stock-texts.ts';
import { numberText } from '#core/typed/number-text.ts';
import { unitOf } from '#core/units/unit-types.ts';
import type { Once } from '../../../acts/act.ts';
import { answerOf, api } from '../../../api/client.ts';
import pairClasses from '../../../ui/fields/field-pair.module.css';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { UnitSelect } from '../../../ui/fields/unit-select.tsx';
import classes from '../stock.module.css';
import { type DetailField, KnownAmount, MoveFrame } from './move-frame.tsx';
import { amountMove, boughtOf, fieldOf, moveFields, purchase, quantityOf } from './move-values.ts';
import { useMoveForm } from './use-move-form.ts';

const sendOf = (id: string) => (json: MaterialMovementInput, once: Once) =>
  answerOf(api.materials[':id'].movements.$post({ param: { id }, json }, once));

export interface PurchaseFormProps {
  readonly material: StockMaterial;
  /** Whether the material is tracked from this purchase on. */
  readonly starts?: boolean | undefined;
  /** Called when the purchase had another price than the catalogue's: R$ for a pack or a unit. */
  readonly onOtherPrice: (material: StockMaterial, price: number) => void;
  readonly onClose: () => void;
}

/** What was bought: packs at a price each, or so much at a price per unit. */
export function PurchaseForm({
  material,
  starts = false,
  onOtherPrice,
  onClose,
}: PurchaseFormProps) {
  const { id, name, pack, unit } = material;
  const form = useMoveForm<'quantity' | 'unit' | 'price', MaterialMovementInput>({
    initial: {
      quantity: pack ? '1' : '',
      unit,
      price: numberText(moveFields.price, cataloguePrice(material)),
    },
    move: purchase(material, starts),
    send: sendOf(id),
    done: () => moveWords.done.purchase(name),
    onDone: (values) => {
      const price = boughtOf(material, values)?.price;
      if (price !== undefined && isNewPrice(material, price)) onOtherPrice(material, price);
      else onClose();
    },
  });
  const bought = boughtOf(material, form.values);
  return (
    <MoveFrame form={form} onClose={onClose}>
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
          <QuantityField form={form} field={moveFields.quantity} label={moveWords.howMuch} />
        )}
        <NumberField
          {...form.field('price')}
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

interface AmountFormProps extends Pick<PurchaseFormProps, 'material' | 'onClose'> {
  readonly kind: 'adjustment' | 'loss';
}

export function AmountForm({ kind, material, onClose }: AmountFormProps) {
  const { id, name, unit, onHand } = material;
  const form = useMoveForm<'quantity' | 'unit', MaterialMovementInput>({
    initial: { quantity: '', unit },
    move: amountMove(kind, material),
    send: sendOf(id),
    done: () => moveWords.done[kind](name),
    onDone: onClose,
  });
  const entered = quantityOf(material, fieldOf(kind), form.values);
  const difference =
    kind === 'adjustment' && entered !== null ? stockText(entered - onHand, unit) : null;
  return (
    <MoveFrame form={form} onClose={onClose}>
      <QuantityField
        form={form}
        field={fieldOf(kind)}
        label={kind === 'loss' ? moveWords.lost : stockLabels.counted}
      />
      <KnownAmount known={stockText(onHand, unit)} difference={difference} htmlFor="moveQuantity" />
    </MoveFrame>
  );
}

interface QuantityFieldProps {
  readonly form: {
    readonly values: { readonly unit: string };
    readonly field: (name: 'quantity' | 'unit') => DetailField;
  };
  readonly field: (typeof moveFields)['quantity' | 'counted'];
  readonly label: string;
}

/** How much of a material, in a unit of its dimension: '500 g' and '0,5 kg' are the same. */
function QuantityField({ form, ...texts }: QuantityFieldProps) {
  const unit = knownUnit(form.values.unit);
  const onUnit = form.field('unit').onChange;
  return (
    <NumberField
      {...form.field('quantity')}
      {...texts}
      id="moveQuantity"
      unit={unit}
      onUnit={onUnit}
      suffix={
        <UnitSelect id="moveUnit" label={productLabels.unitUsed} value={unit} onChange={onUnit} />
      }
    />
  );
}
